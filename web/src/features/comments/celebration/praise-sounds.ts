import { COMMENT_SOUND_MS } from '@pinge/contract/values/limits.ts'
import { playSound } from '../../../shared/sound/play-sound.ts'
import { playTone } from '../../../shared/sound/play-tone.ts'

/** Rings for a praise, for as long as the specification says. */
export function ringPraise(): void {
  playSound((context) => playChime(context, COMMENT_SOUND_MS))
}

/** Marks a reminder, for the teacher alone. */
export function ringReminder(): void {
  playSound(playNudge)
}

/** Notes of a rising C major chord, in hertz, with the time at which each begins. */
const notes = [
  { frequency: 783.99, at: 0 },
  { frequency: 1046.5, at: 0.11 },
  { frequency: 1318.5, at: 0.22 },
  { frequency: 1568, at: 0.36 },
]
const CHIME_LOUDNESS = 0.16

/** A small bright chime that is over after the given time: made here, so that no file has to be fetched before it rings. */
function playChime(context: AudioContext, durationMs: number): void {
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
