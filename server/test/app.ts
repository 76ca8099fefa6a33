import type { DataOf, Endpoint, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { Envelope } from '@pinge/contract/protocol/envelope.ts'
import { SUCCESS_CODE } from '@pinge/contract/values/limits.ts'
import { register, type UserInfo } from '@pinge/contract/sign-in.ts'
import { addClass } from '@pinge/contract/classes.ts'
import { addStudents } from '@pinge/contract/students.ts'
import {
  contentText,
  DEFAULT_APP_KEY,
  DEFAULT_SIGNING_KEY,
  signedText,
} from '@pinge/contract/protocol/signing.ts'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { createHmac, hash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { readConfig, type Config } from '../src/platform/config.ts'
import type { Database } from '../src/platform/db/database.ts'
import { openTestDatabase } from './database.ts'
import { createLog } from '../src/platform/log.ts'
import { createLiveHub } from '../src/platform/live/live-hub.ts'
import { createIds } from '../src/platform/random.ts'
import { createSecurityLog, type SecurityLog } from '../src/platform/security-log/security-log.ts'
import { createMemoryStore } from '../src/platform/shared/memory-store.ts'
import type { SharedStore } from '../src/platform/shared/shared-store.ts'
import { TRAINING_BASE } from '@pinge/contract/training/training-calls.ts'
import { buildApp } from '../src/api/app.ts'
import { buildTraining } from '../src/training/app.ts'

/** Half past eight on a school morning in Shanghai. */
const TEST_MORNING = Date.UTC(2026, 10, 23, 0, 30)

export type SignOptions = {
  token?: string
  ts?: number
  rs?: string
  appKey?: string
  signingKey?: string
  body?: string
}

export type TestApp = {
  server: FastifyInstance
  database: Database
  /** The clock of the server: moved by hand. */
  time: { now: number }
  /** What is counted and remembered for a while. */
  shared: SharedStore
  /** Writes nothing down by itself: a test saves by hand. */
  securityLog: SecurityLog
  call<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    token?: string,
  ): Promise<{ status: number; code: number; msg: string; data: DataOf<E> }>
  /** Anything at all, signed or not, as it comes over the wire. */
  send(path: string, body: unknown, options?: SignOptions): Promise<Answer>
  newTeacher(nickname?: string): Promise<UserInfo>
  newClass(token: string, names?: string[]): Promise<{ classId: string; studentIds: string[] }>
  close(): Promise<void>
}

export type Answer = {
  status: number
  code: number
  msg: string
  data: unknown
  headers: Record<string, unknown>
}

/** The whole server on a real, empty database, without a network. */
export async function startTestApp(
  settings: Partial<Config> = {},
  webFolder = '/nonexistent',
): Promise<TestApp> {
  const time = { now: TEST_MORNING }
  const clock = (): number => time.now
  const { database, remove } = await openTestDatabase(clock)
  const dataDir = mkdtempSync(join(tmpdir(), 'pinge-data-'))
  const config = { ...readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir }), ...settings }
  const newId = createIds(clock, randomBytes)
  const log = createLog(config.logLevel)
  const secret = 'a secret of the tests, and of nothing else'
  const later = (): void => undefined
  const shared = createMemoryStore(clock)
  const securityLog = createSecurityLog({ database, clock, newId, secret, log, later })
  const foundation = { config, database, clock, randomBytes, newId, log, secret, shared }
  const app = await buildApp({
    ...foundation,
    passwordCost: { memoryKib: 8, passes: 1 },
    wait: async () => undefined,
    securityLog,
    hub: createLiveHub(),
    mounted: [{ basePath: TRAINING_BASE, server: await buildTraining(foundation) }],
    webFolder,
  })
  let phones = 13_800_000_000

  async function send(path: string, body: unknown, options: SignOptions = {}): Promise<Answer> {
    const payload = options.body ?? JSON.stringify(body)
    const response = await app.server.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/json', ...signedHeaders(path, payload, time.now, options) },
      payload,
    })
    return readAnswer(response)
  }

  async function call<E extends Endpoint>(endpoint: E, request: RequestOf<E>, token = '') {
    const { status, code, msg, data } = await send(endpoint.path, request, { token })
    // What the server sends must fit the contract, also in every test.
    return { status, code, msg, data: (code === 200 ? z.parse(endpoint.data, data) : data) as DataOf<E> }
  }

  async function newTeacher(nickname = '王老师'): Promise<UserInfo> {
    phones += 1
    const { data } = await call(register, {
      tel: String(phones),
      password: hash('sha256', 'morning-sun'),
      nickname,
    })
    return data
  }

  async function newClass(token: string, names: string[] = ['王浩然', '陈一诺']) {
    const { data } = await call(addClass, { className: '三年级(2)班', grade: 3 }, token)
    if (names.length === 0) return { classId: data.classId, studentIds: [] }
    const students = names.map((username) => ({ username }))
    const added = await call(addStudents, { classId: data.classId, students }, token)
    return { classId: data.classId, studentIds: added.data.ids }
  }

  async function close(): Promise<void> {
    await app.stop()
    await remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { server: app.server, database, time, shared, securityLog, call, send, newTeacher, newClass, close }
}

/** The common headers of a product call, made as the protocol says, independently of the web client. */
export function signedHeaders(path: string, body: string | null, now: number, options: SignOptions = {}) {
  const { token = '', appKey = DEFAULT_APP_KEY, signingKey = DEFAULT_SIGNING_KEY } = options
  const ts = String(options.ts ?? now)
  const rs = options.rs ?? randomBytes(16).toString('hex')
  const contentMd5 = hash('md5', contentText(body, ts))
  const text = signedText({ url: path, ts, rs, contentMd5, token })
  const sign = createHmac('sha256', signingKey).update(text).digest('hex')
  return { ak: appKey, ts, rs, contentMd5, sign, authorization: token }
}

export function readAnswer(response: LightMyRequestResponse): Answer {
  // A call that answers a file says by it that it succeeded.
  const isEnvelope = String(response.headers['content-type']).startsWith('application/json')
  const { code, msg, data } = isEnvelope
    ? z.parse(Envelope, response.json())
    : { code: SUCCESS_CODE, msg: '', data: null }
  return { status: response.statusCode, code, msg, data, headers: response.headers }
}
