import { COMMENT_SOUND_MS } from '@pinge/contract/limits.ts'
import { playSound } from '../../shared/sound/play-sound.ts'
import { playChime } from './play-chime.ts'
import { playNudge } from './play-nudge.ts'

/** Rings for a praise, for as long as the specification says. */
export function ringPraise(): void {
  playSound((context) => playChime(context, COMMENT_SOUND_MS))
}

/** Marks a reminder, for the teacher alone. */
export function ringReminder(): void {
  playSound(playNudge)
}
