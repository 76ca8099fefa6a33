import { EXEMPT } from '@pinge/contract/archives/cells.ts'
import type { performTerms } from '@pinge/contract/archives/perform.ts'
import { markGrades } from '@pinge/contract/archives/read-mark.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { line } from 'd3-shape'

export type MarkTerm = DataOf<typeof performTerms>[number]
type Mark = MarkTerm['marks'][number]

/** A mark as it is written, and what part of the most it is; an excused one has none. */
export type TermMark = { text: string; share: number | null }

export type SubjectLine = {
  subject: string
  /** One a document, in the order of time; null where nothing was marked. */
  marks: (TermMark | null)[]
}

/** What a grade is worth beside points. */
const gradeShares = [0.95, 0.8, 0.65, 0.5]

/** The kinds in which a pupil has marks, as they first come up. */
export function kindsOf(terms: readonly MarkTerm[]): string[] {
  return [...new Set(terms.flatMap(({ marks }) => marks.map(({ kind }) => kind)))]
}

/** A pupil's marks of one kind, a line for each subject. Subjects are the same where their names are. */
export function subjectLines(terms: readonly MarkTerm[], kind: string): SubjectLine[] {
  const ofKind = terms.map(({ marks }) => marks.filter((mark) => mark.kind === kind))
  const subjects = [...new Set(ofKind.toReversed().flatMap((marks) => marks.map(({ subject }) => subject)))]
  return subjects.map((subject) => ({
    subject,
    marks: ofKind.map((marks) => {
      const mark = marks.find((one) => one.subject === subject)
      return mark ? termMark(mark) : null
    }),
  }))
}

function termMark({ mode, max, value }: Mark): TermMark {
  if (value === EXEMPT) return { text: '免考', share: null }
  if (typeof value === 'number')
    return { text: max === 100 ? String(value) : `${value}/${max}`, share: max > 0 ? value / max : null }
  const grade = mode === 'grade' ? markGrades.findIndex((one) => one === value) : -1
  return { text: value, share: gradeShares[grade] ?? null }
}

export type Point = { x: number; y: number }

/** From half of the most up; a lower mark moves the bottom down. */
const USUAL_MIN = 0.5

/** A line with a gap where there is nothing, and its points, in a box of this size. */
export function drawLine(
  marks: SubjectLine['marks'],
  { width, height, margin }: { width: number; height: number; margin: number },
): { path: string; points: Point[] } {
  const shares = marks.map((mark) => mark?.share ?? null)
  const least = Math.min(USUAL_MIN, ...shares.filter((share) => share !== null))
  const places = shares.map((share, at): Point | null =>
    share === null
      ? null
      : {
          x: margin + ((at + 0.5) * (width - 2 * margin)) / marks.length,
          y: margin + ((1 - share) / (1 - least)) * (height - 2 * margin),
        },
  )
  const draw = line<Point | null>(
    (place) => place?.x ?? 0,
    (place) => place?.y ?? 0,
  ).defined((place) => place !== null)
  return { path: draw(places) ?? '', points: places.filter((place) => place !== null) }
}
