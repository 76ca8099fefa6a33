import {
  addTeacher,
  answerJoin,
  handOverClass,
  removeTeacher,
  requestJoin,
  updateTeacher,
} from '@pinge/contract/class-teachers.ts'
import { archiveClass, removeClass, restoreClass } from '@pinge/contract/class-edit.ts'
import { addItem, deleteItem, hideItem, updateItem } from '@pinge/contract/comment-items.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import type { Endpoint } from '@pinge/contract/endpoint.ts'
import { Envelope } from '@pinge/contract/envelope.ts'
import * as errors from '@pinge/contract/errors.ts'
import { addExample, removeExample } from '@pinge/contract/example.ts'
import { confirmFile, storageConfig, type FilePurpose } from '@pinge/contract/files.ts'
import { SUCCESS_CODE } from '@pinge/contract/limits.ts'
import { codeSignIn, passwordSignIn, resetPassword, sendCode, signOut } from '@pinge/contract/sign-in.ts'
import { changePassword, changeTel, endDevice } from '@pinge/contract/accounts.ts'
import { readMessage, removeMessage, sendClassNotice } from '@pinge/contract/messages.ts'
import { qrConfirm, qrLoginResult, qrScan } from '@pinge/contract/qr-sign-in.ts'
import { productCalls } from '@pinge/contract/product-calls.ts'
import { deliverRewards, redeem, refundRewards, rewardRecords, saveReward } from '@pinge/contract/rewards.ts'
import { saveAttendance } from '@pinge/contract/attendance.ts'
import { saveSeating } from '@pinge/contract/seating.ts'
import { DEFAULT_SIGNING_KEY } from '@pinge/contract/signing.ts'
import {
  mergeStudents,
  moveStudents,
  restoreStudents,
  updateInformation,
} from '@pinge/contract/student-information.ts'
import { addTeams, arrangeTeams, commentTeams, removeCategory, removeTeam } from '@pinge/contract/teams.ts'
import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { hash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { anyCall, type AnyCall, type CallChoices } from './any-call.ts'
import type { KnownValues } from './any-value.ts'
import {
  selectRedemptionDifferences,
  selectTeamDifferences,
  selectTotalDifferences,
} from '../../src/api/ledger/ledger.queries.ts'
import { formBytes, uploadForm } from '../upload.ts'
import { makePng } from '../pictures.ts'
import { signedHeaders, startTestApp, type TestApp } from '../app.ts'

const SEED = Number(process.env.ANY_INPUT_SEED ?? 20_260_901)
/** So many at the same time, as a school's browsers would. */
const AT_ONCE = 25
/** Enough for each call of the contract to be answered several times, however many there are. */
const CALLS = Math.ceil(productCalls.length * 4) * AT_ONCE
/** Each is used about ten times, by calls of every kind. */
const REQUEST_IDS = Math.ceil(CALLS / 10)

/** Successes and refusals of each call, and the tries of its own that one gets which had fewer. */
const ENOUGH = 3
const MORE_TRIES = { seed: SEED, numRuns: 300 }

/** Made once, by two teachers in turn, or of many parts that must fit: luck alone does not repeat them. They have tests of their own. */
const needsMoreThanLuck = new Set<Endpoint>([
  addExample,
  removeExample,
  addTeacher,
  removeTeacher,
  requestJoin,
  answerJoin,
  arrangeTeams,
  moveStudents,
  mergeStudents,
  saveSeating,
  updateInformation,
  updateTeacher,
  handOverClass,
  sendClassNotice,
  readMessage,
  removeMessage,
  removeClass,
  restoreClass,
  codeSignIn,
  sendCode,
  resetPassword,
  changePassword,
  changeTel,
  endDevice,
  qrLoginResult,
  qrScan,
  qrConfirm,
])

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it(`answers ${CALLS} calls of every kind with a sentence and never with a failure of its own (seed ${SEED})`, async () => {
  const { known, passing, rewarding, tokens, throwaways } = await makeSchool()
  const tally = new Map<string, number>()
  const count = (key: string) => tally.set(key, (tally.get(key) ?? 0) + 1)
  // What these calls end is no use to the others, so they have sessions, schemes and a class of their own.
  const endTeams: readonly Endpoint[] = [arrangeTeams, removeTeam, removeCategory]
  const endClass: readonly Endpoint[] = [archiveClass, removeClass, restoreClass]
  const ofRewards: readonly Endpoint[] = [saveReward, redeem, deliverRewards, refundRewards]
  // These need items of the caller's own.
  const onItems: readonly Endpoint[] = [updateItem, hideItem, deleteItem]
  // These need pupils and teams of one class, and the one that stays whole: of the others, some are gone for good.
  const inWhole: readonly Endpoint[] = [restoreStudents, addTeams, commentTeams, saveAttendance]
  const apart = new Set([signOut, ...inWhole, ...endTeams, ...endClass, ...ofRewards, ...onItems])
  const staying = productCalls.filter((call) => !apart.has(call))
  const choices: readonly CallChoices[] = [
    { endpoints: staying, known, tokens },
    { endpoints: endTeams, known: { ...known, ...passing.teams }, tokens },
    { endpoints: endClass, known: { ...known, ...passing.class }, tokens },
    { endpoints: ofRewards, known: { ...known, ...rewarding }, tokens },
    { endpoints: onItems, known: { ...known, ...passing.items }, tokens },
    { endpoints: inWhole, known: { ...known, ...passing.whole }, tokens },
    { endpoints: [signOut], known, tokens: throwaways },
  ]
  const calls = fc.array(
    fc.oneof(...choices.map((choice) => ({ weight: choice.endpoints.length, arbitrary: anyCall(choice) }))),
    { minLength: AT_ONCE, maxLength: AT_ONCE },
  )

  await fc.assert(
    fc.asyncProperty(calls, async (group) => {
      const answers = await Promise.all(group.map(async (call) => ({ call, response: await send(call) })))
      for (const { call, response } of answers) count(`${call.endpoint.path} ${checkAnswer(call, response)}`)
    }),
    { seed: SEED, numRuns: CALLS / AT_ONCE, reporter: tellShortly },
  )

  expect([...tally.values()].reduce((sum, times) => sum + times, 0)).toBe(CALLS)
  // Calls that are all refused at the door would prove nothing: each one is answered and refused several times, those
  // that had no luck among the others by themselves.
  const isRare = (call: Endpoint, code: number) => (tally.get(`${call.path} ${code}`) ?? 0) < ENOUGH
  const isUnlucky = (call: Endpoint) => isRare(call, 200) || isRare(call, 400)
  const tried = productCalls.filter((call) => !needsMoreThanLuck.has(call))
  for (const { endpoints, ...values } of choices)
    for (const endpoint of endpoints.filter((call) => tried.includes(call) && isUnlucky(call)))
      for (const call of fc.sample(anyCall({ endpoints: [endpoint], ...values }), MORE_TRIES)) {
        if (!isUnlucky(endpoint)) break
        count(`${endpoint.path} ${checkAnswer(call, await send(call))}`)
      }
  const rarely = (code: number) => tried.filter((call) => isRare(call, code)).map(({ path }) => path)
  expect({ succeeds: rarely(200), refuses: rarely(400) }).toEqual({ succeeds: [], refuses: [] })
  expect(await selectTotalDifferences(app.database.read)).toEqual([])
  expect(await selectTeamDifferences(app.database.read)).toEqual([])
  expect(await selectRedemptionDifferences(app.database.read)).toEqual([])
}, 240_000)

/** The smallest group of calls that shows the fault, without the schemas that its calls carry. */
function tellShortly(details: fc.RunDetails<[AnyCall[]]>): void {
  if (!details.failed) return
  const calls = details.counterexample?.[0].map((call) =>
    JSON.stringify({ ...call, endpoint: call.endpoint.path }).slice(0, 600),
  )
  const { seed, counterexamplePath } = details
  throw new Error(`seed ${seed}, path ${counterexamplePath}:\n${calls?.join('\n')}`, {
    cause: details.errorInstance,
  })
}

/** Two teachers with classes, pupils and comments; their ids are what the calls are made of. */
async function makeSchool() {
  const mine = await app.newTeacher('王老师')
  const stranger = await app.newTeacher('李老师')
  const names = Array.from({ length: 30 }, (_, index) => `学生${index}`)
  const first = await app.newClass(mine.accessToken, names)
  const many = Array.from({ length: 100 }, (_, index) => `同学${index}`)
  const second = await app.newClass(mine.accessToken, many)
  const third = await app.newClass(mine.accessToken)
  const strange = await app.newClass(stranger.accessToken, names.slice(0, 5))
  const itemIds = ['s1-01', 's1-13', 's5-08']
  const batchIds: string[] = []
  for (let index = 0; index < 40; index += 1) {
    const itemId = itemIds[index % itemIds.length] ?? ''
    const request = { classId: first.classId, itemId, studentIds: first.studentIds.slice(0, 1 + (index % 5)) }
    batchIds.push((await app.call(giveComment, request, mine.accessToken)).data.batchId)
  }
  const schemes = []
  for (let index = 0; index < 16; index += 1) {
    const teams = ['火箭队', '彩虹队', '风筝队'].map((teamName, at) => ({
      teamName,
      studentIds: first.studentIds.slice(at * 5, at * 5 + 5),
    }))
    const request = { classId: first.classId, categoryName: `方案${index}`, teams }
    schemes.push((await app.call(addTeams, request, mine.accessToken)).data)
  }
  const [lasting, ...passing] = schemes
  const rewardIds: string[] = []
  for (let index = 0; index < 30; index += 1) {
    const made = {
      classId: first.classId,
      name: `奖品${index}`,
      cost: 1 + index,
      stock: index % 3 ? null : 9,
    }
    rewardIds.push((await app.call(saveReward, made, mine.accessToken)).data.id)
  }
  // Enough for whatever is exchanged by chance.
  const earned = { classId: first.classId, name: '攒积分', score: 10, studentIds: first.studentIds }
  for (let times = 0; times < 60; times += 1) await app.call(giveComment, earned, mine.accessToken)
  for (const studentId of first.studentIds) {
    const spent = { classId: first.classId, studentIds: [studentId], name: '贴纸', cost: 1 }
    for (let times = 0; times < 4; times += 1) await app.call(redeem, spent, mine.accessToken)
  }
  const exchanges = await app.call(rewardRecords, { classId: first.classId, limit: 100 }, mine.accessToken)
  const redemptionIds = exchanges.data.items.map(({ id }) => id)
  const password = hash('sha256', 'morning-sun')
  const ownItemIds: string[] = []
  for (let index = 0; index < 12; index += 1) {
    const item = { type: 1 as const, name: `自定义${index}`, score: 1 }
    ownItemIds.push((await app.call(addItem, item, mine.accessToken)).data.id)
  }
  const throwaways: string[] = []
  for (let index = 0; index < 12; index += 1)
    throwaways.push((await app.call(passwordSignIn, { tel: mine.tel, password })).data.accessToken)

  const classes = await app.database.read.selectFrom('classes').select('geziNo').orderBy('id').execute()

  const picture = await uploadPicture(mine.accessToken)
  const certificate = await uploadPicture(mine.accessToken, 'certificate')

  const known: KnownValues = {
    classImg: ['9001', '9003'],
    headUrl: ['3', '17'],
    // Never the right one: a new password would end the sessions of the other calls.
    oldPassword: ['0'.repeat(64)],
    // An upload stays the same file however often it is confirmed.
    key: [picture.key, picture.key, `staging/${mine.userId}/never.png`],
    certificateUrl: [certificate.url, certificate.url, picture.url],
    url: [picture.url, picture.url, '/files/nowhere.png'],
    geziNo: classes.map(({ geziNo }) => geziNo),
    userId: [mine.userId, stranger.userId],
    // Mostly what fits together, sometimes what does not.
    classId: [
      ...Array<string>(4).fill(first.classId),
      ...Array<string>(4).fill(second.classId),
      strange.classId,
      'nowhere',
    ],
    studentIds: [...first.studentIds, ...first.studentIds, ...first.studentIds, strange.studentIds[0] ?? ''],
    id: [...first.studentIds, ...first.studentIds, 'nobody'],
    studentId: [...first.studentIds, ...strange.studentIds],
    // Pupils of the second class may leave; the first one stays whole.
    ids: second.studentIds,
    otherId: second.studentIds,
    date: ['2026-11-23', '2026-11-20'],
    toClassId: [first.classId, second.classId, second.classId],
    rewardId: [...rewardIds, 'g-01', 'unknown'],
    rewardIds: [...rewardIds, 'g-01', 'g-02'],
    redemptionIds: redemptionIds.slice(50),
    teacherId: [mine.userId, stranger.userId],
    itemIds: ['s1-01', 's1-02', 's1-03'],
    itemId: [...itemIds, ...itemIds, ...itemIds, 'unknown'],
    batchId: [...batchIds, randomUUID()],
    categoryId: [...Array<string>(9).fill(lasting?.categoryId ?? ''), 'nothing'],
    teamId: [...(lasting?.teamIds ?? []), 'no-team'],
    teamIds: lasting?.teamIds ?? [],
    teamName: ['火箭队', '四叶草队', '=1+1', ...Array.from({ length: 20 }, (_, index) => `第${index}队`)],
    categoryName: ['数学合作组', '值日小队', '语文朗读组'],
    requestId: Array.from(
      { length: REQUEST_IDS },
      (_, index) => `0199aaaa-bbbb-7ccc-8ddd-${String(index).padStart(12, '0')}`,
    ),
    tel: [mine.tel, stranger.tel, ...Array.from({ length: 5 }, (_, index) => `1390000000${index}`)],
    // Mostly the right one: an account is closed for a while after ten wrong ones.
    password: [password, password, password, hash('sha256', 'evening-star')],
    // Many, since nobody comes into a class twice by a roster.
    username: ['王浩然', '陈一诺', '欧阳思齐', '=1+1', ...Array.from({ length: 200 }, (_, i) => `新生${i}`)],
    cursor: [
      `1795393800000.${batchIds[0]}.${batchIds[1]}`,
      `1795393800000_${batchIds[0]}`,
      '2026-11-20',
      '0.0.0',
      'x',
    ],
  }
  return {
    known,
    // Half of the exchanges are given back by others.
    rewarding: {
      classId: [first.classId],
      id: rewardIds,
      // The cheap ones, and those without a stock.
      rewardId: rewardIds.slice(1, 6),
      redemptionIds: redemptionIds.slice(0, 50),
      studentIds: first.studentIds,
    },
    tokens: [mine.accessToken, mine.accessToken, mine.accessToken, stranger.accessToken],
    throwaways,
    passing: {
      teams: {
        classId: [first.classId],
        categoryId: passing.map(({ categoryId }) => categoryId),
        teamId: passing.flatMap(({ teamIds }) => teamIds),
      },
      // Own ones are soon deleted; a shipped one can be hidden again and again.
      items: {
        id: [...ownItemIds, ...ownItemIds, ...Array<string>(ownItemIds.length).fill('s1-02'), 'nothing'],
      },
      whole: { classId: [first.classId], ids: first.studentIds, studentId: first.studentIds },
      class: { classId: [third.classId], className: ['三年级(2)班'] },
    },
  }
}

/** Uploads a picture as a browser does, and confirms it. */
async function uploadPicture(
  token: string,
  purpose: FilePurpose = 'picture',
): Promise<{ key: string; url: string }> {
  const config = (await app.call(storageConfig, {}, token)).data
  const key = `${config.dir}${purpose}.png`
  const { payload, contentType } = await formBytes(uploadForm(config, key, makePng()))
  await app.server.inject({
    method: 'POST',
    url: config.host,
    headers: { 'content-type': contentType },
    payload,
  })
  return { key, url: (await app.call(confirmFile, { key, purpose }, token)).data.url }
}

async function send(call: AnyCall): Promise<LightMyRequestResponse> {
  const { method, path, body, contentType } = call
  return app.server.inject({
    method,
    url: path,
    headers: { ...headersOf(call), ...(contentType === null ? {} : { 'content-type': contentType }) },
    ...(body === null ? {} : { payload: body }),
  })
}

function headersOf({ path, body, contentType, token, signing }: AnyCall): Record<string, string> {
  const isForm = contentType?.startsWith('multipart/') ?? false
  const signed = signedHeaders(path, isForm || body === '' ? null : body, app.time.now, {
    token,
    ...(signing === 'stale' && { ts: app.time.now - 600_000 }),
    ...(signing === 'early' && { ts: app.time.now + 600_000 }),
    ...(signing === 'replayed' && { rs: 'r'.repeat(32) }),
    ...(signing === 'odd random string' && { rs: '<script>' }),
    ...(signing === 'odd time' && { ts: Number.NaN }),
    signingKey: signing === 'wrong key' ? 'someone-else' : DEFAULT_SIGNING_KEY,
    ...(signing === 'wrong application' && { appKey: 'constructor' }),
  })
  if (signing === 'unsigned') return {}
  if (signing === 'wrong digest') return { ...signed, contentMd5: '0'.repeat(32) }
  if (signing === 'doubled') return { ...signed, ts: `${signed.ts}, ${signed.ts}` }
  return signed
}

/** Holds one answer against the protocol and the contract, and tells its code. */
function checkAnswer(call: AnyCall, response: LightMyRequestResponse): number {
  const { statusCode, headers } = response
  expect(statusCode, 'the status').toBeLessThan(500)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  if (call.method === 'HEAD') return statusCode

  expect(headers['cache-control']).toBe('no-store')
  const { file } = call.endpoint
  if (file && headers['content-type'] === file.type) return SUCCESS_CODE
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  const { code, msg, data } = z.parse(z.strictObject(Envelope.shape), response.json())
  expect(statusCode, `the status of code ${code}`).toBe(code < 1000 ? code : 200)
  if (code === 200) checkData(call.endpoint, data)
  else checkRefusal(code, msg, data)
  if (code === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  return code
}

function checkData(endpoint: Endpoint, data: unknown): void {
  // Parsing drops what the contract does not name: nothing may have been dropped.
  expect(z.parse(endpoint.data, data)).toEqual(data)
}

const knownCodes = new Set(Object.values(errors).map(({ code }): number => code))
/** Words that our own sentences use; what a caller wrote, and names, are repeated only after 字段： or 不够：. */
const ourWords = /APP|JSON|POST|Excel|xlsx|csv|MB|id/g

function checkRefusal(code: number, msg: string, data: unknown): void {
  expect(knownCodes).toContain(code)
  const own = msg.replace(/(不认识的字段|不够)：.*$/s, '').replaceAll(ourWords, '')
  expect(own).toMatch(/\p{Script=Han}{2}/u)
  expect(own, 'no sentence of a library').not.toMatch(/[A-Za-z]{2}|undefined|\[object/)
  const says = [
    'serverTime',
    'waitSeconds',
    'conflicts',
    'fields,kept,other',
    'reason,current,sent',
    'studentIds',
    'stock',
  ]
  if (data !== null) expect(says).toContain(Object.keys(data ?? {}).join())
}
