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
    // What the client says of a server that is no PostgreSQL, or never answers: without a code.
    { message: 'Connection terminated unexpectedly' },
    { message: 'Connection terminated due to connection timeout' },
  ])
    expect(formatStartFailure(failureOf(details), onPostgres)).toBe(told)
  expect(formatStartFailure(failureOf({ code: 'ECONNREFUSED' }), settings)).toBeUndefined()
})

it('tells of a database that answers and cannot be used what it lacks', () => {
  const onPostgres = { ...settings, databaseUrl: 'postgres://wang:secret@db.test/pinge' }
  const told = (details: object) => formatStartFailure(failureOf(details), onPostgres)

  expect(told({ code: '42501' })).toBe('DATABASE_URL 的账号不能在数据库里建表，请检查它的权限。')
  expect(told({ code: '53100' })).toBe('数据库所在的磁盘已满，请清理后再试。')
  for (const code of ['53300', '57P03', '57P01', '25006'])
    expect(told({ code })).toBe(
      '数据库现在不能用：连接太多、正在启动或停止，或者只能读。请稍后再试，或检查数据库。',
    )
  for (const details of [
    { message: 'The server does not support SSL connections' },
    { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
    { code: 'ERR_TLS_CERT_ALTNAME_INVALID' },
  ])
    expect(told(details)).toBe('不能用 TLS 连接 DATABASE_URL 所指的数据库，请检查 sslmode 和证书。')
  expect(told({ code: 'EROFS' })).toBe('不能使用数据文件夹 ./data，请检查 DATA_DIR。')
  expect(told({ code: '42P01' })).toBeUndefined()
})

it('tells of a disk without room, also where SQLite finds it, and of a file that is no database', () => {
  const told = (details: object) => formatStartFailure(failureOf(details), settings)
  // As SQLite extends them: the low byte is the code.
  const bySqlite = (errcode: number) => told({ code: 'ERR_SQLITE_ERROR', errcode })

  for (const sentence of [told({ code: 'ENOSPC' }), told({ code: 'EDQUOT' }), bySqlite(13)])
    expect(sentence).toBe('数据文件夹 ./data 所在的磁盘已满，请清理后再试。')
  for (const errcode of [3, 8, 8 + (1 << 8), 14])
    expect(bySqlite(errcode)).toBe('不能使用数据文件夹 ./data，请检查 DATA_DIR。')
  for (const errcode of [11, 11 + (1 << 8), 26])
    expect(bySqlite(errcode)).toBe('数据文件夹 ./data 里的数据库已损坏，或者不是数据库，请用备份恢复。')
  expect(bySqlite(5)).toBe('数据库正被另一个程序占用，请稍后再试。')
  expect(bySqlite(10)).toBe('数据文件夹 ./data 读写出错，请检查磁盘是否已满、是否损坏。')
  expect(bySqlite(1)).toBeUndefined()
})

it('names the folder that cannot be used, and leaves a fault of ours to be told in full', () => {
  expect(formatStartFailure(failureOf({ code: 'EACCES', syscall: 'mkdir' }), settings)).toBe(
    '不能使用数据文件夹 ./data，请检查 DATA_DIR。',
  )
  for (const fault of [new TypeError('no function'), failureOf({ code: 'ERR_INVALID' }), 'text'])
    expect(formatStartFailure(fault, settings)).toBeUndefined()
})
