import { giveComment } from '@pinge/contract/comments.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { studentList } from '@pinge/contract/students.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testEngine } from '../database.ts'
import { startTestApp } from '../app.ts'

/** SQLite's own limit stands for the disk's; a real one is filled by the tests of faults. */
const ALL_PAGES = 1_073_741_823

it.skipIf(testEngine !== 'sqlite')(
  'says that there is no room, goes on reading, and writes again when there is',
  async () => {
    const app = await startTestApp()
    const { accessToken: token } = await app.newTeacher()
    const { classId, studentIds } = await app.newClass(token)
    const allow = (pages: number) =>
      app.database.write((trx) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(trx))
    const give = () => app.call(giveComment, { classId, itemId: 's1-01', studentIds }, token)
    await allow(1)

    let given = 0
    let refused = await give()
    while (refused.code === 200) {
      given += 1
      refused = await give()
    }
    expect(refused).toMatchObject({ status: 503, msg: errors.storageFull.message })
    const { data } = await app.call(studentList, { classId }, token)
    expect(data.stuInfoList[0]?.stuScore).toBe(given)

    await allow(ALL_PAGES)
    expect((await give()).code).toBe(200)
    await app.close()
  },
)
