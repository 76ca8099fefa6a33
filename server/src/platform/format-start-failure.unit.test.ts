import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { formatStartFailure } from './format-start-failure.ts'

const settings = { host: '127.0.0.1', port: 8080, trainingPort: 8090, dataDir: './data', databaseUrl: null }

/** What the machine answers to a second service on one port. */
async function listenTwice(): Promise<unknown> {
  const first = createServer().listen(0, settings.host)
  await once(first, 'listening')
  const second = createServer().listen((first.address() as AddressInfo).port, settings.host)
  const [failure] = await once(second, 'error')
  first.close()
  return failure
}

it('names the port that is taken, and the setting of the service that asked for it', async () => {
  const failure = await listenTwice()

  expect(formatStartFailure(failure, settings, 'PORT')).toBe(
    '端口 8080 已被占用，请停止占用它的程序，或换一个 PORT。',
  )
  expect(formatStartFailure(failure, settings, 'TRAINING_PORT')).toBe(
    '端口 8090 已被占用，请停止占用它的程序，或换一个 TRAINING_PORT。',
  )
})

const failureOf = (details: object) => Object.assign(new Error('failed'), details)

it('names the host that this machine does not have, whether it listens or looks it up', () => {
  const told = '不能在 127.0.0.1 的端口 8080 上提供服务，请检查 HOST 和 PORT。'

  expect(formatStartFailure(failureOf({ code: 'EADDRNOTAVAIL', syscall: 'listen' }), settings)).toBe(told)
  expect(formatStartFailure(failureOf({ code: 'ENOTFOUND', hostname: '127.0.0.1' }), settings)).toBe(told)
})

it('names the database that does not answer, and never its address', () => {
  const onPostgres = { ...settings, databaseUrl: 'postgres://wang:secret@db.test/pinge' }
  const told = '连接不上 DATABASE_URL 所指的数据库，请检查它的地址、账号和密码。'

  for (const details of [
    { code: 'ECONNREFUSED' },
    { code: 'ENOTFOUND', hostname: 'db.test' },
    { code: '28P01' },
  ])
    expect(formatStartFailure(failureOf(details), onPostgres)).toBe(told)
  expect(formatStartFailure(failureOf({ code: 'ECONNREFUSED' }), settings)).toBeUndefined()
})

it('names the folder that cannot be used, and leaves a fault of ours to be told in full', () => {
  expect(formatStartFailure(failureOf({ code: 'EACCES', syscall: 'mkdir' }), settings)).toBe(
    '不能使用数据文件夹 ./data，请检查 DATA_DIR。',
  )
  for (const fault of [new TypeError('no function'), failureOf({ code: 'ERR_INVALID' }), 'text'])
    expect(formatStartFailure(fault, settings)).toBeUndefined()
})
