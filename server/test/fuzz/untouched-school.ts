import { giveComment } from '@pinge/contract/comments.ts'
import { afterEach, beforeEach, expect } from 'vitest'
import { readAnswer, signedHeaders, startTestApp, type TestApp } from '../app.ts'

export const JSON_TYPE = { 'content-type': 'application/json' }

export type School = {
  app: TestApp
  token: string
  classId: string
  studentIds: string[]
  /** Takes what is stored now as what must be left, after a test has added to its school. */
  remember: () => Promise<void>
}

/** A new school before each test; after it, every row is as it was: what is refused writes nothing. */
export function watchUntouchedSchool(): School {
  let before: object
  const remember = async () => {
    before = await everyRow(school.app)
  }
  // Filled before each test, which is the first that reads it.
  const school = { remember } as School
  beforeEach(async () => {
    school.app = await startTestApp()
    school.token = (await school.app.newTeacher()).accessToken
    Object.assign(school, await school.app.newClass(school.token))
    await remember()
  })
  afterEach(async () => {
    expect(await everyRow(school.app)).toEqual(before)
    await school.app.close()
  })
  return school
}

async function everyRow(app: TestApp): Promise<object> {
  const { read } = app.database
  return {
    teachers: await read.selectFrom('teachers').selectAll().orderBy('id').execute(),
    sessions: await read.selectFrom('sessions').selectAll().orderBy('id').execute(),
    classes: await read.selectFrom('classes').selectAll().orderBy('id').execute(),
    students: await read.selectFrom('students').selectAll().orderBy('id').execute(),
    ledger: await read.selectFrom('ledger').selectAll().orderBy('id').execute(),
    requests: await read.selectFrom('requests').selectAll().orderBy('requestId').execute(),
  }
}
/** The body of a right comment to the whole class. */
export const commentBody = ({ classId, studentIds }: School) => ({ classId, itemId: 's1-01', studentIds })

/** Sends a body as it stands, rightly signed unless the headers say otherwise. */
export async function post(
  app: TestApp,
  path: string,
  payload: string | undefined,
  headers: Record<string, string>,
) {
  return readAnswer(
    await app.server.inject({ method: 'POST', url: path, headers, ...(payload && { payload }) }),
  )
}

export const signedComment = ({ app, token }: School, body: string) => ({
  ...JSON_TYPE,
  ...signedHeaders(giveComment.path, body, app.time.now, { token }),
})

export function formType(boundary: string) {
  return { 'content-type': `multipart/form-data; boundary=${boundary}` }
}
