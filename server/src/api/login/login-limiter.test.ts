import { expect, it } from 'vitest'
import { AppError } from '../../platform/app-error.ts'
import { createMemoryStore } from '../../platform/shared/memory-store.ts'
import { createLoginLimiter, type Trier } from './login-limiter.ts'

const MINUTE_MS = 60_000

function setUp() {
  const state = { now: 0, tries: 0, waits: [] as number[] }
  const limiter = createLoginLimiter(
    createMemoryStore(() => state.now),
    async (ms) => void state.waits.push(ms),
  )
  const attempt = (trier: Trier, isRight: boolean): Promise<string> =>
    limiter
      .attempt(trier, async () => {
        state.tries += 1
        return isRight ? 'in' : new AppError('passwordWrong')
      })
      .catch((error: AppError) => error.errorName)
  return { state, attempt }
}

const school = { account: 'wang', address: 'school', isKnownAddress: true }
const elsewhere = { account: 'wang', address: 'elsewhere' }

it('lets nobody keep a teacher out of their school by guessing from elsewhere', async () => {
  const { attempt } = setUp()
  for (let failure = 0; failure < 20; failure += 1) await attempt(elsewhere, false)

  expect(await attempt(elsewhere, true)).toBe('tooManyLoginFailures')
  expect(await attempt(school, true)).toBe('in')
})

it('computes nothing for a try that is refused, however many come at once', async () => {
  const { state, attempt } = setUp()
  const answers = await Promise.all(Array.from({ length: 100 }, () => attempt(elsewhere, false)))

  expect(state.tries).toBe(10)
  expect(answers.filter((answer) => answer === 'passwordWrong')).toHaveLength(9)
})

it('slows an account’s later tries, by two seconds at most', async () => {
  const { state, attempt } = setUp()
  for (let failure = 0; failure < 12; failure += 1) await attempt(elsewhere, false)

  expect(state.waits).toEqual([250, 500, 1_000, 2_000, 2_000])
})

it('counts no success, and forgets failures after one', async () => {
  const { attempt } = setUp()
  for (let morning = 0; morning < 300; morning += 1) {
    const teacher = { account: `teacher ${morning}`, address: 'school' }
    expect(await attempt(teacher, true)).toBe('in')
  }
  for (let failure = 0; failure < 9; failure += 1) await attempt(elsewhere, false)
  await attempt(elsewhere, true)
  expect(await attempt(elsewhere, false)).toBe('passwordWrong')
})

it('opens again after 15 minutes, also when somebody kept trying', async () => {
  const { state, attempt } = setUp()
  for (let failure = 0; failure < 50; failure += 1) {
    await attempt(elsewhere, false)
    state.now += 10_000
  }
  state.now = 15 * MINUTE_MS

  expect(await attempt(elsewhere, true)).toBe('in')
})
