import { addTeacher } from '@pinge/contract/class-teachers.ts'
import { addClass } from '@pinge/contract/classes.ts'
import { sendClassNotice } from '@pinge/contract/messages.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { phraseList, savePhrase } from '@pinge/contract/reviews/reviews.ts'
import {
  MAX_CLASSES_PER_TEACHER,
  MAX_INVITES_PER_DAY,
  MAX_NOTICES_PER_DAY,
} from '@pinge/contract/values/limits.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { inviteTeacher } from '../../src/api/class-teachers/invites/send-invite.ts'
import { addClass as makeClass } from '../../src/api/classes/add-class.ts'
import { sendNotice } from '../../src/api/messages/send-notice.ts'
import { savePhrase as keepPhrase } from '../../src/api/reviews/phrases.ts'
import { startTestClass, type TestClass } from '../make.ts'
import { contextOf, writeBeside } from '../write-beside.ts'

let at: TestClass
beforeEach(async () => {
  at = await startTestClass([])
})
afterEach(() => at.close())

const context = () => contextOf(at.app, at.owner.userId)
const numbers = (count: number) => Array.from({ length: count }, (_, place) => place)

it('of two classes for which a teacher has one place left, one is made', async () => {
  const { app, owner, token, classId } = at
  await app.database.write(async (trx) => {
    const { geziNo: _, ...like } = await trx
      .selectFrom('classes')
      .selectAll()
      .where('id', '=', classId)
      .executeTakeFirstOrThrow()
    for (const place of numbers(MAX_CLASSES_PER_TEACHER - 2)) {
      const row = { ...like, id: randomUUID(), geziNo: String(10_000_000 + place) }
      await trx.insertInto('classes').values(row).execute()
      await trx
        .insertInto('classTeachers')
        .values({
          classId: row.id,
          teacherId: owner.userId,
          role: 'owner',
          isCanSendClassNotice: 1,
          createdAt: 1,
        })
        .execute()
    }
  })
  const second = await writeBeside(
    app.database,
    ({ write }) => write((trx) => makeClass(trx, context(), { className: '一班' })),
    () => app.call(addClass, { className: '二班' }, token),
  )

  expect(second.msg).toBe(errors.tooManyClasses.message)
})

it('of two notices of which one is still allowed today, one is sent', async () => {
  const { app, owner, token, classId } = at
  const sent = numbers(MAX_NOTICES_PER_DAY - 1).map(() => ({
    id: randomUUID(),
    teacherId: owner.userId,
    sentAt: app.time.now,
  }))
  await app.database.write((trx) => trx.insertInto('sentNotices').values(sent).execute())
  const second = await writeBeside(
    app.database,
    ({ write }) => write((trx) => sendNotice(trx, context(), { classId, content: '开会' })),
    () => app.call(sendClassNotice, { classId, content: '教研' }, token),
  )

  expect(second.status).toBe(429)
})

it('of two invitations to two classes of which one is still allowed today, one goes out', async () => {
  const { app, token, classId } = at
  const other = await app.newClass(token, [])
  for (const place of numbers(MAX_INVITES_PER_DAY - 1))
    await app.call(addTeacher, { classId, tel: String(13_700_000_000 + place) }, token)
  const invited = { classId: other.classId, tel: '13700000098' }
  const asOwner = { ...context(), classId: other.classId, role: 'owner' as const }
  const second = await writeBeside(
    app.database,
    ({ write }) => write((trx) => inviteTeacher(trx, asOwner, invited)),
    () => app.call(addTeacher, { classId, tel: '13700000099' }, token),
  )

  expect(second.status).toBe(429)
})

it('a sentence that is kept twice at once stands there once', async () => {
  const { app, token } = at
  const phrase = { tag: '期望', text: '愿你天天进步。' } as const
  const second = await writeBeside(
    app.database,
    ({ write }) => write((trx) => keepPhrase(trx, context(), phrase)),
    () => app.call(savePhrase, phrase, token),
  )

  expect((await app.call(phraseList, {}, token)).data).toMatchObject([{ id: second.data.id }])
})
