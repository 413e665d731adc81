// Short synthesised cues. Silent until the first click or key, one switch and the volume in the settings.
import { settings } from '../shell/settings.svelte'

export type Cue = 'engine' | 'turret' | 'turn' | 'ricochet' | 'fire' | 'shot' | 'hit' | 'miss' | 'coin' | 'card' | 'drum' | 'win' | 'talk'

/** A tone: when it starts, how long, from and to which pitch, how loud, of which wave; `noise` has no pitch. */
type Tone = { at?: number; for: number; from: number; to?: number; loud?: number; wave?: OscillatorType | 'noise' }

const CUES: Record<Cue, Tone[]> = {
  engine: [{ for: 0.5, from: 55, to: 80, wave: 'sawtooth', loud: 0.35 }],
  turn: [
    { for: 0.14, from: 523 },
    { at: 0.12, for: 0.24, from: 784 },
  ],
  shot: [
    { for: 0.22, from: 900, to: 120, wave: 'noise', loud: 0.9 },
    { for: 0.25, from: 120, to: 40, loud: 0.9 },
  ],
  hit: [
    { for: 0.3, from: 500, to: 90, wave: 'noise', loud: 0.8 },
    { at: 0.02, for: 0.2, from: 1400, to: 500, wave: 'square', loud: 0.15 },
  ],
  turret: [{ for: 0.45, from: 180, to: 240, wave: 'sawtooth', loud: 0.15 }],
  ricochet: [
    { for: 0.12, from: 1900, to: 1500, wave: 'square', loud: 0.2 },
    { at: 0.08, for: 0.45, from: 2600, to: 700, wave: 'triangle', loud: 0.4 },
  ],
  fire: [0, 0.11, 0.19, 0.34].map((at) => ({ at, for: 0.16, from: 1500, to: 300, wave: 'noise' as const, loud: 0.35 })),
  miss: [{ for: 0.35, from: 2400, to: 500, wave: 'noise', loud: 0.25 }],
  coin: [
    { for: 0.07, from: 1319, wave: 'triangle' },
    { at: 0.06, for: 0.2, from: 1760, wave: 'triangle' },
  ],
  card: [{ for: 0.06, from: 3200, to: 1200, wave: 'noise', loud: 0.3 }],
  drum: [0, 0.16, 0.32, 0.4, 0.48].map((at) => ({ at, for: 0.14, from: 160, to: 70, loud: 0.8 })),
  talk: [
    { for: 0.08, from: 660, wave: 'triangle', loud: 0.4 },
    { at: 0.07, for: 0.12, from: 880, wave: 'triangle', loud: 0.4 },
  ],
  win: [523, 659, 784, 1047].map((from, place) => ({ at: place * 0.13, for: 0.3, from, wave: 'triangle' as const })),
}

let context: AudioContext | undefined

/** From the first click or key on, cues may sound. */
export function wakeSound(): void {
  context ??= typeof AudioContext === 'undefined' ? undefined : new AudioContext()
  void context?.resume()
}

/** Only what calls somebody sounds while nobody looks. */
export function play(cue: Cue): void {
  if (!context || !settings.sound || settings.volume === 0 || (document.hidden && cue !== 'turn' && cue !== 'talk')) return
  for (const tone of CUES[cue]) sound(context, tone)
}

/** Calls whoever has clicked here before. */
export function call(): void {
  wakeSound()
  play('turn')
}

function sound(on: AudioContext, { at = 0, for: length, from, to = from, loud = 0.5, wave = 'sine' }: Tone): void {
  const start = on.currentTime + at
  const gain = on.createGain()
  gain.gain.setValueAtTime(Math.max(0.0001, loud * settings.volume * 0.4), start)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  gain.connect(on.destination)
  const source = wave === 'noise' ? noise(on, from, to, start, length, gain) : tone(on, wave, from, to, start, length, gain)
  source.start(start)
  source.stop(start + length)
}

function tone(on: AudioContext, wave: OscillatorType, from: number, to: number, start: number, length: number, out: AudioNode) {
  const made = on.createOscillator()
  made.type = wave
  made.frequency.setValueAtTime(from, start)
  made.frequency.exponentialRampToValueAtTime(to, start + length)
  made.connect(out)
  return made
}

function noise(on: AudioContext, from: number, to: number, start: number, length: number, out: AudioNode) {
  const made = on.createBufferSource()
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * length), on.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  made.buffer = buffer
  const filter = on.createBiquadFilter()
  filter.type = 'lowpass'
  filter.frequency.setValueAtTime(from, start)
  filter.frequency.exponentialRampToValueAtTime(to, start + length)
  made.connect(filter).connect(out)
  return made
}
