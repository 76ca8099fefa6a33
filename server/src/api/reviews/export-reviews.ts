import type { exportReviews } from '@pinge/contract/reviews/reviews.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { termName } from '@pinge/contract/values/school-days/terms.ts'
import { compareStudentNumbers } from '@pinge/contract/values/compare-student-numbers.ts'
import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx'
import type { Db } from '../../platform/db/schema.ts'
import { FileAnswer } from '../../platform/http/file-answer.ts'
import type { ClassReadContext } from '../writes/contexts.ts'
import { selectClassName } from '../writes/names.queries.ts'
import { writtenIn } from './read-reviews.ts'
import { selectReviews } from './review.queries.ts'
import { selectPupils } from '../writes/students/pupils.queries.ts'

/** The reviews of a term as a document, a heading a pupil by 学号: schools paste from it. Who has none is left out. */
export async function exportReviewsFile(
  db: Db,
  { classId }: ClassReadContext,
  { termKey }: RequestOf<typeof exportReviews>,
): Promise<FileAnswer> {
  const className = await selectClassName(db, classId)
  const rows = new Map((await selectReviews(db, classId, termKey)).map((row) => [row.studentId, row]))
  const pupils = (await selectPupils(db, classId)).toSorted(compareStudentNumbers)
  const byName = Map.groupBy(pupils, ({ username }) => username)
  const written = pupils.flatMap(({ id, username, stuNo }) => {
    const { text, teacherWords } = writtenIn(rows.get(id))
    // Two children of one name are told apart by their numbers.
    const hasNamesake = (byName.get(username)?.length ?? 0) > 1
    const heading = hasNamesake && stuNo !== '' ? `${username}（学号 ${stuNo}）` : username
    return text === '' ? [] : { heading, text, teacherWords }
  })
  const title = `${className}期末评语 ${termName(termKey)}`
  const document = new Document({
    title,
    sections: [
      {
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
          ...written.flatMap(({ heading, text, teacherWords }) => [
            new Paragraph({ text: heading, heading: HeadingLevel.HEADING_2 }),
            ...text.split('\n').map((line) => new Paragraph({ text: line })),
            ...(teacherWords === ''
              ? []
              : [new Paragraph({ children: [new TextRun({ text: teacherWords, italics: true })] })]),
          ]),
        ],
      },
    ],
  })
  return new FileAnswer(`${title}.docx`, once(await Packer.toBuffer(document)))
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
