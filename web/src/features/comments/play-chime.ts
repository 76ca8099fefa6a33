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
  const start = context.currentTime + 0.01
  const end = start + durationMs / 1000
  for (const { frequency, at } of notes) {
    ring(context, frequency, start + at, end, LOUDNESS)
    // A quiet octave above makes it a bell rather than a beep.
    ring(context, frequency * 2, start + at, start + at + 0.35, LOUDNESS / 5)
  }
}

function ring(context: AudioContext, frequency: number, start: number, end: number, loudness: number): void {
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.type = 'sine'
  tone.frequency.value = frequency
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loudness, start + 0.012)
  volume.gain.exponentialRampToValueAtTime(0.0001, end)
  tone.connect(volume).connect(context.destination)
  tone.start(start)
  tone.stop(end)
}
