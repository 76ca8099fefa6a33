import { playTone } from '../../shared/sound/play-tone.ts'

/** Notes of a rising C major chord, in hertz, with the time at which each begins. */
const notes = [
  { frequency: 783.99, at: 0 },
  { frequency: 1046.5, at: 0.11 },
  { frequency: 1318.5, at: 0.22 },
  { frequency: 1568, at: 0.36 },
]
const LOUDNESS = 0.16

/** A small bright chime that is over after the given time: made here, so that no file has to be fetched before it rings. */
export function playChime(context: AudioContext, durationMs: number): void {
  const begin = context.currentTime + 0.01
  const end = begin + durationMs / 1000
  for (const { frequency, at } of notes) {
    const start = begin + at
    playTone(context, { frequency, start, end, loudness: LOUDNESS })
    // A quiet octave above makes it a bell rather than a beep.
    playTone(context, { frequency: frequency * 2, start, end: start + 0.35, loudness: LOUDNESS / 5 })
  }
}
