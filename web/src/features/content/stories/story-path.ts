export const STORIES_PATH = '/listen/list'
export const STORY_PATH = '/listen/pg-story'

/** The address of a bundle, a period of it, or a chapter (from 1). */
export function storyPath(of: { bundleId: string; periodId?: string; chapter?: number }): string {
  const query = new URLSearchParams({ bundleId: of.bundleId })
  if (of.periodId !== undefined) query.set('periodId', of.periodId)
  if (of.chapter !== undefined) query.set('chapter', String(of.chapter))
  return `${STORY_PATH}?${query.toString()}`
}
