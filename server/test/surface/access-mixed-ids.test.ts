import { archiveClass, classDetail, removeClass } from '@pinge/contract/class-edit.ts'
import { studentList, updateStudent } from '@pinge/contract/students.ts'
import type { Endpoint } from '@pinge/contract/protocol/endpoint.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../app.ts'
import { createAccessSchool, type AccessSchool } from './access-school.ts'
import { accessTable } from './access-table.ts'
import { everyRow } from './every-row.ts'

/** Who asks: both may do all in the class that they name, and none of the ids beside it is of that class. */
const askers = ['a teacher with a class of their own', 'the owner, naming another class of theirs'] as const
type Asker = (typeof askers)[number]

let app: TestApp
let school: AccessSchool
let own: Record<Asker, { token: string; classId: string }>
/** The class whose ids are used, and its pupils. */
let victim: { classId: string; names: string[] }
beforeAll(async () => {
  app = await startTestApp()
  school = await createAccessSchool(app)
  const { owner, stranger } = school.tokens
  const { classId } = school.bodyOf(studentList, 'owner') as { classId: string }
  const pupils = (await app.call(studentList, { classId }, owner)).data.stuInfoList
  // Names that stand in no request, so that an answer with one has told of that class.
  const edits = pupils.map(({ id }, at) => ({ id, username: `那个班的${at + 1}号` }))
  for (const edit of edits) expect((await app.call(updateStudent, edit, owner)).code).toBe(200)
  victim = { classId, names: edits.map(({ username }) => username) }
  const newClass = async (token: string) => (await app.newClass(token, ['和别人不同的名字'])).classId
  mixed = accessTable
    .map(([call]) => call)
    .filter((call) => call.access !== 'public' && 'classId' in school.bodyOf(call, 'owner'))
    // What ends the own class would leave nothing to ask the others about.
    .filter((call) => call !== archiveClass && call !== removeClass)
  expect(mixed.length).toBeGreaterThan(100)
  own = {
    [askers[0]]: { token: stranger, classId: await newClass(stranger) },
    [askers[1]]: { token: owner, classId: await newClass(owner) },
  }
})
afterAll(() => {
  process.stdout.write(`access: ${askers.length * mixed.length} cells of mixed ids\n`)
  return app.close()
})

/** Calls that name a class. */
let mixed: Endpoint[] = []

const rowsOfVictim = async () =>
  Object.entries(await everyRow(app)).flatMap(([table, rows]) =>
    rows.filter((row) => row.includes(victim.classId)).map((row) => `${table} ${row}`),
  )

describe.each(askers)('%s, with ids of a class that it is not', (asker) => {
  it('changes nothing of that class and is told of none of its pupils, by no call', async () => {
    const { token, classId } = own[asker]
    const before = await rowsOfVictim()
    const told: string[] = []
    const failed: string[] = []
    for (const call of mixed) {
      const body = school.bodyOf(call, 'owner')
      const answer = await app.send(call.path, { ...body, classId }, { token })
      const text = JSON.stringify(answer.data ?? '') + answer.msg
      if (victim.names.some((name) => text.includes(name))) told.push(call.path)
      if (answer.status >= 500) failed.push(`${call.path}: ${answer.status}`)
    }

    expect({ told, failed }).toEqual({ told: [], failed: [] })
    expect(await rowsOfVictim()).toEqual(before)
    const still = await app.call(classDetail, { classId }, token)
    expect([still.code, still.data.isArchived]).toEqual([200, false])
  })
})
