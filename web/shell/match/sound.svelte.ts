// The switch and the volume of the cues, as the page shows them.
import { play, setSound, soundSetting } from '../../table/sound'

export class Sound {
  on = $state(soundSetting().on)
  volume = $state(soundSetting().volume)

  toggle = (): void => {
    this.on = !this.on
    setSound({ on: this.on })
    play('turn')
  }

  setVolume(volume: number): void {
    this.volume = volume
    setSound({ volume })
    play('card')
  }
}
