import { nameStudents } from './name-students.ts'

/** What became of a comment some of whose pupils have left the class since it was begun. Nothing when all are there. */
export function describeGone(goneNames: readonly string[], leftCount: number): string {
  if (goneNames.length === 0) return ''
  const gone = `${nameStudents(goneNames)}刚刚离开了班级`
  return leftCount === 0 ? `${gone}，这次点评送不出去` : `${gone}，这次只点评其余 ${leftCount} 人`
}
