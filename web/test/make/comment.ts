import type { ItemSetting } from '@pinge/contract/comment-items.ts'
import type { CommentItem } from '@pinge/contract/comments.ts'
import type { GivenComment } from '../../src/features/comments/give/given-comment.ts'
import { nextId } from './next-id.ts'

export function makeItem(said: Partial<CommentItem> = {}): CommentItem {
  return { id: nextId('item'), type: 1, name: '积极发言', score: 1, icon: 'star', isCustom: false, ...said }
}

export function makeItemSetting(said: Partial<ItemSetting> = {}): ItemSetting {
  return { ...makeItem(said), isHidden: false, uses: 0, ...said }
}

/** A comment of one pupil, as it is given. */
export function makeGivenComment(said: Partial<GivenComment> = {}): GivenComment {
  const requestId = said.requestId ?? nextId('comment')
  return {
    requestId,
    undoRequestId: `undo ${requestId}`,
    item: makeItem({ id: 'help', type: 2, score: 2 }),
    students: [{ id: 'mei', username: '梅', header: '1' }],
    isWholeClass: false,
    remark: '',
    ...said,
  }
}
