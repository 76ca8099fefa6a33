import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { hash, randomBytes } from 'node:crypto'
import { hashToken } from '../../server/src/api/access/find-caller.ts'
import { shippedItems } from '../../server/src/api/writes/comment-items/shipped-items.ts'
import { insertGeneratedClass } from '../../server/src/api/example/example.queries.ts'
import { generateClass } from '../../server/src/api/example/generate-class.ts'
import { countClosedDays } from '../../server/src/api/writes/totals/count-closed-days.ts'
import { createPasswords } from '../../server/src/platform/credentials/passwords.ts'
import type { Database } from '../../server/src/platform/db/database.ts'
import { createIds } from '../../server/src/platform/random.ts'
import { createSeededRandom } from '../../server/src/platform/seeded-random.ts'
import type { School, SchoolClass } from './school.ts'

const STUDENTS = 60
const COMMENTS_PER_DAY = 24
const WEEKS = 4
/** Of every tenth class, for the reports of a term. */
export const TERM_WEEKS = 20
const SEED = 20260901
/** What the client sends for a password. */
const PASSWORD = hash('sha256', 'morning-sun')

/** Fills an empty database with classes, one teacher each, until the ledger holds `comments` rows; class by class, so that a big school needs no more memory than a small one. */
export async function fillSchool(database: Database, comments: number): Promise<School> {
  const random = createSeededRandom(SEED)
  const seededBytes = (count: number) => Uint8Array.from({ length: count }, () => random.between(0, 255))
  const newId = createIds(Date.now, seededBytes)
  const passwordHash = await createPasswords(randomBytes).hash(PASSWORD)
  const to = Date.now()
  const classes: SchoolClass[] = []

  for (let rows = 0; rows < comments;) {
    const number = classes.length
    const weeks = number % 10 === 0 ? TERM_WEEKS : WEEKS
    const teacherId = newId()
    const classId = newId()
    const token = Buffer.from(seededBytes(32)).toString('base64url')
    const tel = String(13_000_000_000 + number)
    const generated = generateClass(random, newId, {
      classId,
      className: `三年级(${number + 1})班`,
      grade: 3,
      geziNo: String(10_000_000 + number),
      teacherId,
      students: STUDENTS,
      from: to - weeks * 7 * DAY_MS,
      to,
      commentsPerDay: COMMENTS_PER_DAY,
      items: shippedItems,
      isExample: false,
    })
    await database.write(async (trx) => {
      const teacher = { id: teacherId, tel, nickname: '王老师', headUrl: '1', passwordHash }
      await trx
        .insertInto('teachers')
        .values({ ...teacher, isTelProved: 1, createdAt: to })
        .execute()
      const session = { id: newId(), tokenHash: hashToken(token), teacherId, createdAt: to }
      await trx
        .insertInto('sessions')
        // The ledgers are kept for later runs, and so are their sessions.
        .values({
          ...session,
          expiresAt: to + 3650 * DAY_MS,
          device: '',
          addressHash: '',
          isPublicComputer: 0,
          lastSeenAt: to,
        })
        .execute()
      const owner = { classId, teacherId, role: 'owner' as const, isCanSendClassNotice: 1 as const }
      await insertGeneratedClass(trx, generated, { ...owner, createdAt: to })
    })
    rows += generated.ledger.length
    classes.push({ classId, tel, token, studentIds: generated.students.map(({ id }) => id), weeks })
  }
  // As after a night: the days that are over have their totals.
  await countClosedDays(database, Date.now)
  return { comments, password: PASSWORD, classes }
}
