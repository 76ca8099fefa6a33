import { FULL_MARK, type MarkKind, type MarkMode, type Subject } from './perform.ts'

/** What is most often marked by points; the rest by grades. */
const byScore = new Set(['chinese', 'math', 'english', 'morality', 'science'])

/** `from` is the first grade of the subject in the 2022 plan; 0 are those that a school may have. */
const primarySubjects: readonly { id: string; name: string; from: number }[] = [
  { id: 'chinese', name: '语文', from: 1 },
  { id: 'math', name: '数学', from: 1 },
  { id: 'english', name: '英语', from: 3 },
  { id: 'morality', name: '道德与法治', from: 1 },
  { id: 'science', name: '科学', from: 1 },
  { id: 'sports', name: '体育与健康', from: 1 },
  { id: 'music', name: '音乐', from: 1 },
  { id: 'art', name: '美术', from: 1 },
  { id: 'labour', name: '劳动', from: 1 },
  { id: 'computing', name: '信息科技', from: 3 },
  { id: 'practice', name: '综合实践活动', from: 1 },
  { id: 'calligraphy', name: '书法', from: 0 },
  { id: 'mind', name: '心理健康', from: 0 },
  { id: 'school', name: '校本课程', from: 0 },
]

/** Up to it there are no written examinations. */
const LAST_GRADE_WITHOUT_MARKS = 2
const FIRST_GRADE = 1

/** The subjects of a grade; those that it does not have, or not every school has, are there to be shown. */
export function defaultSubjects(grade: number | null): Subject[] {
  const known = grade ?? LAST_GRADE_WITHOUT_MARKS + FIRST_GRADE
  const modeOf = (id: string): MarkMode =>
    known > LAST_GRADE_WITHOUT_MARKS && byScore.has(id) ? 'score' : 'grade'
  return primarySubjects.map(({ id, name, from }) => ({
    id,
    name,
    mode: modeOf(id),
    max: FULL_MARK,
    isHidden: from === 0 || from > known,
  }))
}

export const defaultKinds: readonly MarkKind[] = [
  { id: 'usual', name: '平时', isHidden: false },
  { id: 'midterm', name: '期中', isHidden: false },
  { id: 'final', name: '期末', isHidden: false },
]
