import { expect, it } from 'vitest'
import { createSnapshotVersion } from './snapshot-version.ts'

const turn = (): Promise<void> => new Promise((next) => setImmediate(next))

/** A database whose snapshot is the number of commits, and how often it was asked for it. */
function watched() {
  const database = { commits: 0, asked: 0 }
  const version = createSnapshotVersion(async () => {
    database.asked += 1
    return String(database.commits)
  })
  return { database, version }
}

/** What is found when it is worth asking again. */
async function afterPlainReads(version: ReturnType<typeof watched>['version']): Promise<number> {
  for (;;) {
    const found = await version()
    await turn()
    if (found !== undefined) return found
  }
}

it('is the same number while nothing changes, and another one after each commit', async () => {
  const { database, version } = watched()
  const first = await version()
  const same = await afterPlainReads(version)
  database.commits += 1
  await turn()
  const next = await version()

  expect(same).toBe(first)
  expect(next).not.toBe(first)
})

it('is asked for again by each later caller, however soon', async () => {
  const { database, version } = watched()
  await afterPlainReads(version)
  await afterPlainReads(version)
  database.asked = 0
  for (let time = 0; time < 5; time += 1) {
    await version()
    await turn()
  }

  expect(database.asked).toBe(5)
})

it('is known to those who have waited for it, for what they do at once', async () => {
  const { database, version } = watched()
  const told = await version()
  expect(version()).toBe(told)
  expect(database.asked).toBe(1)
})

it('is not worth asking for while one write follows the other', async () => {
  const { database, version } = watched()
  const found: (number | undefined)[] = []
  for (let time = 0; time < 500; time += 1) {
    database.commits += 1
    found.push(await version())
    await turn()
  }

  expect(database.asked).toBeLessThan(11)
  expect(found.filter((number) => number === undefined).length).toBeGreaterThan(485)
})
