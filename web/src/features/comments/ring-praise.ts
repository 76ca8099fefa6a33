import { COMMENT_SOUND_MS } from '@pinge/contract/limits.ts'
import { playChime } from './play-chime.ts'
import { useSoundStore } from './sound.store.ts'

let context: AudioContext | undefined

/** Rings for a praise unless this device is muted. Without a loudspeaker, or before the browser allows sound, nothing is heard. */
export function ringPraise(): void {
  if (useSoundStore.getState().isMuted || !('AudioContext' in globalThis)) return
  context ??= new AudioContext()
  void context.resume().then(
    () => context && playChime(context, COMMENT_SOUND_MS),
    () => {},
  )
}
