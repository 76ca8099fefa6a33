import { useSoundStore } from './sound.store.ts'

/** Lets a sound of our own making be heard: notes on this context, from its present time on. */
export type Sound = (context: AudioContext) => void

let context: AudioContext | undefined

/** Plays unless this device is muted. Without a loudspeaker, or before the browser allows sound, nothing is heard. */
export function playSound(sound: Sound): void {
  if (useSoundStore.getState().isMuted || !('AudioContext' in globalThis)) return
  context ??= new AudioContext()
  void context.resume().then(
    () => context && sound(context),
    () => {},
  )
}
