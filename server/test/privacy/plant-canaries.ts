import { saveArchive } from '@pinge/contract/archives/documents.ts'
import { saveEvaluation } from '@pinge/contract/archives/evaluation.ts'
import { saveHealth } from '@pinge/contract/archives/health.ts'
import { saveAttendance } from '@pinge/contract/attendance/attendance.ts'
import { addItem, updateItem } from '@pinge/contract/comment-items.ts'
import { giveComment, undoComment, updateRemark } from '@pinge/contract/comments.ts'
import type { DataOf, Endpoint, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { reviewRealistic, saveRealistic } from '@pinge/contract/realistic.ts'
import { saveReview } from '@pinge/contract/reviews/reviews.ts'
import { redeem, saveReward } from '@pinge/contract/rewards.ts'
import { updateStudent } from '@pinge/contract/students.ts'
import { addTeams, commentTeams } from '@pinge/contract/teams.ts'
import { termList } from '@pinge/contract/terms.ts'
import { randomUUID } from 'node:crypto'
import type { Config } from '../../src/platform/config.ts'
import { fileCalls } from '../file-calls.ts'
import { consentFor, startTestClass, type TestClass } from '../make.ts'
import { jpegSegment, makeExif, makeJpeg } from '../pictures.ts'

export type Canaries = {
  world: TestClass
  mei: string
  tao: string
  /** What is kept about 陈梅 now; an export has all of them. */
  live: string[]
  /** What was typed over, taken back or stripped: no export has it, and nothing keeps it after the erasure. */
  gone: string[]
  /** Addresses of pictures: hers alone, and one that another pupil is in as well. */
  pictures: { own: string[]; shared: string }
  dataDir: string
}

/** `storeUrl` names the object store, where the pictures are in one. */
type Settings = Partial<Config> & { dataDir: string; storeUrl?: string }

/** A class in which every field that takes text about 陈梅 was typed into, and some typed over. */
export async function plantCanaries(settings: Settings): Promise<Canaries> {
  const world = await startTestClass(['陈梅', '李涛'], settings)
  const { mei, tao } = world
  await consentFor(world.app, world.token, world.classId, world.studentIds)
  const sown = sow()
  const field: Field = { world, mei, tao, ...sown, calls: callsOf(world), files: filesOf(world, settings) }
  const before = sown.gone()
  await field.calls(updateStudent, { id: mei, username: before, guardians: [{ name: sown.gone() }] })
  const pictures = await plantComments(field)
  await plantPlaces(field)
  await plantArchives(field)
  pictures.own.push(...(await plantRecords(field)))
  await plantRecord(field)
  const { live, typedOver } = sown.all
  return { world, mei, tao, live, gone: typedOver, pictures, dataDir: settings.dataDir }
}

type Call = <E extends Endpoint>(
  endpoint: E,
  request: Omit<RequestOf<E>, 'requestId' | 'classId'>,
) => Promise<DataOf<E>>
type Field = {
  world: TestClass
  mei: string
  tao: string
  live: () => string
  gone: () => string
  /** A canary of another form. */
  keep: (word: string) => string
  calls: Call
  files: ReturnType<typeof filesOf>
}

/** Each one is found nowhere else, and none is a part of another. */
function sow() {
  const all = { live: [] as string[], typedOver: [] as string[] }
  let number = 9
  const next = (list: string[]): string => {
    number += 1
    const canary = `金雀${number}号`
    list.push(canary)
    return canary
  }
  const keep = (word: string): string => {
    all.live.push(word)
    return word
  }
  return { all, live: () => next(all.live), gone: () => next(all.typedOver), keep }
}

/** Every write is one that may be repeated, so that its answer is kept as well. */
function callsOf({ app, token, classId }: TestClass): Call {
  return async (endpoint, request) => {
    const namesNoClass = endpoint.access === 'teacher' || endpoint.path === updateStudent.path
    const asked = { ...request, ...(!namesNoClass && { classId }), requestId: randomUUID() }
    // The two fields that were left out are there again.
    const { code, msg, data } = await app.call(
      endpoint,
      asked as unknown as RequestOf<typeof endpoint>,
      token,
    )
    if (code !== 200) throw new Error(`${endpoint.path}: ${msg}`)
    return data
  }
}

function filesOf(world: TestClass, { dataDir, storeUrl }: Settings) {
  const place = { dataDir, ...(storeUrl !== undefined && { storeUrl }) }
  const calls = fileCalls(() => ({ app: world.app, token: world.token, ...place }))
  return async (purpose: 'comment' | 'realistic', words: string): Promise<string> => {
    const comment = jpegSegment(0xfe, Buffer.from(words))
    const key = await calls.upload(makeJpeg({ extra: [makeExif(1), comment] }), {
      name: `${randomUUID()}.jpg`,
      type: 'image/jpeg',
    })
    const { data } = await calls.confirm(key, purpose)
    return data.url
  }
}

async function plantComments({ mei, tao, live, gone, calls, files }: Field) {
  const itemName = live()
  const item = await calls(addItem, { type: 1, name: itemName, score: 3 })
  const own = await files('comment', gone())
  const shared = await files('comment', gone())
  const alone = { studentIds: [mei], itemId: item.id }
  await calls(giveComment, { ...alone, remark: live(), photo: own })
  const together = { studentIds: [mei, tao], name: '互相帮助', score: 1, remark: '两个人一起', photo: shared }
  await calls(giveComment, together)
  for (let given = 0; given < 12; given += 1) await calls(giveComment, { ...alone, remark: live() })
  await calls(giveComment, { studentIds: [mei], name: live(), score: 2, remark: live() })
  const corrected = await calls(giveComment, { ...alone, remark: gone() })
  await calls(updateRemark, { batchId: corrected.batchId, remark: gone() })
  await calls(updateRemark, { batchId: corrected.batchId, remark: live() })
  const undone = await calls(giveComment, { ...alone, remark: live() })
  await calls(undoComment, { batchId: undone.batchId })
  await calls(updateItem, { id: item.id, type: 1, name: '认真倾听', score: 3 })
  const rewardName = live()
  const reward = await calls(saveReward, { name: rewardName, cost: 1 })
  await calls(redeem, { studentIds: [mei], rewardId: reward.id })
  await calls(saveReward, { id: reward.id, name: '贴纸', cost: 1 })
  await calls(redeem, { studentIds: [mei], name: live(), cost: 1 })
  return { own: [own], shared }
}

async function plantPlaces({ mei, tao, live, calls }: Field): Promise<void> {
  const one = await calls(addTeams, {
    categoryName: '一个人',
    teams: [{ teamName: '一组', studentIds: [mei] }],
  })
  const both = await calls(addTeams, {
    categoryName: '两个人',
    teams: [{ teamName: '二组', studentIds: [mei, tao] }],
  })
  const give = ({ categoryId, teamIds }: typeof one, remark: string) =>
    calls(commentTeams, { categoryId, teamIds, name: '合作', score: 1, remark })
  await give(one, live())
  await give(both, '一起完成了实验')
  for (const date of ['2026-11-19', '2026-11-20', '2026-11-23'])
    await calls(saveAttendance, { date, marks: [{ studentId: mei, state: 'sick', note: live() }] })
}

async function plantArchives({ world, mei, live, gone, calls }: Field): Promise<void> {
  const { data: terms } = await world.app.call(termList, { classId: world.classId }, world.token)
  const termKey = terms.find(({ isCurrent }) => isCurrent)?.key ?? ''
  const { documentId } = await calls(saveArchive, {
    name: '成长档案',
    termKey,
    parts: ['perform', 'health', 'record', 'evaluation'],
    customAsideName: '备注',
  })
  const cell = (value: string) => ({ studentId: mei, item: 'aside' as const, value })
  await calls(saveHealth, { documentId, cells: [cell(gone())] })
  await calls(saveHealth, { documentId, cells: [cell(live())] })
  const said = () => ({ progress: live(), goal: live(), peer: live(), family: live(), reply: live() })
  await calls(saveEvaluation, { documentId, studentId: mei, answers: [], progress: gone() })
  await calls(saveEvaluation, { documentId, studentId: mei, answers: [], ...said() })
  const review = { termKey, studentId: mei, state: 'draft' as const }
  await calls(saveReview, { ...review, text: `${gone()}写过的评语。` })
  await calls(saveReview, {
    ...review,
    text: `${live()}是认真的孩子。`,
    teacherWords: live(),
    tags: [live()],
  })
}

/** Answers the addresses of the pictures that are hers alone. */
async function plantRecords({ mei, tao, live, gone, calls, files }: Field): Promise<string[]> {
  const did = { date: '2026-11-20', type: 4, kind: 'practice' } as const
  const own = await files('realistic', gone())
  const roles = [{ studentId: mei, role: live() }]
  const alone = await calls(saveRealistic, {
    ...did,
    studentIds: [mei],
    title: live(),
    text: live(),
    roles,
    pictures: [own],
  })
  await calls(reviewRealistic, { id: alone.ids[0] ?? '', state: 'returned', word: live() })
  await calls(saveRealistic, {
    ...did,
    studentIds: [mei, tao],
    title: '一起种菜',
    roles: [{ studentId: mei, role: live() }],
  })
  return [own]
}

/** The record of the pupil as it stays, typed over what was there before. */
async function plantRecord({ world, mei, live, keep, calls }: Field): Promise<void> {
  const guardian = (tel: string) => ({ name: live(), relation: live(), tel: keep(tel) })
  await calls(updateStudent, {
    id: mei,
    username: live(),
    stuNo: keep('JQ20269'),
    guardians: [guardian('13900000071'), guardian('13900000072')],
  })
  // Where a pupil went stands there only after they left.
  const leftTo = live()
  await world.app.database.write((trx) =>
    trx.updateTable('students').set({ leftTo }).where('id', '=', mei).execute(),
  )
}
