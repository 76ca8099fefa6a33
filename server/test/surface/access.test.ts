import {
  attendanceDays,
  attendanceList,
  attendanceMonth,
  saveAttendance,
} from '@pinge/contract/attendance.ts'
import { readAuthentication, submitAuthentication } from '@pinge/contract/authentication.ts'
import { classRoster, importRoster, readPastedRoster, readRoster } from '@pinge/contract/roster/roster.ts'
import {
  archiveClass,
  classDetail,
  deletedClasses,
  removeClass,
  restoreClass,
  updateClass,
} from '@pinge/contract/class-edit.ts'
import { addClass, classList } from '@pinge/contract/classes.ts'
import {
  addItem,
  commentLabels,
  deleteItem,
  hideItem,
  itemSettings,
  orderItems,
  ownItems,
  restoreItems,
  updateItem,
} from '@pinge/contract/comment-items.ts'
import { commentItems, giveComment, undoComment } from '@pinge/contract/comments.ts'
import {
  addTeacher,
  answerJoin,
  classTeachers,
  findClass,
  handOverClass,
  joinRequests,
  removeTeacher,
  requestJoin,
  updateTeacher,
} from '@pinge/contract/class-teachers.ts'
import { addExample, removeExample } from '@pinge/contract/example.ts'
import { confirmFile, storageConfig, viewFile } from '@pinge/contract/files.ts'
import { liveTicket } from '@pinge/contract/live.ts'
import {
  codeSignIn,
  passwordSignIn,
  register,
  resetPassword,
  sendCode,
  signOut,
  type UserInfo,
} from '@pinge/contract/sign-in.ts'
import {
  changePassword,
  changeTel,
  endDevice,
  signedInDevices,
  teacherProfile,
  updateProfile,
} from '@pinge/contract/accounts.ts'
import { qrConfirm, qrLoginContent, qrLoginResult, qrScan } from '@pinge/contract/qr-sign-in.ts'
import {
  messageList,
  readAllMessages,
  readMessage,
  removeMessage,
  sendClassNotice,
  unreadMessages,
} from '@pinge/contract/messages.ts'
import { productCalls } from '@pinge/contract/product-calls.ts'
import { resetScore } from '@pinge/contract/reset-score.ts'
import {
  deliverRewards,
  redeem,
  refundRewards,
  removeReward,
  rewardList,
  rewardRecords,
  saveReward,
  sortRewards,
} from '@pinge/contract/rewards.ts'
import { commentFeed, commentRecords, commentSummary, exportRecords } from '@pinge/contract/records.ts'
import { saveSeating, seatingDetail } from '@pinge/contract/seating.ts'
import { clientDownload, homeBanner, siteDetail } from '@pinge/contract/site.ts'
import {
  guardianTels,
  mergeStudents,
  moveStudents,
  restoreStudents,
  studentInformation,
  updateInformation,
} from '@pinge/contract/student-information.ts'
import {
  addStudents,
  removeStudents,
  studentDetail,
  studentList,
  updateStudent,
} from '@pinge/contract/students.ts'
import {
  addTeams,
  arrangeTeams,
  categoryList,
  categoryStudents,
  commentTeams,
  copyCategory,
  removeCategory,
  removeTeam,
  renameCategory,
  renameTeam,
  setTeamMembers,
  teamList,
  teamMembers,
} from '@pinge/contract/teams.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schema } from '../../src/platform/db/schema.ts'
import { startTestApp, type TestApp } from '../app.ts'

/**
 * Who may make each call, as codes. `class` calls touch one class: its owner, a co-teacher, a teacher of other classes
 * and somebody who is not signed in. A call without a row here fails the tests.
 */
const table: Record<string, { owner: number; coTeacher: number; stranger: number; signedOut: number }> = {
  [siteDetail.path]: anyone(200),
  [clientDownload.path]: anyone(200),
  [homeBanner.path]: anyone(400),
  // Signing in and registering are for those who are not signed in; here with bodies that only bad input would refuse.
  [passwordSignIn.path]: anyone(400),
  [register.path]: anyone(400),
  [codeSignIn.path]: anyone(400),
  [sendCode.path]: anyone(400),
  [resetPassword.path]: anyone(400),
  [qrLoginContent.path]: anyone(200),
  [qrLoginResult.path]: anyone(20104),
  // A code that nobody showed.
  [qrScan.path]: signedIn(20104),
  [qrConfirm.path]: signedIn(20104),
  [teacherProfile.path]: signedIn(200),
  [updateProfile.path]: signedIn(200),
  [changePassword.path]: signedIn(400),
  [changeTel.path]: signedIn(400),
  [signedInDevices.path]: signedIn(200),
  [endDevice.path]: signedIn(404),
  [readAuthentication.path]: signedIn(200),
  // The certificate of the body is nobody's.
  [submitAuthentication.path]: signedIn(400),
  [classList.path]: signedIn(200),
  [addClass.path]: signedIn(200),
  // The class of this table is a real one.
  [removeExample.path]: { owner: 403, coTeacher: 403, stranger: 404, signedOut: 401 },
  [readPastedRoster.path]: signedIn(200),
  // Sent as JSON here; the file itself is tried in the roster's own tests.
  [readRoster.path]: signedIn(415),
  [storageConfig.path]: signedIn(200),
  // The upload of the body is nobody's, like the picture.
  [confirmFile.path]: signedIn(404),
  [viewFile.path]: signedIn(404),
  [classTeachers.path]: ofClass(),
  [addTeacher.path]: ofOwner(),
  [removeTeacher.path]: ofOwner(),
  [findClass.path]: signedIn(200),
  [requestJoin.path]: { owner: 409, coTeacher: 409, stranger: 200, signedOut: 401 },
  [joinRequests.path]: signedIn(200),
  [answerJoin.path]: { owner: 200, coTeacher: 404, stranger: 404, signedOut: 401 },
  [updateTeacher.path]: ofOwner(),
  // Of another class: the other rows of this table need the owner of this one.
  [handOverClass.path]: ofOwner(),
  [classDetail.path]: ofClass(),
  [updateClass.path]: ofOwner(),
  [archiveClass.path]: ofOwner(),
  // Of another class, too.
  [removeClass.path]: ofOwner(),
  [deletedClasses.path]: signedIn(200),
  [restoreClass.path]: ofNobodyElse(),
  // A co-teacher who was not allowed to; the allowed one is tried with the messages.
  [sendClassNotice.path]: ofOwner(),
  [messageList.path]: signedIn(200),
  [unreadMessages.path]: signedIn(200),
  [readAllMessages.path]: signedIn(200),
  // The message is the owner's own.
  [readMessage.path]: ofNobodyElse(),
  [removeMessage.path]: ofNobodyElse(),
  [studentList.path]: ofClass(),
  [addStudents.path]: ofClass(),
  [studentDetail.path]: ofClass(),
  [updateStudent.path]: ofClass(),
  [removeStudents.path]: ofClass(),
  [attendanceList.path]: ofClass(),
  [attendanceDays.path]: ofClass(),
  [attendanceMonth.path]: ofClass(),
  [saveAttendance.path]: ofClass(),
  [seatingDetail.path]: ofClass(),
  [saveSeating.path]: ofClass(),
  [studentInformation.path]: ofClass(),
  [guardianTels.path]: ofClass(),
  [updateInformation.path]: ofClass(),
  [restoreStudents.path]: ofClass(),
  [mergeStudents.path]: ofClass(),
  // Both classes must be the caller's own.
  [moveStudents.path]: { owner: 200, coTeacher: 403, stranger: 404, signedOut: 401 },
  [commentItems.path]: ofClass(),
  [commentLabels.path]: signedIn(200),
  [itemSettings.path]: signedIn(200),
  [ownItems.path]: signedIn(200),
  [addItem.path]: signedIn(200),
  // The items of these bodies are the owner's own.
  [updateItem.path]: ofOwnerAlone(),
  [hideItem.path]: ofOwnerAlone(),
  [orderItems.path]: ofOwnerAlone(),
  [deleteItem.path]: ofOwnerAlone(),
  [restoreItems.path]: signedIn(200),
  [commentRecords.path]: ofClass(),
  [commentFeed.path]: ofClass(),
  [commentSummary.path]: ofClass(),
  [exportRecords.path]: ofClass(),
  [liveTicket.path]: ofClass(),
  [classRoster.path]: ofClass(),
  [importRoster.path]: ofClass(),
  [giveComment.path]: ofClass(),
  [undoComment.path]: { owner: 200, coTeacher: 404, stranger: 404, signedOut: 401 },
  [categoryList.path]: ofClass(),
  [teamList.path]: ofScheme(),
  [teamMembers.path]: ofScheme(),
  [categoryStudents.path]: ofScheme(),
  [addTeams.path]: ofScheme(),
  [setTeamMembers.path]: ofScheme(),
  [renameTeam.path]: ofScheme(),
  [renameCategory.path]: ofScheme(),
  [copyCategory.path]: ofScheme(),
  [commentTeams.path]: ofScheme(),
  [arrangeTeams.path]: ofScheme(),
  [removeTeam.path]: ofScheme(),
  [removeCategory.path]: ofScheme(),
  [resetScore.path]: ofOwner(),
  [rewardList.path]: ofClass(),
  [saveReward.path]: ofOwner(),
  [sortRewards.path]: ofOwner(),
  [removeReward.path]: ofOwner(),
  [redeem.path]: ofClass(),
  [rewardRecords.path]: ofClass(),
  [deliverRewards.path]: ofClass(),
  // What the owner exchanged; a co-teacher gives back their own, as rewards.test.ts tells.
  [refundRewards.path]: { owner: 200, coTeacher: 404, stranger: 404, signedOut: 401 },
  // Late: the rows after this one look through all that an example holds.
  [addExample.path]: signedIn(200),
  // The last row: it ends the sessions of those who make the call.
  [signOut.path]: signedIn(200),
}

function anyone(code: number) {
  return { owner: code, coTeacher: code, stranger: code, signedOut: code }
}
function signedIn(code: number) {
  return { owner: code, coTeacher: code, stranger: code, signedOut: 401 }
}
function ofOwner() {
  return { owner: 200, coTeacher: 403, stranger: 404, signedOut: 401 }
}
/** What nobody but this one teacher may know of. */
function ofNobodyElse() {
  return { owner: 200, coTeacher: 404, stranger: 404, signedOut: 401 }
}
function ofClass() {
  return { owner: 200, coTeacher: 200, stranger: 404, signedOut: 401 }
}

/** A scheme that the owner of the class made: only its creator uses it. */
function ofScheme() {
  return { owner: 200, coTeacher: 403, stranger: 404, signedOut: 401 }
}
function ofOwnerAlone() {
  return { owner: 200, coTeacher: 404, stranger: 404, signedOut: 401 }
}

let app: TestApp
type Who = 'owner' | 'coTeacher' | 'stranger' | 'signedOut'
let tokens: Record<Who, string>
/** What each call is sent; some bodies cannot be sent by two people. */
let bodiesOf: (who: Who) => Record<string, object>

beforeAll(async () => {
  app = await startTestApp()
  const [owner, coTeacher, stranger] = [
    await app.newTeacher('王老师'),
    await app.newTeacher('李老师'),
    await app.newTeacher('赵老师'),
  ]
  tokens = {
    owner: owner.accessToken,
    coTeacher: coTeacher.accessToken,
    stranger: stranger.accessToken,
    signedOut: '',
  }
  const made = await app.newClass(tokens.owner, '王浩然 陈一诺 丁当 安然 李一 李二 李三 李四 李五'.split(' '))
  const other = await app.newClass(tokens.owner)
  const { classId } = made
  const studentIds = made.studentIds.slice(0, 2)
  const [, , leaving = '', leavingToo = '', ...merging] = made.studentIds
  const moving = merging.at(-1) ?? ''
  const [newcomer, leavingTeacher, stayingTeacher] = [
    await app.newTeacher('周老师'),
    await app.newTeacher('吴老师'),
    await app.newTeacher('郑老师'),
  ]
  // Only a number that somebody has proved is known to others.
  const { tel: newcomerTel } = await app.database.write((trx) =>
    trx
      .updateTable('teachers')
      .set({ isTelProved: 1 })
      .where('id', '=', newcomer.userId)
      .returning('tel')
      .executeTakeFirstOrThrow(),
  )
  const handedOver = await app.newClass(tokens.owner, [])
  const going = await app.newClass(tokens.owner, [])
  await join(classId, [coTeacher, leavingTeacher, stayingTeacher])
  await join(handedOver.classId, [coTeacher, stayingTeacher])
  await join(going.classId, [coTeacher])
  const given = await app.call(giveComment, { classId, itemId: 's1-01', studentIds }, tokens.owner)
  await app.call(
    giveComment,
    { classId, name: '攒积分', score: 10, studentIds: made.studentIds.slice(0, 2) },
    tokens.owner,
  )
  const exchange = { classId, studentIds: studentIds.slice(0, 1), name: '贴纸', cost: 1 }
  await app.call(redeem, exchange, tokens.owner)
  const records = await app.call(rewardRecords, { classId }, tokens.owner)
  const redemptionIds = records.data.items.map(({ id }) => id)
  const reward = await app.call(saveReward, { classId, name: '小书签', cost: 5 }, tokens.owner)
  const geziNo = (await app.call(classList, {}, tokens.owner)).data[0]?.geziNo ?? ''
  const asking = await app.newTeacher('孙老师')
  const joinRequestId = (await app.call(requestJoin, { geziNo }, asking.accessToken)).data.id
  const newScheme = async (categoryName: string) => {
    const teams = [{ teamName: '火箭队', studentIds }, { teamName: '彩虹队' }]
    return (await app.call(addTeams, { classId, categoryName, teams }, tokens.owner)).data
  }
  const { categoryId, teamIds } = await newScheme('数学合作组')
  const [teamId = ''] = teamIds
  const leavingScheme = await newScheme('值日小队')
  const [leavingTeam = ''] = leavingScheme.teamIds
  const messageId =
    (await app.call(messageList, {}, tokens.owner)).data.items.find(({ kind }) => kind === 'join-wish')?.id ??
    ''
  const deleted = await app.newClass(tokens.owner)
  await app.call(removeClass, { classId: deleted.classId, className: '三年级(2)班' }, tokens.owner)
  const newItem = { type: 1 as const, name: '帮助同桌', score: 2 }
  const itemId = (await app.call(addItem, newItem, tokens.owner)).data.id
  const leavingItem = (await app.call(addItem, newItem, tokens.owner)).data.id
  bodiesOf = (who) => ({
    [categoryList.path]: { classId },
    [teamList.path]: { classId, categoryId },
    [teamMembers.path]: { teamId },
    [categoryStudents.path]: { classId, categoryId },
    [addTeams.path]: { classId, categoryId, teams: [{ teamName: '风筝队' }] },
    [setTeamMembers.path]: { teamId, studentIds },
    [renameTeam.path]: { teamId, teamName: '远航队' },
    [renameCategory.path]: { categoryId, categoryName: '语文合作组' },
    [copyCategory.path]: { categoryId, categoryName: '第二学期' },
    [commentTeams.path]: { classId, categoryId, teamIds: [teamId], itemId: 's1-01' },
    [arrangeTeams.path]: {
      classId,
      categoryId,
      teams: [{ teamId, teamName: '火箭队', studentIds: [] }],
    },
    [removeTeam.path]: { teamId: leavingTeam },
    [removeCategory.path]: { categoryId: leavingScheme.categoryId },
    [ownItems.path]: { type: 1 },
    [addItem.path]: newItem,
    [updateItem.path]: { id: itemId, name: '照顾同桌' },
    [hideItem.path]: { id: itemId, isHidden: true },
    [orderItems.path]: { type: 1, itemIds: [itemId] },
    [deleteItem.path]: { id: leavingItem },
    [addClass.path]: { className: '四年级(1)班' },
    [readPastedRoster.path]: { text: '王浩然' },
    [removeExample.path]: { classId },
    [qrLoginContent.path]: { loginType: 3 },
    [qrLoginResult.path]: { loginType: 3, key: who.padEnd(43, '0') },
    [qrScan.path]: { id: '0'.repeat(43) },
    [qrConfirm.path]: { id: '0'.repeat(43), accept: true },
    [endDevice.path]: { id: 'nobody' },
    [confirmFile.path]: { key: 'staging/nobody/a.png' },
    [submitAuthentication.path]: {
      school: '育才小学',
      subject: '语文',
      certificateUrl: `/files/certificate/${'0'.repeat(36)}.png`,
    },
    [viewFile.path]: { url: `/files/certificate/${'0'.repeat(36)}.png` },
    [classTeachers.path]: { classId },
    [addTeacher.path]: { classId, tel: newcomerTel },
    [removeTeacher.path]: { classId, userId: leavingTeacher.userId },
    [findClass.path]: { geziNo },
    [requestJoin.path]: { geziNo },
    [answerJoin.path]: { id: joinRequestId, accept: false },
    [updateTeacher.path]: { classId, userId: stayingTeacher.userId, isCanSendClassNotice: true },
    [handOverClass.path]: { classId: handedOver.classId, userId: stayingTeacher.userId },
    [classDetail.path]: { classId },
    [updateClass.path]: { classId, school: '育才小学' },
    // What it is already: the other rows of this table need the class awake.
    [archiveClass.path]: { classId, isArchived: false },
    [removeClass.path]: { classId: going.classId, className: '三年级(2)班' },
    [restoreClass.path]: { classId: deleted.classId },
    [sendClassNotice.path]: { classId, content: '明天家长会' },
    [readMessage.path]: { id: messageId },
    [removeMessage.path]: { id: messageId },
    [studentList.path]: { classId },
    [addStudents.path]: { classId, students: [{ username: '丁当' }] },
    [studentDetail.path]: { classId, id: studentIds[0] },
    [classRoster.path]: { classId },
    [importRoster.path]: {
      classId,
      added: [{ username: who, stuNo: who }],
      known: [{ id: studentIds[1], mode: 'update', student: { username: '陈一诺', stuNo: '2' } }],
    },
    [updateStudent.path]: { id: studentIds[0], username: '王小明' },
    [removeStudents.path]: { classId, ids: [who === 'owner' ? leaving : leavingToo] },
    [attendanceList.path]: { classId },
    [attendanceDays.path]: { classId },
    [attendanceMonth.path]: { classId },
    [seatingDetail.path]: { classId },
    [saveSeating.path]: {
      classId,
      rows: 2,
      columns: 3,
      seats: [{ studentId: studentIds[0], row: 1, column: 3 }],
    },
    [saveAttendance.path]: { classId, marks: [{ studentId: studentIds[0], state: 'leave' }] },
    [studentInformation.path]: { classId },
    [guardianTels.path]: { classId, ids: studentIds },
    [updateInformation.path]: { classId, edits: [{ id: studentIds[1], stuNo: '7' }] },
    [restoreStudents.path]: { classId, ids: studentIds },
    [mergeStudents.path]: {
      classId,
      id: merging[who === 'owner' ? 0 : 2],
      otherId: merging[who === 'owner' ? 1 : 3],
      choices: { username: 'kept' },
    },
    [moveStudents.path]: { classId, toClassId: other.classId, ids: [moving], withHistory: true },
    [commentItems.path]: { classId },
    [commentRecords.path]: { classId },
    [commentFeed.path]: { classId },
    [commentSummary.path]: { classId },
    [exportRecords.path]: { classId },
    [liveTicket.path]: { classId },
    [giveComment.path]: { classId, itemId: 's1-01', studentIds },
    [undoComment.path]: { classId, batchId: given.data.batchId },
    [resetScore.path]: { classId, studentIds },
    [rewardList.path]: { classId },
    [saveReward.path]: { classId, name: '盲盒', cost: 20 },
    [sortRewards.path]: { classId, rewardIds: ['g-03', 'g-01'] },
    [removeReward.path]: { classId, rewardId: reward.data.id },
    [redeem.path]: exchange,
    [rewardRecords.path]: { classId },
    [deliverRewards.path]: { classId, redemptionIds },
    [refundRewards.path]: { classId, redemptionIds },
  })
})
afterAll(() => app.close())

async function join(classId: string, teachers: readonly UserInfo[]): Promise<void> {
  const membership = { classId, role: 'coTeacher' as const, isCanSendClassNotice: 0 as const, createdAt: 0 }
  await app.database.write((trx) =>
    trx
      .insertInto('classTeachers')
      .values(teachers.map(({ userId }) => ({ ...membership, teacherId: userId })))
      .execute(),
  )
}

let tables: readonly string[] | undefined

/** All rows of all tables, also of those that nobody thought of here. */
async function everything(): Promise<Record<string, string[]>> {
  tables ??= await allTables()
  const reading = tables.map(async (name) => {
    // Its name is known, its shape is not.
    const rows = await app.database.read
      .selectFrom(name as keyof Schema)
      .selectAll()
      .execute()
    return [name, rows.map((row) => JSON.stringify(row)).toSorted()] as const
  })
  return Object.fromEntries(await Promise.all(reading))
}

async function allTables(): Promise<string[]> {
  const { read, engine } = app.database
  // PostgreSQL names the tables of other tests' schemas as well.
  const mine = engine === 'sqlite' ? undefined : await currentSchema()
  const all = await read.introspection.getTables()
  return all.flatMap(({ name, schema }) => (schema === mine ? name : []))
}

async function currentSchema(): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(app.database.read)
  return rows[0]?.name
}

it('has a row for every call of the contract', () => {
  expect(Object.keys(table).toSorted()).toEqual(productCalls.map(({ path }) => path).toSorted())
})

/** In these rows nobody is let through to the end; the tests of their features pair them with calls that are. */
const allowedInTheirFeatures = [
  qrScan,
  qrConfirm,
  changePassword,
  changeTel,
  endDevice,
  submitAuthentication,
  removeExample,
  readRoster,
  confirmFile,
  viewFile,
]

it('pairs each refusal with somebody to whom the call is allowed', () => {
  const refusals = new Set([401, 403, 404])
  const unpaired = Object.entries(table).filter(([, row]) => {
    const codes = Object.values(row)
    return codes.some((code) => refusals.has(code)) && !codes.includes(200)
  })
  const paths = unpaired.map(([path]) => path)
  expect(paths.toSorted()).toEqual(allowedInTheirFeatures.map(({ path }) => path).toSorted())
})

it('looks at all that is stored', async () => {
  const { students, redemptions, ledger } = await everything()

  // Nine pupils of the class that is asked about, and four of the others.
  expect([students?.length, redemptions?.length]).toEqual([13, 1])
  expect(ledger?.length).toBeGreaterThan(0)
})

it('answers a stranger about a class exactly as about one that does not exist', async () => {
  const { classId } = bodiesOf('owner')[studentList.path] as { classId: string }
  const real = await app.send(studentList.path, { classId }, { token: tokens.stranger })
  const none = await app.send(studentList.path, { classId: 'no-such-class' }, { token: tokens.stranger })

  expect({ ...real, headers: null }).toEqual({ ...none, headers: null })
})

it('lets the owner undo what a co-teacher gave, and a co-teacher their own', async () => {
  const { classId, studentIds } = bodiesOf('owner')[giveComment.path] as {
    classId: string
    studentIds: string[]
  }
  const give = () => app.call(giveComment, { classId, itemId: 's1-01', studentIds }, tokens.coTeacher)
  const first = await give()
  const second = await give()

  expect((await app.call(undoComment, { classId, batchId: first.data.batchId }, tokens.owner)).code).toBe(200)
  expect(
    (await app.call(undoComment, { classId, batchId: second.data.batchId }, tokens.coTeacher)).code,
  ).toBe(200)
})

it('shows no class to a teacher who is not in it', async () => {
  expect((await app.call(classList, {}, tokens.stranger)).data).toEqual([])
  const shown = (await app.call(classList, {}, tokens.coTeacher)).data
  expect(shown.map(({ isOwner }) => isOwner)).toEqual([false, false, false])
})

describe.each(Object.entries(table))('%s', (path, expected) => {
  it.each(['signedOut', 'stranger', 'coTeacher', 'owner'] as const)(
    'answers the %s as the table says',
    async (who) => {
      const isAllowed = expected[who] === 200
      const before = isAllowed ? null : await everything()
      const { code } = await app.send(path, bodiesOf(who)[path] ?? {}, { token: tokens[who] })

      expect(code).toBe(expected[who])
      if (!isAllowed) expect(await everything()).toEqual(before)
    },
  )
})
