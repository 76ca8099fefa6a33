import { useSoundStore } from './sound.store.ts'

/** Lets a sound of our own making be heard: notes on this context, from its present time on. */
export type Sound = (context: AudioContext) => void

/** A sound that comes so late belongs to nothing that is seen. */
const LATE_MS = 5_000

let context: AudioContext | undefined

/** Plays unless this device is muted. Without a loudspeaker, or before the browser allows sound, nothing is heard. */
export function playSound(sound: Sound): void {
  if (useSoundStore.getState().isMuted || !('AudioContext' in globalThis)) return
  context ??= new AudioContext()
  const askedAt = performance.now()
  void context.resume().then(
    // Held back until the first touch of a page, it would be heard long after what it tells.
    () => context && performance.now() - askedAt < LATE_MS && sound(context),
    () => {},
  )
}
