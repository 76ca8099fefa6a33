import type { CommentItem } from '@pinge/contract/comments.ts'
import type { DataOf, RequestOf } from '@pinge/contract/endpoint.ts'
import { addExample as contract, EXAMPLE_STUDENTS, EXAMPLE_WEEKS } from '@pinge/contract/example.ts'
import { AppError } from '../../platform/app-error.ts'
import { idempotent } from '../../platform/db/statements/idempotent.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { createSeededRandom } from '../../platform/seeded-random.ts'
import { freeClassNumber } from '../writes/free-class-number.ts'
import { requirePlaceForClass } from '../access/require-place-for-class.ts'
import type { ApiDeps } from '../api-deps.ts'
import { drawLesson } from './draw-lesson.ts'
import { hasExampleClass, insertGeneratedClass, insertLesson } from './example.queries.ts'
import { generateClass, type ClassPlan } from './generate-class.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'randomBytes' | 'newId'>

/** Everybody's example is the same one, so that two teachers can talk about it. */
const SEED = 20260901
const WEEK_MS = 7 * 86_400_000
const DEEDS_PER_DAY = 24

/** Makes the caller's example class: made-up pupils with their seats, and the mornings and comments of the last weeks. One a teacher. */
export async function addExample(
  { database, clock, randomBytes, newId }: Deps,
  items: readonly CommentItem[],
  { teacherId }: Pick<Caller, 'teacherId'>,
  request: RequestOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  return database.write((trx) =>
    idempotent(trx, clock, teacherId, contract.path, request, async () => {
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
        students: EXAMPLE_STUDENTS,
        from: to - EXAMPLE_WEEKS * WEEK_MS,
        to,
        deedsPerDay: DEEDS_PER_DAY,
        items,
        isExample: true,
      }
      const generated = generateClass(random, newId, plan)
      const { id: classId } = generated.classRow
      await insertGeneratedClass(trx, generated, {
        classId,
        teacherId,
        role: 'owner',
        isCanSendClassNotice: 1,
        createdAt: to,
      })
      await insertLesson(trx, drawLesson(random, generated, plan))
      return { classId }
    }),
  )
}
