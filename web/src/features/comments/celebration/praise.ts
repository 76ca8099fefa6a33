import type { CommentItem } from '@pinge/contract/comments.ts'
import { CLASS_WIDE_FROM, formatReceivers } from '../give/format-comment.ts'
import type { GivenComment } from '../give/given-comment.ts'

/** What is celebrated at one time: one comment, or several that came together. */
export type Praise = readonly [GivenComment, ...GivenComment[]]

/** Larger for more points, and largest for a whole class: a child sees what it was given. */
export type PraiseSize = 'small' | 'large' | 'class'

export function praiseSize(praise: Praise): PraiseSize {
  if (isForMany(praise)) return 'class'
  return praise.some(({ item }) => item.score > 1) ? 'large' : 'small'
}

/** Whether it is seen as one for the class, and not card by card. */
export function isForMany(praise: Praise): boolean {
  const students = praisedStudents(praise)
  return students.length >= CLASS_WIDE_FROM || praise.some((part) => part.isWholeClass && students.length > 1)
}

/** Each pupil once, in the order of the comments. */
export function praisedStudents(praise: Praise): GivenComment['students'] {
  return [...new Map(praise.flatMap(({ students }) => students.map((one) => [one.id, one]))).values()]
}

/** What each pupil was praised with last. */
export function itemsByStudent(praise: Praise): ReadonlyMap<string, CommentItem> {
  return new Map(praise.flatMap(({ item, students }) => students.map(({ id }) => [id, item])))
}

/** What each team was praised with last. */
export function itemsByTeam(praise: Praise): ReadonlyMap<string, CommentItem> {
  return new Map(
    praise.flatMap(({ item, toTeams }) => toTeams?.teams.map(({ id }) => [id, item] as const) ?? []),
  )
}

/** Each item once, the latest last. */
export function praisedItems(praise: Praise): CommentItem[] {
  return [...new Map(praise.map(({ item }) => [`${item.name} ${item.score}`, item])).values()]
}

/** 王浩然, 全班 48 人, 火箭队, or 王浩然、李思琪 等 5 人 for several comments together. */
export function formatPraised(praise: Praise): string {
  const [only, ...others] = praise
  if (others.length === 0) return formatReceivers(only)
  return formatReceivers({
    ...only,
    students: praisedStudents(praise),
    toTeams: undefined,
    isWholeClass: praise.some(({ isWholeClass }) => isWholeClass),
  })
}
