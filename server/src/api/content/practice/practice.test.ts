import { checkPractice, practiceDetail, savePractice } from '@pinge/contract/content/practice.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { importDeps, importInto, makePackage } from '../../../../test/content-package.ts'
import { startTestClass, type TestClass } from '../../../../test/make.ts'
import { removeContent } from '../import/remove-content.ts'

let world: TestClass
let dataDir: string
let folder: string
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pinge-practice-'))
  world = await startTestClass(['陈梅'], { dataDir })
  folder = await makePackage()
  await importInto(world.app, dataDir, folder)
})
afterEach(async () => {
  await world.close()
  for (const made of [dataDir, folder]) rmSync(made, { recursive: true, force: true })
})

const read = async () =>
  (await world.app.call(practiceDetail, { classId: world.classId }, world.token)).data.practice
const begin = (id: string | null = 'tidy-desk', by = world.token, requestId = randomUUID()) =>
  world.app.call(savePractice, { classId: world.classId, id, requestId }, by)
const check = (day: number, on = true, by = world.token, requestId = randomUUID()) =>
  world.app.call(checkPractice, { classId: world.classId, day, on, requestId }, by)
const nextDay = () => (world.app.time.now += DAY_MS)

it('has none until the class begins one, and then tells its days from the Monday of this week on', async () => {
  expect(await read()).toBeNull()

  nextDay()
  await begin()

  expect(await read()).toMatchObject({
    id: 'tidy-desk',
    startedOn: '2026-11-23',
    days: { length: 5 },
    doneDays: [],
  })
})

it('keeps the days on which the class did its task, whichever of its teachers says so', async () => {
  await begin()
  await check(1)
  nextDay()
  nextDay()
  expect((await check(3, true, world.colleague.accessToken)).data.doneDays).toEqual([1, 3])
  // Forgotten yesterday, and a slip of today.
  await check(2)
  await check(3, false)

  expect((await read())?.doneDays).toEqual([1, 2])
})

it('takes no day that has not come, none that the course has not, and none of a class without a practice', async () => {
  expect((await check(1)).msg).toBe(errors.practiceNotFound.message)
  await begin()
  expect((await check(2)).msg).toBe(errors.practiceDayNotYet.message)
  world.app.time.now += 6 * DAY_MS
  expect((await check(6)).msg).toBe(errors.practiceNotFound.message)
  expect((await check(5)).data.doneDays).toEqual([5])
})

it('goes on when it is begun a second time, and begins from its first day once it is over: on a Sunday with the next one', async () => {
  await begin()
  await check(1)
  nextDay()
  await begin('tidy-desk', world.colleague.accessToken)
  expect((await read())?.doneDays).toEqual([1])

  world.app.time.now += 5 * DAY_MS
  await begin()
  expect(await read()).toMatchObject({ startedOn: '2026-11-30', doneDays: [] })
  expect((await check(1)).msg).toBe(errors.practiceDayNotYet.message)
})

it('counts a repeated request once', async () => {
  await begin()
  const requestId = randomUUID()
  await check(1, true, world.token, requestId)
  await check(1, false)
  expect((await check(1, true, world.token, requestId)).data.doneDays).toEqual([1])
  expect((await read())?.doneDays).toEqual([])
})

it('ends when the class says so, and refuses what is no practical course', async () => {
  await begin()
  expect((await begin('no-course')).msg).toBe(errors.contentNotFound.message)
  expect((await read())?.id).toBe('tidy-desk')
  await begin(null)
  expect(await read()).toBeNull()
})

it('shows nothing of a course that was taken down', async () => {
  await begin()
  await removeContent(importDeps(world.app, dataDir), 'our-school')
  expect(await read()).toBeNull()
  expect((await check(1)).msg).toBe(errors.practiceNotFound.message)
})
