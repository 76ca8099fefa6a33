import { polishReview } from '@pinge/contract/reviews/polish.ts'
import { closeAccount } from '@pinge/contract/privacy/closing.ts'
import { changePassword, changeTel, endDevice } from '@pinge/contract/accounts.ts'
import { submitAuthentication } from '@pinge/contract/authentication.ts'
import { classList } from '@pinge/contract/classes.ts'
import { readTableFile } from '@pinge/contract/archives/table/table-file.ts'
import { giveComment, undoComment } from '@pinge/contract/comments.ts'
import { removeExample } from '@pinge/contract/example.ts'
import { confirmFile, viewFile } from '@pinge/contract/files.ts'
import { qrConfirm, qrScan } from '@pinge/contract/qr-sign-in.ts'
import { handedForm, saveHandedForm } from '@pinge/contract/archives/handed-form.ts'
import { readRoster } from '@pinge/contract/roster/roster.ts'
import { studentList } from '@pinge/contract/students.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../app.ts'
import { createAccessSchool, type AccessSchool } from './access-school.ts'
import { accessTable } from './access-table.ts'
import { nothingForAnyone, nothingForTeachers } from './bodies/content-bodies.ts'
import { everyRow } from './every-row.ts'

let app: TestApp
let school: AccessSchool
beforeAll(async () => {
  app = await startTestApp()
  school = await createAccessSchool(app)
})
afterAll(() => app.close())

/** In these rows no caller is let through to the end; the tests of their features pair them with calls that are. */
const allowedInTheirFeatures = [
  qrScan,
  qrConfirm,
  changePassword,
  changeTel,
  closeAccount,
  endDevice,
  submitAuthentication,
  removeExample,
  readRoster,
  readTableFile,
  handedForm,
  saveHandedForm,
  confirmFile,
  viewFile,
  polishReview,
  ...nothingForTeachers,
  ...nothingForAnyone,
]

it('pairs each refusal with somebody to whom the call is allowed', () => {
  const refusals = new Set([401, 403, 404])
  const unpaired = accessTable.filter(([, row]) => {
    const codes = Object.values(row)
    return codes.some((code) => refusals.has(code)) && !codes.includes(200)
  })
  const paths = unpaired.map(([{ path }]) => path)
  expect(paths.toSorted()).toEqual(allowedInTheirFeatures.map(({ path }) => path).toSorted())
})

it('looks at all that is stored', async () => {
  const { students, redemptions, ledger } = await everyRow(app)

  // Nine pupils of the class that is asked about, and four of the others.
  expect([students?.length, redemptions?.length]).toEqual([14, 1])
  expect(ledger?.length).toBeGreaterThan(0)
})

it('answers a stranger about a class exactly as about one that does not exist', async () => {
  const { classId } = school.bodyOf(studentList, 'owner') as { classId: string }
  const real = await app.send(studentList.path, { classId }, { token: school.tokens.stranger })
  const none = await app.send(
    studentList.path,
    { classId: 'no-such-class' },
    { token: school.tokens.stranger },
  )

  expect({ ...real, headers: null }).toEqual({ ...none, headers: null })
})

it('lets the owner undo what a co-teacher gave, and a co-teacher their own', async () => {
  const { classId, studentIds } = school.bodyOf(giveComment, 'owner') as {
    classId: string
    studentIds: string[]
  }
  const give = () => app.call(giveComment, { classId, itemId: 's1-01', studentIds }, school.tokens.coTeacher)
  const first = await give()
  const second = await give()

  expect(
    (await app.call(undoComment, { classId, batchId: first.data.batchId }, school.tokens.owner)).code,
  ).toBe(200)
  expect(
    (await app.call(undoComment, { classId, batchId: second.data.batchId }, school.tokens.coTeacher)).code,
  ).toBe(200)
})

it('shows no class to a teacher who is not in it', async () => {
  expect((await app.call(classList, {}, school.tokens.stranger)).data).toEqual([])
  const shown = (await app.call(classList, {}, school.tokens.coTeacher)).data
  expect(shown.map(({ isOwner }) => isOwner)).toEqual([false, false, false])
})

describe.each(accessTable.map(([call, expected]) => ({ path: call.path, call, expected })))(
  '$path',
  ({ call, expected }) => {
    it.each(['signedOut', 'stranger', 'coTeacher', 'owner'] as const)(
      'answers the %s as the table says',
      async (who) => {
        const isAllowed = expected[who] === 200
        const before = isAllowed ? null : await everyRow(app)
        const { code } = await app.send(call.path, school.bodyOf(call, who), { token: school.tokens[who] })

        expect(code).toBe(expected[who])
        if (!isAllowed) expect(await everyRow(app)).toEqual(before)
      },
    )
  },
)
