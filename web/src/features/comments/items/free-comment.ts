import type { CommentItem } from '@pinge/contract/comments.ts'
import { withoutUnseen } from '@pinge/contract/values/texts/unseen-signs.ts'
import type { QualityType } from '@pinge/contract/values/quality-type.ts'

/** A free comment has no item behind it, and so no id; the server is told its words, points and type instead. */
export const FREE_COMMENT_ID = ''

export type FreeComment = { text: string; points: number; type: QualityType }

/** A free comment as what is drawn, announced and flown: an item with the words and the pen that the server gives it too. */
export function makeFreeComment({ text, points, type }: FreeComment): CommentItem {
  return {
    id: FREE_COMMENT_ID,
    name: withoutUnseen(text).trim(),
    score: points,
    type,
    icon: 'pencil',
    isCustom: true,
  }
}

/** How the server is told which item is given. */
export function wireItem({ id, name, score, type }: CommentItem) {
  return id === FREE_COMMENT_ID ? { name, score, type } : { itemId: id }
}
