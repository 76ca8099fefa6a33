import { COMMENT_SOUND_MS } from '@pinge/contract/limits.ts'
import { playSound } from '../../shared/sound/play-sound.ts'
import { playChime } from './play-chime.ts'

/** Rings for a praise, for as long as the specification says. */
export function ringPraise(): void {
  playSound((context) => playChime(context, COMMENT_SOUND_MS))
}
