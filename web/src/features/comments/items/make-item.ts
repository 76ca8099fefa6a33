import type { CommentItem } from '@pinge/contract/comments.ts'

/** A comment item for tests: only what the test speaks of needs saying. */
export function makeItem(said: Partial<CommentItem> & { id: string }): CommentItem {
  return { type: 1, name: said.id, score: 1, icon: 'star', isCustom: false, ...said }
}
