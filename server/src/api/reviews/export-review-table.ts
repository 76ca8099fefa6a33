import { reviewStateNames } from '@pinge/contract/reviews/review-values.ts'
import type { exportReviewTable } from '@pinge/contract/reviews/reviews.ts'
import { countWithoutSpaces } from '@pinge/contract/reviews/sentences.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { termName } from '@pinge/contract/values/school-days/terms.ts'
import { compareStudentNumbers } from '@pinge/contract/values/compare-student-numbers.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import type { Db } from '../../platform/db/schema.ts'
import { FileAnswer } from '../../platform/http/file-answer.ts'
import { streamWorkbook, type WorkbookColumn } from '../../platform/xlsx/stream-workbook.ts'
import type { ClassReadContext } from '../writes/contexts.ts'
import { selectClassName } from '../writes/names.queries.ts'
import { selectPupils } from '../writes/students/pupils.queries.ts'
import { writtenIn } from './read-reviews.ts'
import { selectReviews } from './review.queries.ts'

const columns: readonly WorkbookColumn[] = [
  { heading: '学号', width: 12, type: 'text' },
  { heading: '姓名', width: 16, type: 'text' },
  { heading: '评语', width: 90, type: 'text' },
  { heading: '寄语', width: 30, type: 'text' },
  ...qualityTypes.map(({ name }): WorkbookColumn => ({ heading: name, width: 10, type: 'text' })),
  { heading: '字数', width: 8, type: 'number' },
  { heading: '状态', width: 8, type: 'text' },
]

/** The reviews of a term as a workbook, a row for each pupil by 学号 as in the other files, also for those who have none. */
export async function exportReviewTableFile(
  db: Db,
  { classId }: ClassReadContext,
  { termKey }: RequestOf<typeof exportReviewTable>,
): Promise<FileAnswer> {
  const className = await selectClassName(db, classId)
  const rows = new Map((await selectReviews(db, classId, termKey)).map((row) => [row.studentId, row]))
  const pupils = (await selectPupils(db, classId)).toSorted(compareStudentNumbers)
  const lines = pupils.map(({ id, username, stuNo }) => {
    const { text, teacherWords, levels, state } = writtenIn(rows.get(id))
    const count = countWithoutSpaces(text)
    return [stuNo, username, text, teacherWords, ...levels, count, reviewStateNames[state]]
  })
  const sheet = { name: '期末评语', columns, rows: once(lines) }
  return new FileAnswer(`${className}期末评语 ${termName(termKey)}.xlsx`, streamWorkbook([sheet]))
}

async function* once<Rows>(rows: Rows): AsyncGenerator<Rows> {
  yield rows
}
