import * as errors from '@pinge/contract/protocol/errors.ts'
import { saveSeating, seatingDetail, type Seat } from '@pinge/contract/seating.ts'
import { mergeStudents } from '@pinge/contract/student-information.ts'
import { removeStudents } from '@pinge/contract/students.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestClass, type TestClass } from '../../../test/make.ts'

let world: TestClass
let mei: string
let tao: string
let lin: string
beforeEach(async () => {
  world = await startTestClass(['陈梅', '李涛', '林林'])
  ;[mei = '', tao = '', lin = ''] = world.studentIds
})
afterEach(() => world.close())

const seat = (studentId: string, row: number, column: number): Seat => ({ studentId, row, column })
const save = (
  seats: Seat[],
  more: { version?: number; requestId?: string; aisleEvery?: number } = {},
  by = world.token,
) => world.app.call(saveSeating, { classId: world.classId, rows: 2, columns: 3, seats, ...more }, by)
const read = async () => (await world.app.call(seatingDetail, { classId: world.classId }, world.token)).data

it('has no seats until somebody arranges them, and keeps them row by row', async () => {
  expect(await read()).toEqual({ rows: 0, columns: 0, aisleEvery: 0, seats: [], version: 0 })

  await save([seat(mei, 2, 1), seat(tao, 1, 3)])

  expect(await read()).toEqual({
    rows: 2,
    columns: 3,
    aisleEvery: 0,
    seats: [seat(tao, 1, 3), seat(mei, 2, 1)],
    version: 1,
  })
})

it('keeps the aisles until other ones are said', async () => {
  await save([], { aisleEvery: 2 })
  await save([seat(mei, 1, 1)])
  expect((await read()).aisleEvery).toBe(2)

  await save([], { aisleEvery: 0 })
  expect((await read()).aisleEvery).toBe(0)
})

it('lets two pupils change places, and takes the seat from a pupil who is not named', async () => {
  await save([seat(mei, 1, 1), seat(tao, 1, 2), seat(lin, 2, 2)])
  await save([seat(mei, 1, 2), seat(tao, 1, 1)], {}, world.colleague.accessToken)

  expect((await read()).seats).toEqual([seat(tao, 1, 1), seat(mei, 1, 2)])
})

it('does not let one teacher wipe out what another has just arranged', async () => {
  await save([seat(mei, 1, 1)], { version: 0 })
  const late = await save([seat(tao, 1, 1)], { version: 0 }, world.colleague.accessToken)

  expect(late.msg).toBe(errors.seatingEdited.message)
  expect((await read()).seats).toEqual([seat(mei, 1, 1)])
})

it('refuses two pupils on one seat, one pupil on two, and a seat that is not in the room', async () => {
  await save([seat(lin, 2, 3)])
  const answers = [
    await save([seat(mei, 1, 1), seat(tao, 1, 1)]),
    await save([seat(mei, 1, 1), seat(mei, 1, 2)]),
    await save([seat(mei, 3, 1)]),
  ]

  expect(answers.map(({ msg }) => msg)).toEqual([
    errors.seatTaken.message,
    errors.studentSeatedTwice.message,
    errors.seatOutside.message,
  ])
  expect(await read()).toMatchObject({ seats: [seat(lin, 2, 3)], version: 1 })
})

it('seats no pupil of another class', async () => {
  const other = await world.app.newClass(world.token, ['丁当'])
  const refused = await save([seat(other.studentIds[0] ?? '', 1, 1)])

  expect(refused.code).toBe(errors.studentNotInClass.code)
  expect((await read()).version).toBe(0)
})

it('arranges once when the same request returns', async () => {
  const requestId = randomUUID()
  await save([seat(mei, 1, 1)], { requestId })
  await save([seat(tao, 1, 1)])

  expect((await save([seat(mei, 1, 1)], { requestId })).data.version).toBe(1)
  expect((await read()).seats).toEqual([seat(tao, 1, 1)])
})

it('frees the seat of a pupil who leaves, with or without the records', async () => {
  await save([seat(mei, 1, 1), seat(tao, 1, 2), seat(lin, 1, 3)])
  const { classId } = world
  await world.app.call(removeStudents, { classId, ids: [mei], records: 'keep' }, world.token)
  await world.app.call(removeStudents, { classId, ids: [tao], records: 'delete' }, world.token)

  expect((await read()).seats).toEqual([seat(lin, 1, 3)])
})

it('keeps the seat of a merged record, and takes the other one’s where it had none', async () => {
  const merge = (id: string, otherId: string) =>
    world.app.call(
      mergeStudents,
      { classId: world.classId, id, otherId, choices: { username: 'kept' } },
      world.token,
    )
  await save([seat(tao, 1, 2), seat(lin, 1, 3)])

  expect((await merge(mei, tao)).code).toBe(200)
  expect((await read()).seats).toEqual([seat(mei, 1, 2), seat(lin, 1, 3)])
  expect((await merge(mei, lin)).code).toBe(200)
  expect((await read()).seats).toEqual([seat(mei, 1, 2)])
})
