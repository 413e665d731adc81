// The tank boards as data/tanks.toml prints them, for choosing one before there is a match.
import text from '../data/tanks.toml?raw'

export type Model = { id: string; nation: string; apcr: boolean; destroyer: boolean; size: number; vp: number }

export const MODELS: Model[] = text.split(/^(?=\[\w+\]$)/m).slice(1).map(read)

function read(part: string): Model {
  const value = (key: string) => new RegExp(`^${key} = (.*)$`, 'm').exec(part)?.[1] ?? ''
  return {
    id: /^\[(\w+)\]/.exec(part)![1]!,
    nation: value('nation').slice(1, -1),
    apcr: value('equipment').includes('"apcr"'),
    destroyer: value('fire').includes(','),
    size: Number(value('size')),
    vp: Number(value('vp')),
  }
}

export const modelOf = (id: string): Model | undefined => MODELS.find((model) => model.id === id)
