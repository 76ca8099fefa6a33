/** One soft bell-like tone. Times are the context's, in seconds. */
export type Tone = {
  /** Hertz. */
  frequency: number
  start: number
  end: number
  /** 0 to 1, of everything this device can do. */
  loudness: number
}

export function playTone(context: AudioContext, { frequency, start, end, loudness }: Tone): void {
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
