import { COMMENT_SOUND_MS } from '@pinge/contract/values/limits.ts'
import { playSound } from '../../../shared/sound/play-sound.ts'
import { playTone } from '../../../shared/sound/play-tone.ts'
import type { PraiseSize } from './praise.ts'

/** Rings for a praise, for as long as the specification says: more for more points, and most for a class. */
export function ringPraise(size: PraiseSize): void {
  playSound((context) => playChime(context, chimes[size], COMMENT_SOUND_MS))
}

/** Marks a reminder, for the teacher alone. */
export function ringReminder(): void {
  playSound(playNudge)
}

type Note = { frequency: number; at: number }

/** Notes of a rising C major chord, in hertz, with the second at which each begins. */
const chimes: Record<PraiseSize, readonly Note[]> = {
  small: [
    { frequency: 1046.5, at: 0 },
    { frequency: 1568, at: 0.12 },
  ],
  large: [
    { frequency: 783.99, at: 0 },
    { frequency: 1046.5, at: 0.11 },
    { frequency: 1318.5, at: 0.22 },
    { frequency: 1568, at: 0.36 },
  ],
  class: [
    { frequency: 523.25, at: 0 },
    { frequency: 659.25, at: 0.09 },
    { frequency: 783.99, at: 0.18 },
    { frequency: 1046.5, at: 0.3 },
    { frequency: 1318.5, at: 0.42 },
    { frequency: 1568, at: 0.56 },
    { frequency: 2093, at: 0.72 },
  ],
}
const CHIME_LOUDNESS = 0.16

/** A small bright chime that is over after the given time: made here, so that no file has to be fetched before it rings. */
function playChime(context: AudioContext, notes: readonly Note[], durationMs: number): void {
  const begin = context.currentTime + 0.01
  const end = begin + durationMs / 1000
  for (const { frequency, at } of notes) {
    const start = begin + at
    playTone(context, { frequency, start, end, loudness: CHIME_LOUDNESS })
    // A quiet octave above makes it a bell rather than a beep.
    playTone(context, { frequency: frequency * 2, start, end: start + 0.35, loudness: CHIME_LOUDNESS / 5 })
  }
}

const NUDGE_LOUDNESS = 0.07

/** A reminder: two low, soft notes for the teacher's ear, no alarm over a child. Over in a third of a second. */
function playNudge(context: AudioContext): void {
  const start = context.currentTime + 0.01
  playTone(context, { frequency: 329.63, start, end: start + 0.2, loudness: NUDGE_LOUDNESS })
  playTone(context, { frequency: 261.63, start: start + 0.12, end: start + 0.36, loudness: NUDGE_LOUDNESS })
}
