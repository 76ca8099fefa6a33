import { ArchivePart, removeArchive, saveArchive } from '@pinge/contract/archives/documents.ts'
import { addItem } from '@pinge/contract/comment-items.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import { confirmFile, storageConfig, type FilePurpose } from '@pinge/contract/files.ts'
import { saveRealistic } from '@pinge/contract/realistic.ts'
import { redeem, rewardRecords, saveReward } from '@pinge/contract/rewards.ts'
import { passwordSignIn } from '@pinge/contract/sign-in.ts'
import { addTeams } from '@pinge/contract/teams.ts'
import { hash, randomUUID } from 'node:crypto'
import type { TestApp } from '../app.ts'
import { makePng } from '../pictures.ts'
import { formBytes, uploadForm } from '../upload.ts'
import type { KnownValues } from './any-value.ts'

export type AnySchool = Awaited<ReturnType<typeof createAnySchool>>

/** Two teachers with classes, pupils and comments; their ids are what the calls are made of. */
export async function createAnySchool(app: TestApp, calls: number) {
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
  const realisticIds: string[] = []
  for (let index = 0; index < 30; index += 1) {
    const did = { date: '2026-11-20', type: 4, kind: 'practice', title: `浇水${index}` } as const
    const request = { classId: first.classId, studentIds: first.studentIds.slice(index % 20, 25), ...did }
    const { data } = await app.call(saveRealistic, request, mine.accessToken)
    realisticIds.push(data.batchId, ...data.ids)
  }
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

  const documentIds: string[] = []
  for (let index = 0; index < 40; index += 1) {
    const made = {
      classId: first.classId,
      name: `档案${index}`,
      termKey: '2026-1',
      parts: ArchivePart.options,
    }
    documentIds.push(
      (await app.call(saveArchive, { ...made, parts: [...made.parts] }, mine.accessToken)).data.documentId,
    )
  }
  const [documentId = '', ...passingDocuments] = documentIds
  const removedDocuments = passingDocuments.splice(0, 20)
  for (const id of removedDocuments)
    await app.call(removeArchive, { classId: first.classId, documentId: id }, mine.accessToken)

  const picture = await uploadPicture(app, mine.accessToken)
  const certificate = await uploadPicture(app, mine.accessToken, 'certificate')

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
    id: [...first.studentIds, ...first.studentIds, 'no-student'],
    studentId: [...first.studentIds, ...strange.studentIds],
    // Pupils of the second class may leave; the first one stays whole.
    ids: second.studentIds,
    otherId: second.studentIds,
    date: ['2026-11-23', '2026-11-20'],
    from: ['2026-11-16', '2026-11-20', '2025-09-01'],
    to: ['2026-11-23', '2026-11-18'],
    startDate: ['2026-09-01', '2026-09-07', '2026-08-24'],
    endDate: ['2027-01-20', '2027-01-31', '2027-02-12'],
    documentId: [documentId, documentId, documentId, 'no-document'],
    copyFrom: [documentId, documentId, 'no-document'],
    termKey: ['2026-1', '2026-2', '2025-1', '1999-1'],
    subjectId: ['chinese', 'math', 'aside'],
    kind: ['usual', 'final', 'aside'],
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
      // Each is used about ten times, by calls of every kind.
      { length: Math.ceil(calls / 10) },
      (_, index) => `0199aaaa-bbbb-7ccc-8ddd-${String(index).padStart(12, '0')}`,
    ),
    tel: [mine.tel, stranger.tel, ...Array.from({ length: 5 }, (_, index) => `1390000000${index}`)],
    // Mostly the right one: an account is closed for a while after ten wrong ones.
    password: [password, password, password, hash('sha256', 'evening-star')],
    // Many, because a roster adds a pupil to a class only once.
    username: ['王浩然', '陈一诺', '欧阳思齐', '=1+1', ...Array.from({ length: 200 }, (_, i) => `新生${i}`)],
    cursor: [
      `1795393800000.${batchIds[0]}.${batchIds[1]}`,
      `1795393800000_${batchIds[0]}`,
      '2026-11-20',
      `2026-11-21.${realisticIds[0]}`,
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
      realistic: { classId: [first.classId], id: realisticIds },
      documents: { classId: [first.classId], documentId: passingDocuments },
      removedDocuments: { classId: [first.classId], documentId: removedDocuments },
      terms: { key: ['2026-1', '2026-1', '2026-2', '2001-1'], classId: [first.classId, second.classId] },
      class: { classId: [third.classId], className: ['三年级(2)班'] },
    },
  }
}

/** Uploads a picture as a browser does, and confirms it. */
async function uploadPicture(
  app: TestApp,
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
