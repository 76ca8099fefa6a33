import { addClass as contract } from '@pinge/contract/classes.ts'
import type { DataOf, RequestOf } from '@pinge/contract/endpoint.ts'
import { FIRST_CLASS_AVATAR, MAX_CLASSES_PER_TEACHER } from '@pinge/contract/limits.ts'
import { AppError } from '../../platform/app-error.ts'
import { once } from '../../platform/db/once.ts'
import type { Db } from '../../platform/db/schema.ts'
import { randomDigits } from '../../platform/random.ts'
import type { ApiDeps } from '../api-deps.ts'
import { countOwnClasses, insertClass, insertClassTeacher } from './class.queries.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'randomBytes' | 'newId'>
type Request = RequestOf<typeof contract>
type Data = DataOf<typeof contract>

const GEZI_DIGITS = 8
/** Of 90 million numbers; that many in a row taken means that something else is wrong. */
const MAX_NUMBER_TRIES = 20

/** Makes a class whose owner is the caller. */
export async function addClass(deps: Deps, teacherId: string, request: Request): Promise<Data> {
  return deps.database.write((trx) =>
    once(trx, deps.clock, teacherId, contract.path, request, async () => {
      if ((await countOwnClasses(trx, teacherId)) >= MAX_CLASSES_PER_TEACHER)
        throw new AppError('tooManyClasses')
      const createdAt = deps.clock()
      const { classId, geziNo } = await insertNumberedClass(trx, deps, request, createdAt)
      await insertClassTeacher(trx, { classId, teacherId, role: 'owner', isCanSendClassNotice: 1, createdAt })
      return { classId, geziNo }
    }),
  )
}

async function insertNumberedClass(trx: Db, deps: Deps, request: Request, createdAt: number): Promise<Data> {
  const classId = deps.newId()
  for (let attempt = 0; attempt < MAX_NUMBER_TRIES; attempt += 1) {
    const geziNo = randomDigits(deps.randomBytes, GEZI_DIGITS)
    const isInserted = await insertClass(trx, {
      id: classId,
      className: request.className,
      grade: request.grade ?? null,
      classImg: request.classImg ?? String(FIRST_CLASS_AVATAR),
      geziNo,
      isCustomize: request.isCustomize ? 1 : 0,
      createdAt,
      version: 0,
    })
    if (isInserted) return { classId, geziNo }
  }
  throw new Error('no free class number found')
}
