import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../app.ts'
import { sendAnyCalls } from './any-input.ts'

/** Other calls in every run; ANY_INPUT_SEED repeats those of a run that failed and named its seed. */
const seed = Number(process.env.ANY_INPUT_SEED ?? randomInt(2 ** 31))

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it('answers 2500 calls of every kind with a sentence and never with a failure of its own', async () => {
  await expect(sendAnyCalls(app, { calls: 2_500, seed }), `ANY_INPUT_SEED=${seed}`).resolves.toBeUndefined()
}, 240_000)
