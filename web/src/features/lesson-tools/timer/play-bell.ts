import { playTone } from '../../../shared/sound/play-tone.ts'

/** When the strokes fall, in seconds. */
const strokes = [0, 0.7, 1.4]

/** The time is up: three strokes of a small bell, to be heard over a class at work and not to frighten it. */
export function playBell(context: AudioContext): void {
  for (const at of strokes) {
    const start = context.currentTime + 0.01 + at
    playTone(context, { frequency: 880, start, end: start + 1.2, loudness: 0.24 })
    playTone(context, { frequency: 1_760, start, end: start + 0.7, loudness: 0.08 })
    playTone(context, { frequency: 2_640, start, end: start + 0.4, loudness: 0.04 })
  }
}
