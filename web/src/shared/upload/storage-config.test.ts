import type { StorageConfig } from '@pinge/contract/files.ts'
import { describe, expect, it } from 'vitest'
import { Refusal } from '../api/failure/refusal.ts'
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

describe('a form that ran out by the clock of the storage alone', () => {
  const refuse = async () => {
    throw new Refusal(403, '上传凭证不正确或已过期，请重新上传')
  }

  it('is replaced by a new one, by which the same is sent', async () => {
    const { state, configs } = setUp()
    await configs.get()
    const sent: number[] = []
    await configs.send(async ({ expireTime }) => {
      sent.push(expireTime)
      if (sent.length === 1) await refuse()
    })

    expect(state.asked).toBe(2)
    expect(sent).toHaveLength(2)
  })

  it('is no reason to send again where it was new, or where something else is the matter', async () => {
    const { state, configs } = setUp()
    await expect(configs.send(refuse)).rejects.toThrow('上传凭证')
    await expect(configs.send(() => Promise.reject(new Refusal(415, '类型')))).rejects.toThrow('类型')

    expect(state.asked).toBe(1)
  })
})
