import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, it } from 'vitest'
import { startTestApp, type TestApp } from '../app.ts'
import { ALL_CALLS, sendAnyCalls } from './any-input.ts'

/** Other calls in every run; ANY_INPUT_SEED repeats those of a run that failed and named its seed. */
const seed = Number(process.env.ANY_INPUT_SEED ?? randomInt(2 ** 31))

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it(`answers and refuses each call of the contract among ${ALL_CALLS} of every kind (seed ${seed})`, async () => {
  await sendAnyCalls(app, { calls: ALL_CALLS, seed })
}, 240_000)
