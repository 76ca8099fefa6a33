import type { StorageConfig } from '@pinge/contract/files.ts'
import { expect, it } from 'vitest'
import { createStorageConfigs } from './storage-config.ts'

function setUp() {
  const state = { now: 0, asked: 0, user: 'wang', fails: false }
  const configs = createStorageConfigs({
    now: () => state.now,
    userId: () => state.user,
    fetchConfig: async () => {
      state.asked += 1
      if (state.fails) throw new Error('away')
      return { dir: `staging/${state.user}/`, expireTime: state.now + 1_000 } as StorageConfig
    },
  })
  return { state, configs }
}

it('asks once, and again only when it has expired', async () => {
  const { state, configs } = setUp()
  await Promise.all([configs.get(), configs.get()])
  state.now = 999
  await configs.get()
  expect(state.asked).toBe(1)

  state.now = 1_000
  await configs.get()
  expect(state.asked).toBe(2)
})

it('asks again after a failure', async () => {
  const { state, configs } = setUp()
  state.fails = true
  await expect(configs.get()).rejects.toThrow('away')
  state.fails = false

  expect(await configs.get()).toMatchObject({ dir: 'staging/wang/' })
})

it('gives no teacher the folder of another', async () => {
  const { state, configs } = setUp()
  await configs.get()
  state.user = 'li'

  expect(await configs.get()).toMatchObject({ dir: 'staging/li/' })
})
