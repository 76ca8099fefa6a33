import { archiveClass, removeClass } from '@pinge/contract/class-edit.ts'
import {
  addTeacher,
  handOverClass,
  removeTeacher,
  updateTeacher,
  withdrawInvite,
} from '@pinge/contract/class-teachers.ts'
import { removeExample } from '@pinge/contract/example.ts'
import { eraseStudent } from '@pinge/contract/privacy/erasures.ts'
import { productCalls } from '@pinge/contract/product-calls.ts'
import { takeBack } from '@pinge/contract/archives/handed-form.ts'
import type { Endpoint } from '@pinge/contract/protocol/endpoint.ts'
import { errorOf } from '@pinge/contract/protocol/error-name.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startTestApp, type TestApp } from '../app.ts'
import { createAccessSchool, type AccessSchool } from './access-school.ts'

/** They say whose a class is and whether it rests; an example, which never rests, may go, and so may what is kept of a child. */
const alsoArchived = new Set(
  [
    archiveClass,
    removeClass,
    removeExample,
    addTeacher,
    removeTeacher,
    updateTeacher,
    handOverClass,
    withdrawInvite,
    eraseStudent,
    takeBack,
  ].map(({ path }) => path),
)

/** What a class is written by takes a `requestId`; what it is read by does not. */
const writes = productCalls.filter(
  (call) => (call.access === 'class' || call.access === 'owner') && isWrite(call),
)

function isWrite({ request }: Endpoint): boolean {
  const { properties } = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' })
  return properties !== undefined && 'requestId' in properties
}

let app: TestApp
let school: AccessSchool
beforeAll(async () => {
  app = await startTestApp()
  school = await createAccessSchool(app)
  await app.database.write((trx) => trx.updateTable('classes').set({ archivedAt: 1 }).execute())
})
afterAll(() => app.close())

it.each(writes.filter((call) => !alsoArchived.has(call.path)))(
  'leaves a class that rests as it is: $summary',
  async (call) => {
    const body = school.bodyOf(call, 'owner')
    const answer = await app.call(call, body, school.tokens.owner)

    const { code, message } = errorOf('classArchived')
    expect(answer).toMatchObject({ code, msg: message })
  },
)
