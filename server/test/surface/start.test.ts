import { addClass } from '@pinge/contract/classes.ts'
import { register, UserInfo } from '@pinge/contract/sign-in.ts'
import { siteDetail } from '@pinge/contract/site.ts'
import { hash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { testEngine } from '../database.ts'
import { createTestDataDir, type TestDataDir } from '../data-dir.ts'
import { spawnServer, startServer, type Ended, type TestServer } from '../server.ts'

let home: TestDataDir
let running: TestServer[]
beforeEach(async () => {
  home = await createTestDataDir()
  running = []
})
afterEach(async () => {
  await Promise.all(running.map((server) => server.kill()))
  await home.remove()
})

async function start(settings: Record<string, string> = {}): Promise<TestServer> {
  const server = await startServer({ ...home.settings, ...settings })
  running.push(server)
  return server
}

/** Starts a server that is to be refused, and answers how it ended. */
async function startInVain(settings: Record<string, string>): Promise<Ended> {
  const server = await spawnServer({ ...home.settings, ...settings })
  if ('exitCode' in server) return server
  running.push(server)
  throw new Error(`a server started that should have been refused: ${server.output()}`)
}

const teacher = { tel: '13800000001', nickname: '王老师', password: hash('sha256', 'morning-sun') }

// On PostgreSQL several servers share one database, so that only SQLite has a folder to keep.
if (testEngine === 'sqlite')
  it('refuses a second server on the same data folder, until the first one is gone, however it went', async () => {
    const first = await start()
    expect(await startInVain({})).toEqual({
      exitCode: 1,
      output: `数据文件夹 ${home.dataDir} 正被另一个服务使用，请先停止它，或换一个 DATA_DIR。\n`,
    })
    expect((await first.call(register.path, teacher)).code).toBe(200)

    await first.kill()
    const second = await start()
    expect((await second.call(register.path, teacher)).msg).toBe('这个手机号已经注册，请直接登录')
    expect(await second.stop()).toBe(0)
    await start()
  }, 240_000)

if (testEngine === 'postgres')
  it('serves one database from two processes', async () => {
    const [first, second] = await Promise.all([start(), start()])
    const { accessToken } = z.parse(UserInfo, (await first.call(register.path, teacher)).data)
    const requestId = randomUUID()
    const request = { className: '三班', requestId }
    const answers = await Promise.all(
      [first, second, first, second].map((server) => server.call(addClass.path, request, accessToken)),
    )

    expect(new Set(answers.map(({ code, data }) => JSON.stringify({ code, data }))).size).toBe(1)
  }, 240_000)

it('closes a data folder that was open to other users of the machine', async () => {
  chmodSync(home.dataDir, 0o755)
  const server = await start()
  await server.stop()

  const files = readdirSync(home.dataDir).map((name) => join(home.dataDir, name))
  for (const path of [home.dataDir, ...files]) expect([path, statSync(path).mode & 0o077]).toEqual([path, 0])
})

it('stops the start with a sentence that names the wrong setting', async () => {
  const taken = createServer((caller) => caller.destroy()).listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const file = join(home.dataDir, 'a-file')
  writeFileSync(file, '')
  const damaged = join(home.dataDir, 'damaged')
  mkdirSync(damaged)
  writeFileSync(join(damaged, 'pinge.sqlite'), 'no database '.repeat(1_000))
  const ended = await Promise.all([
    startInVain({ PORT: 'eighty' }),
    startInVain({ TRUSTED_PROXIES: 'the-proxy' }),
    startInVain({ PORT: String(port) }),
    startInVain({ HOST: '203.0.113.7', DATA_DIR: join(home.dataDir, 'other') }),
    startInVain({ DATA_DIR: file, DATABASE_URL: '' }),
    startInVain({ DATA_DIR: damaged, DATABASE_URL: '' }),
    // A service that is no PostgreSQL.
    startInVain({ DATABASE_URL: `postgres://pinge:secret@127.0.0.1:${port}/pinge` }),
    startInVain({ DATABASE_URL: `postgres://pinge:secret@127.0.0.1:1/pinge` }),
  ])
  taken.close()

  expect(ended.map(({ output }) => output)).toEqual([
    '环境变量 PORT 的值不对：应为0 到 65535 的整数。\n',
    '环境变量 TRUSTED_PROXIES 的值不对：应为用逗号隔开的地址。\n',
    `端口 ${port} 已被占用，请停止占用它的程序，或换一个 PORT。\n`,
    '不能在 203.0.113.7 的端口 0 上提供服务，请检查 HOST 和 PORT。\n',
    `不能使用数据文件夹 ${file}，请检查 DATA_DIR。\n`,
    `数据文件夹 ${damaged} 里的数据库已损坏，或者不是数据库，请用备份恢复。\n`,
    '连接不上 DATABASE_URL 所指的数据库，请检查它的地址、账号和密码。\n',
    '连接不上 DATABASE_URL 所指的数据库，请检查它的地址、账号和密码。\n',
  ])
  expect(ended.map(({ exitCode }) => exitCode)).toEqual(ended.map(() => 1))
}, 240_000)

it('finishes what it accepted when it is told to stop, and then ends', async () => {
  const server = await start()
  const { accessToken } = z.parse(UserInfo, (await server.call(register.path, teacher)).data)
  let answered = 0
  const send = async (path: string, request: object) => {
    const { status, code } = await server.call(path, request, accessToken)
    answered += 1
    return `${status} ${code}`
  }
  // Slow ones: each needs a password hash, and a commit.
  const others = Array.from({ length: 8 }, (_, index) => ({ ...teacher, tel: `139000000${10 + index}` }))
  // On connections that stand already, they arrive before the first one is answered.
  await Promise.all([...others, ...others].map(() => server.call(siteDetail.path, {})))
  const slow = others.map((other) => send(register.path, other))
  const quick = others.map(() => send(addClass.path, { className: '三班' }))
  // Awaited from now on: what is reset while the server stops is looked at below.
  const allEnded = Promise.allSettled([...slow, ...quick])
  await Promise.race(slow)
  const answeredBefore = answered
  const startedAt = performance.now()
  const exitCode = await server.stop()

  // A slow machine may not have read all of them when it was told; such a one was reset, and has done nothing.
  const ended = await allEnded
  const answers = ended.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []))
  expect(new Set(answers)).toEqual(new Set(['200 200']))
  expect(answeredBefore).toBeLessThan(answers.length)
  expect(exitCode).toBe(0)
  // It does not wait for connections on which nothing is asked.
  expect(performance.now() - startedAt).toBeLessThan(30_000)
  await expect(fetch(`${server.origin}/healthz`)).rejects.toThrow()

  const next = await start()
  for (const [index, other] of others.entries())
    expect((await next.call(register.path, other)).code).toBe(
      ended[index]?.status === 'fulfilled' ? 409 : 200,
    )
}, 240_000)

it('starts on settings that contradict each other, and tells them to the operator and to the log', async () => {
  const server = await start({ OWN_FILE_MB: '300', OWN_QUOTA_MB: '200' })
  await server.stop()

  const lines = server.output().split('\n')
  expect(
    lines.filter((line) => line.startsWith('注意：OWN_FILE_MB（300）大于 OWN_QUOTA_MB（200）')),
  ).toHaveLength(1)
  expect(lines.filter((line) => line.includes('"settings contradict each other"'))).toHaveLength(1)
})
