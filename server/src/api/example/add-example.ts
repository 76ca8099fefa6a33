import type { CommentItem } from '@pinge/contract/comments.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import * as contract from '@pinge/contract/example.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import { createSeededRandom } from '../../platform/seeded-random.ts'
import { lockTeacher } from '../access/lock-teacher.ts'
import { requirePlaceForClass } from '../access/require-place-for-class.ts'
import type { TeacherContext } from '../writes/contexts.ts'
import { freeClassNumber } from '../writes/free-class-number.ts'
import { drawCompany } from './draw-company.ts'
import { drawLesson } from './draw-lesson.ts'
import {
  hasExampleClass,
  insertCompany,
  insertConsents,
  insertGeneratedClass,
  insertLesson,
} from './example.queries.ts'
import { generateClass, type ClassPlan } from './generate-class.ts'

/** Every teacher's example is the same one, so that two of them can talk about it. */
const SEED = 20260901
const WEEK_MS = 7 * DAY_MS
const COMMENTS_PER_DAY = 24

/** Makes the caller's example class: made-up pupils with their seats, teams, families and exchanges, and the mornings and comments of the last weeks. One a teacher. */
export async function addExample(
  trx: Db,
  { teacherId, clock, newId, randomBytes }: TeacherContext,
  items: readonly CommentItem[],
): Promise<DataOf<typeof contract.addExample>> {
  // A second press at the same time waits here, and then finds the example of the first.
  await lockTeacher(trx, teacherId)
  if (await hasExampleClass(trx, teacherId)) throw new AppError('exampleExists')
  await requirePlaceForClass(trx, teacherId)
  const to = clock()
  const random = createSeededRandom(SEED)
  const plan: ClassPlan = {
    classId: newId(),
    className: '三年级(2)班（示例）',
    grade: 3,
    geziNo: await freeClassNumber(trx, randomBytes),
    teacherId,
    students: contract.EXAMPLE_STUDENTS,
    from: to - contract.EXAMPLE_WEEKS * WEEK_MS,
    to,
    commentsPerDay: COMMENTS_PER_DAY,
    items,
    isExample: true,
  }
  const generated = generateClass(random, newId, plan)
  const { id: classId } = generated.classRow
  const lesson = drawLesson(random, generated, plan)
  const { grown, company } = drawCompany(newId, generated, plan, lesson.attendance)
  await insertGeneratedClass(trx, grown, {
    classId,
    teacherId,
    role: 'owner',
    isCanSendClassNotice: 1,
    createdAt: to,
  })
  await insertLesson(trx, lesson)
  await insertCompany(trx, company)
  const heard = { classId, teacherId, givenOn: localDate(plan.from), withdrawnOn: null, updatedAt: to }
  await insertConsents(
    trx,
    grown.students.map(({ id: studentId }) => ({ studentId, ...heard })),
  )
  return { classId }
}
