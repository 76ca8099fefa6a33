import { playTone } from '../../../shared/sound/play-tone.ts'

/** When names change while the draw rolls, in milliseconds from its start: slower and slower, and over in a second. */
export const ROLL_TIMES_MS = [0, 60, 120, 180, 245, 315, 395, 490, 605, 750] as const
export const ROLL_MS = 950

/** The sound of a draw: soft clicks while it rolls, two bright notes when the name stands. */
export function playDraw(context: AudioContext, isRolling: boolean): void {
  const begin = context.currentTime + 0.01
  if (isRolling)
    for (const at of ROLL_TIMES_MS) {
      const start = begin + at / 1000
      playTone(context, { frequency: 440, start, end: start + 0.05, loudness: 0.05 })
    }
  const shown = begin + (isRolling ? ROLL_MS / 1000 : 0)
  playTone(context, { frequency: 659.25, start: shown, end: shown + 0.5, loudness: 0.14 })
  playTone(context, { frequency: 987.77, start: shown + 0.12, end: shown + 0.9, loudness: 0.14 })
}
