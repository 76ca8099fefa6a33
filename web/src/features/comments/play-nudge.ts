import { playTone } from '../../shared/sound/play-tone.ts'

const LOUDNESS = 0.07

/** A reminder: two low, soft notes for the teacher's ear, no alarm over a child. Over in a third of a second. */
export function playNudge(context: AudioContext): void {
  const start = context.currentTime + 0.01
  playTone(context, { frequency: 329.63, start, end: start + 0.2, loudness: LOUDNESS })
  playTone(context, { frequency: 261.63, start: start + 0.12, end: start + 0.36, loudness: LOUDNESS })
}
