import { vi } from 'vitest'

export type Tone = { frequency: number; start: number; end: number }

let tones: Tone[] = []

/** Gives this device a loudspeaker, whose tones a test can hear. */
export function addLoudspeaker(): void {
  tones = []
  vi.stubGlobal('AudioContext', FakeAudioContext)
}

export function removeLoudspeaker(): void {
  vi.unstubAllGlobals()
}

/** What was heard since the loudspeaker was added. */
export function heardTones(): readonly Tone[] {
  return tones
}

class FakeAudioContext {
  currentTime = 0
  destination = {}
  resume = async () => {}

  createOscillator() {
    const tone: Tone = { frequency: 0, start: 0, end: 0 }
    return {
      type: 'sine',
      frequency: {
        set value(frequency: number) {
          tone.frequency = frequency
        },
      },
      connect: (next: unknown) => next,
      start: (at: number) => {
        tone.start = at
      },
      stop: (at: number) => {
        tone.end = at
        tones.push(tone)
      },
    }
  }

  createGain() {
    const gain = {
      setValueAtTime: () => {},
      linearRampToValueAtTime: () => {},
      exponentialRampToValueAtTime: () => {},
    }
    return { gain, connect: (next: unknown) => next }
  }
}
