import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../app.ts'
import { sendAnyCalls } from './any-input.ts'

/** The same calls in every run, so that none fails by chance; other ones are tried by `npm run test:faults`. */
const seed = Number(process.env.ANY_INPUT_SEED ?? 20_260_901)

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it('answers 2500 calls of every kind with a sentence and never with a failure of its own', async () => {
  await expect(sendAnyCalls(app, { calls: 2_500, seed }), `ANY_INPUT_SEED=${seed}`).resolves.toBeUndefined()
}, 240_000)
