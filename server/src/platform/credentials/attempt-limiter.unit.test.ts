import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { expect, it } from 'vitest'
import { AppError } from '../app-error.ts'
import { createMemoryStore } from '../shared/memory-store.ts'
import { createAttemptLimiter, type LoginAttempt } from './attempt-limiter.ts'

function setUp() {
  const state = { now: 0, tries: 0, waits: [] as number[] }
  const limiter = createAttemptLimiter(
    createMemoryStore(() => state.now),
    async (ms) => void state.waits.push(ms),
  )
  const attempt = (loginAttempt: LoginAttempt, isRight: boolean): Promise<string> =>
    limiter
      .attempt(loginAttempt, async () => {
        state.tries += 1
        return isRight ? 'in' : new AppError('passwordWrong')
      })
      .catch((error: AppError) => error.errorName)
  return { state, limiter, attempt }
}

const school = { account: 'wang', address: 'school', isKnownAddress: true }
const elsewhere = { account: 'wang', address: 'elsewhere' }

it('lets no stranger keep a teacher out of their school by guessing from elsewhere', async () => {
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

it('tries no more than ten wrong passwords in any 15 minutes, wherever they begin', async () => {
  const { state, attempt } = setUp()
  const tried: number[] = []
  for (let second = 0; second < 3_600; second += 10) {
    state.now = second * 1_000
    const before = state.tries
    await attempt(elsewhere, false)
    if (state.tries > before) tried.push(second)
  }

  // One fails in the first window’s last seconds and nine in the next one’s first: those would be nineteen.
  const most = Math.max(...tried.map((from) => tried.filter((at) => at >= from && at < from + 900).length))
  expect(most).toBe(10)
  expect(tried).toHaveLength(40)
})

it('takes a hundred failures on phones without an account, which keep no teacher of that address out', async () => {
  const { state, attempt } = setUp()
  const guess = (number: number) =>
    attempt({ account: `made up ${number}`, address: 'cafe', hasAccount: false }, false)
  for (let number = 0; number < 99; number += 1) expect(await guess(number)).toBe('passwordWrong')

  expect(await guess(99)).toBe('tooManyLoginFailures')
  expect(await guess(100)).toBe('tooManyLoginFailures')
  expect(await attempt({ account: 'li', address: 'cafe' }, true)).toBe('in')
  expect(state.waits).toEqual([])
})

it('slows an address from its hundredth failure on', async () => {
  const { state, attempt } = setUp()
  for (let number = 0; number < 101; number += 1)
    await attempt({ account: `teacher ${number}`, address: 'cafe' }, false)

  expect(state.waits).toEqual([2_000])
  expect(await attempt({ account: 'li', address: 'cafe' }, true)).toBe('in')
})

it('shuts no teacher out who is known at the address or by the device, however many failed there', async () => {
  const { attempt } = setUp()
  for (let number = 0; number < 310; number += 1)
    await attempt({ account: `teacher ${number}`, address: 'school' }, false)

  expect(await attempt({ account: 'li', address: 'school' }, true)).toBe('tooManyLoginFailures')
  expect(await attempt(school, true)).toBe('in')
  expect(await attempt({ account: 'li', address: 'school', knownDevice: 'board' }, true)).toBe('in')
})

it('takes ten failures of a known device, which stop that device alone', async () => {
  const { attempt } = setUp()
  const board = { account: 'wang', address: 'school', knownDevice: 'board' }
  for (let failure = 0; failure < 10; failure += 1) await attempt(board, false)

  expect(await attempt(board, true)).toBe('tooManyLoginFailures')
  expect(await attempt({ account: 'wang', address: 'home' }, true)).toBe('in')
})

it('takes ten failures of a known device from whatever network it is in', async () => {
  const { attempt } = setUp()
  const laptop = (network: number) => ({
    account: 'wang',
    address: `network ${network}`,
    knownDevice: 'laptop',
  })
  for (let network = 0; network < 10; network += 1) await attempt(laptop(network), false)

  expect(await attempt(laptop(10), true)).toBe('tooManyLoginFailures')
})

it('takes ten failures of strangers for one account from however many addresses', async () => {
  const { attempt } = setUp()
  const guess = (address: number) => attempt({ account: 'wang', address: `address ${address}` }, false)
  for (let address = 0; address < 9; address += 1) expect(await guess(address)).toBe('passwordWrong')

  expect([await guess(9), await guess(10)]).toEqual(['tooManyLoginFailures', 'tooManyLoginFailures'])
})

it('tells how many minutes to wait, and never fewer than it takes', async () => {
  const { state, limiter, attempt } = setUp()
  for (let failure = 0; failure < 10; failure += 1) await attempt(elsewhere, false)
  const told = async (now: number) => {
    state.now = now
    const refused = await limiter.attempt(elsewhere, async () => 'in').catch((error: unknown) => error)
    return refused instanceof AppError ? [refused.message, refused.retryAfterSeconds, refused.data] : refused
  }

  const wait = (minutes: number) => `登录失败次数太多，请 ${minutes} 分钟后再试`
  expect(await told(0)).toEqual([wait(15), 900, { waitSeconds: 900 }])
  expect(await told(59_500)).toEqual([wait(15), 840.5, { waitSeconds: 841 }])
  expect(await told(15 * MINUTE_MS - 500)).toEqual([wait(1), 1, { waitSeconds: 1 }])
})

it('takes 300 failures from an address in any 15 minutes, and then no try of strangers there', async () => {
  const { state, attempt } = setUp()
  const guess = (number: number) => attempt({ account: `teacher ${number}`, address: 'cafe' }, false)
  for (let number = 0; number < 299; number += 1) {
    expect(await guess(number)).toBe('passwordWrong')
    state.now += 100
  }
  expect(await guess(299)).toBe('tooManyLoginFailures')
  const { tries } = state
  expect(await attempt({ account: 'li', address: 'cafe' }, true)).toBe('tooManyLoginFailures')
  expect(state.tries).toBe(tries)
  expect(await attempt({ account: 'li', address: 'school' }, true)).toBe('in')

  // The first failure is 15 minutes old.
  state.now = 15 * MINUTE_MS
  expect(await attempt({ account: 'li', address: 'cafe' }, true)).toBe('in')
})

it('ranks those first who are known, then those without failures, then the others by how many', async () => {
  const { limiter, attempt } = setUp()
  const rankOf = (loginAttempt: LoginAttempt) => limiter.attempt(loginAttempt, async (rank) => rank)
  for (let failure = 0; failure < 3; failure += 1)
    await attempt({ account: `teacher ${failure}`, address: 'school' }, false)

  expect(await rankOf(school)).toBe(0)
  expect(await rankOf({ account: 'session/1', address: null })).toBe(0)
  expect(await rankOf({ account: 'li', address: 'home' })).toBe(1)
  expect(await rankOf({ account: 'li', address: 'school' })).toBe(4)
})

it('counts no try that could not be made', async () => {
  const { limiter, attempt } = setUp()
  for (let time = 0; time < 20; time += 1)
    await expect(
      limiter.attempt(elsewhere, () => Promise.reject(new AppError('serviceBusy'))),
    ).rejects.toThrow()

  expect(await attempt(elsewhere, true)).toBe('in')
})

it('limits what a session tries by its own failures, whatever its address did', async () => {
  const { attempt } = setUp()
  const session = { account: 'session/1', address: null }
  for (let number = 0; number < 150; number += 1)
    await attempt({ account: `teacher ${number}`, address: 'school' }, false)

  expect(await attempt(session, true)).toBe('in')
  for (let failure = 0; failure < 10; failure += 1) await attempt(session, false)
  expect(await attempt(session, true)).toBe('tooManyLoginFailures')
  expect(await attempt({ account: 'session/2', address: null }, true)).toBe('in')
})
