import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { cacheFolder } from './paths.mjs'
import { withLock } from './with-lock.mjs'

it('lets one set-up at a time work in the folder', async () => {
  const name = `test-${randomUUID()}`
  let working = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++working)
    await sleep(30)
    working--
  }

  await Promise.all([withLock(name, work), withLock(name, work), withLock(name, work)])

  expect(most).toBe(1)
  expect(existsSync(join(cacheFolder, `${name}.lock`))).toBe(false)
})

it('takes over the lock of a set-up that was killed', async () => {
  const name = `test-${randomUUID()}`
  const file = join(cacheFolder, `${name}.lock`)
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(file, 'left behind')
  const aMinuteAgo = new Date(Date.now() - 60_000)
  utimesSync(file, aMinuteAgo, aMinuteAgo)

  expect(await withLock(name, async () => 'done')).toBe('done')
})

it('leaves the lock to a holder that is there, though a busy machine let it touch nothing for a minute', async () => {
  const name = `test-${randomUUID()}`
  const file = join(cacheFolder, `${name}.lock`)
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(file, `${process.pid}-1-1`)
  const aMinuteAgo = new Date(Date.now() - 60_000)
  utimesSync(file, aMinuteAgo, aMinuteAgo)
  let isDone = false
  const waiting = withLock(name, async () => {
    isDone = true
  })
  await sleep(500)
  expect(isDone).toBe(false)

  rmSync(file)
  await waiting
  expect(isDone).toBe(true)
})

it('gives the lock back when the work fails', async () => {
  const name = `test-${randomUUID()}`
  const failing = withLock(name, async () => {
    throw new Error('no network')
  })

  await expect(failing).rejects.toThrow('no network')
  expect(await withLock(name, async () => 'next')).toBe('next')
})
