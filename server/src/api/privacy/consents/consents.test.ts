import { giveComment } from '@pinge/contract/comments.ts'
import { addExample } from '@pinge/contract/example.ts'
import { consentList, saveConsent } from '@pinge/contract/privacy/consents.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { realisticFeed, saveRealistic } from '@pinge/contract/realistic.ts'
import { mergeStudents, moveStudents } from '@pinge/contract/student-information.ts'
import { commentTeams } from '@pinge/contract/teams.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fileCalls } from '../../../../test/file-calls.ts'
import { startTestClass, type TestClass } from '../../../../test/make.ts'
import { makePng } from '../../../../test/pictures.ts'

let world: TestClass
let dataDir: string
let classId: string
let mei: string
let tao: string
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pinge-consent-'))
  world = await startTestClass(['陈梅', '李涛'], { dataDir })
  ;({ classId, mei, tao } = world)
})
afterEach(async () => {
  await world.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const list = async (by = world.token, of = classId) =>
  (await world.app.call(consentList, { classId: of }, by)).data
const save = (more: Partial<RequestOf<typeof saveConsent>> = {}, by = world.token) =>
  world.app.call(saveConsent, { classId, studentIds: [mei], state: 'given', date: '2026-09-01', ...more }, by)
const statesOf = async (of = classId) => (await list(world.token, of)).map(({ state }) => state)

const { upload, confirm } = fileCalls(() => ({ app: world.app, token: world.token, dataDir }))
const newPicture = async (purpose: 'realistic' | 'comment') =>
  (await confirm(await upload(makePng(), { token: world.token }), purpose, world.token)).data.url
const record = (more: Partial<RequestOf<typeof saveRealistic>>) =>
  world.app.call(
    saveRealistic,
    { classId, studentIds: [mei], date: '2026-11-23', type: 4, kind: 'practice', title: '浇水', ...more },
    world.token,
  )

it('says of each pupil whether the family consented, and since when', async () => {
  expect(await statesOf()).toEqual(['none', 'none'])
  expect((await save()).code).toBe(200)
  expect((await save({ state: 'withdrawn', date: '2026-10-08' })).code).toBe(200)

  expect(await list(world.colleague.accessToken)).toMatchObject([
    {
      studentId: mei,
      username: '陈梅',
      state: 'withdrawn',
      givenOn: '2026-09-01',
      withdrawnOn: '2026-10-08',
    },
    { studentId: tao, state: 'none', givenOn: null, withdrawnOn: null },
  ])

  await save({ date: '2026-11-02', studentIds: [mei, tao] })
  expect(await list()).toMatchObject([
    { state: 'given', givenOn: '2026-11-02', withdrawnOn: null },
    { state: 'given', givenOn: '2026-11-02' },
  ])
})

it('refuses a day that has not come, a withdrawal before the consent, and anybody but the owner', async () => {
  await save({ date: '2026-09-10' })
  expect(await save({ date: '2026-12-01' })).toMatchObject({ msg: errors.consentInFuture.message })
  expect(await save({ state: 'withdrawn', date: '2026-09-09' })).toMatchObject({
    code: 400,
    msg: '陈梅的同意日期在这之后，请检查撤回日期',
  })
  expect((await save({ studentIds: ['no-pupil'] })).code).toBe(errors.studentNotInClass.code)
  expect((await save({}, world.colleague.accessToken)).code).toBe(errors.ownerOnly.code)
  expect(await statesOf()).toEqual(['given', 'none'])
})

it('adds no picture of a pupil without consent, and names the pupil', async () => {
  await save()
  const pictures = [await newPicture('realistic')]
  const refused = await record({ studentIds: [mei, tao], pictures })

  expect(refused.code).toBe(errors.pictureNeedsConsent.code)
  expect(refused.msg).toMatch(/^李涛的家长没有同意添加照片。请去掉照片/)
  expect((await record({ studentIds: [mei, tao] })).code).toBe(200)
  expect((await record({ pictures })).code).toBe(200)
  expect((await world.app.call(realisticFeed, { classId }, world.token)).data.items).toHaveLength(2)
})

it('adds no pupil without consent to a picture, and lets a record with pictures be corrected after a withdrawal', async () => {
  await save()
  const pictures = [await newPicture('realistic')]
  const { batchId: id } = (await record({ pictures })).data
  expect((await record({ id, studentIds: [mei, tao] })).code).toBe(errors.pictureNeedsConsent.code)

  await save({ state: 'withdrawn', date: '2026-11-22' })
  expect((await record({ id, title: '给花浇水' })).code).toBe(200)
  const more = [...pictures, await newPicture('realistic')]
  expect((await record({ id, pictures: more })).code).toBe(errors.pictureNeedsConsent.code)
  expect((await record({ id, pictures: [] })).code).toBe(200)
})

it('gives comments without consent, but no photo with them, to pupils and to teams', async () => {
  const { app, token } = world
  const { categoryId, teamIds } = await world.newScheme('小组', { 火箭队: [mei, tao] })
  const photo = await newPicture('comment')
  const given = { classId, itemId: 's1-01', studentIds: [mei, tao] }
  const ofTeam = { classId, categoryId, teamIds, itemId: 's1-01' }
  expect((await app.call(giveComment, { ...given, photo }, token)).msg).toMatch(/^陈梅、李涛的家长/)
  expect((await app.call(commentTeams, { ...ofTeam, photo }, token)).msg).toMatch(/^陈梅、李涛的家长/)
  expect((await app.call(giveComment, given, token)).code).toBe(200)

  await save({ studentIds: [mei, tao] })
  expect((await app.call(commentTeams, { ...ofTeam, photo }, token)).code).toBe(200)
})

it('says nothing of pupils of other classes when it refuses', async () => {
  const other = await world.app.newClass(world.stranger.accessToken, ['张秘'])
  const photo = await newPicture('comment')
  const given = { classId, itemId: 's1-01', studentIds: other.studentIds, photo }
  const answer = await world.app.call(giveComment, given, world.token)

  expect(answer.code).toBe(errors.studentNotInClass.code)
  expect(answer.msg).not.toContain('张秘')
})

it('goes with a pupil to another class, and takes the later word of two records', async () => {
  const { app, token } = world
  await save()
  await save({ studentIds: [tao], state: 'withdrawn', date: '2026-10-01' })
  await app.call(mergeStudents, { classId, id: mei, otherId: tao, choices: { username: 'kept' } }, token)
  expect(await list()).toMatchObject([{ studentId: mei, state: 'withdrawn', withdrawnOn: '2026-10-01' }])

  const to = await app.newClass(token, [])
  await app.call(moveStudents, { classId, toClassId: to.classId, ids: [mei], withHistory: false }, token)
  expect(await statesOf(to.classId)).toEqual(['withdrawn'])
})

it('has the consent of all families of the example class', async () => {
  const { classId: example } = (await world.app.call(addExample, {}, world.token)).data
  expect(new Set(await statesOf(example))).toEqual(new Set(['given']))
})
