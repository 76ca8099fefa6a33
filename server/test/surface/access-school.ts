import {
  evaluationDetail,
  evaluationList,
  saveEvaluation,
  saveEvaluationQuestions,
} from '@pinge/contract/archives/evaluation.ts'
import { handedForm, handOver, saveHandedForm, takeBack } from '@pinge/contract/archives/handed-form.ts'
import type { Endpoint } from '@pinge/contract/protocol/endpoint.ts'
import { endDevice } from '@pinge/contract/accounts.ts'
import * as archives from '@pinge/contract/archives/documents.ts'
import { healthSheet, saveHealth } from '@pinge/contract/archives/health.ts'
import {
  performSheet,
  performTerms,
  saveKinds,
  savePerform,
  saveSubjects,
} from '@pinge/contract/archives/perform.ts'
import { archiveStudent } from '@pinge/contract/archives/student.ts'
import { exportHealth, exportPerform } from '@pinge/contract/archives/table/table-file.ts'
import { saveAttendance } from '@pinge/contract/attendance.ts'
import { submitAuthentication } from '@pinge/contract/authentication.ts'
import { archiveClass, removeClass, restoreClass, updateClass } from '@pinge/contract/class-edit.ts'
import * as classTeachers from '@pinge/contract/class-teachers.ts'
import { addClass, classList } from '@pinge/contract/classes.ts'
import * as commentItems from '@pinge/contract/comment-items.ts'
import { giveComment, undoComment, updateRemark } from '@pinge/contract/comments.ts'
import { confirmFile, viewFile } from '@pinge/contract/files.ts'
import { messageList, readMessage, removeMessage, sendClassNotice } from '@pinge/contract/messages.ts'
import { qrConfirm, qrLoginContent, qrLoginResult, qrScan } from '@pinge/contract/qr-sign-in.ts'
import { markTypical, removeRealistic, reviewRealistic, saveRealistic } from '@pinge/contract/realistic.ts'
import { closeAccount } from '@pinge/contract/privacy/closing.ts'
import * as consents from '@pinge/contract/privacy/consents.ts'
import { classReport, studentReport } from '@pinge/contract/class-data.ts'
import { erasureOfStudent, eraseStudent } from '@pinge/contract/privacy/erasures.ts'
import { exportStudent } from '@pinge/contract/privacy/exports.ts'
import { familyReport } from '@pinge/contract/reviews/family.ts'
import { polishReview } from '@pinge/contract/reviews/polish.ts'
import * as reviews from '@pinge/contract/reviews/reviews.ts'
import { resetScore } from '@pinge/contract/reset-score.ts'
import * as rewardCalls from '@pinge/contract/rewards.ts'
import { importRoster, readPastedRoster } from '@pinge/contract/roster/roster.ts'
import { checkPractice, savePractice } from '@pinge/contract/content/practice.ts'
import { saveSeating } from '@pinge/contract/seating.ts'
import {
  guardianTels,
  mergeStudents,
  moveStudents,
  restoreStudents,
  updateInformation,
} from '@pinge/contract/student-information.ts'
import { addStudents, removeStudents, studentDetail, updateStudent } from '@pinge/contract/students.ts'
import * as teamCalls from '@pinge/contract/teams.ts'
import { saveTerm } from '@pinge/contract/terms.ts'
import type { TestApp } from '../app.ts'
import { joinClass, proveTel } from '../make.ts'
import type { Who } from './access-table.ts'
import { contentBodies } from './content-bodies.ts'

export type AccessSchool = { tokens: Record<Who, string>; bodyOf: (call: Endpoint, who: Who) => object }

/** A class with an owner and co-teachers, a teacher of other classes, and a body for each call about it. */
export async function createAccessSchool(app: TestApp): Promise<AccessSchool> {
  const [owner, coTeacher, stranger] = [
    await app.newTeacher('王老师'),
    await app.newTeacher('李老师'),
    await app.newTeacher('赵老师'),
  ]
  const tokens = {
    owner: owner.accessToken,
    coTeacher: coTeacher.accessToken,
    stranger: stranger.accessToken,
    signedOut: '',
  }
  const made = await app.newClass(
    tokens.owner,
    '王浩然 陈一诺 丁当 安然 李一 李二 李三 李四 李五 李六'.split(' '),
  )
  const other = await app.newClass(tokens.owner)
  const { classId } = made
  const studentIds = made.studentIds.slice(0, 2)
  const [, , leaving = '', leavingToo = '', ...merging] = made.studentIds
  const [moving = '', erased = ''] = merging.slice(-2)
  const [newcomer, leavingTeacher, stayingTeacher] = [
    await app.newTeacher('周老师'),
    await app.newTeacher('吴老师'),
    await app.newTeacher('郑老师'),
  ]
  const handedOver = await app.newClass(tokens.owner, [])
  const going = await app.newClass(tokens.owner, [])
  const memberships = [
    [classId, [coTeacher, leavingTeacher, stayingTeacher]],
    [handedOver.classId, [coTeacher, stayingTeacher]],
    [going.classId, [coTeacher]],
  ] as const
  for (const [joined, teachers] of memberships)
    for (const { userId } of teachers) await joinClass(app, joined, userId)
  const given = await app.call(giveComment, { classId, itemId: 's1-01', studentIds }, tokens.owner)
  await app.call(
    giveComment,
    { classId, name: '攒积分', score: 10, studentIds: made.studentIds.slice(0, 2) },
    tokens.owner,
  )
  const exchange = { classId, studentIds: studentIds.slice(0, 1), name: '贴纸', cost: 1 }
  await app.call(rewardCalls.redeem, exchange, tokens.owner)
  const records = await app.call(rewardCalls.rewardRecords, { classId }, tokens.owner)
  const redemptionIds = records.data.items.map(({ id }) => id)
  const reward = await app.call(rewardCalls.saveReward, { classId, name: '小书签', cost: 5 }, tokens.owner)
  const geziNo = (await app.call(classList, {}, tokens.owner)).data[0]?.geziNo ?? ''
  const asking = await app.newTeacher('孙老师')
  const joinRequestId = (await app.call(classTeachers.requestJoin, { geziNo }, asking.accessToken)).data.id
  const newScheme = async (categoryName: string) => {
    const teams = [{ teamName: '火箭队', studentIds }, { teamName: '彩虹队' }]
    return (await app.call(teamCalls.addTeams, { classId, categoryName, teams }, tokens.owner)).data
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
  const itemId = (await app.call(commentItems.addItem, newItem, tokens.owner)).data.id
  const leavingItem = (await app.call(commentItems.addItem, newItem, tokens.owner)).data.id
  const asked = { classId, tel: '13800009999' }
  await app.call(classTeachers.addTeacher, asked, tokens.owner)
  const [sent] = (await app.call(classTeachers.sentInvites, { classId }, tokens.owner)).data
  const inviting = await app.newTeacher('冯老师')
  const invitedTo = await app.newClass(inviting.accessToken, [])
  await proveTel(app, owner)
  const ownerAsked = { classId: invitedTo.classId, tel: owner.tel }
  await app.call(classTeachers.addTeacher, ownerAsked, inviting.accessToken)
  const did = { date: '2026-11-20', type: 4, kind: 'practice', title: '浇水' } as const
  const realistic = { classId, studentIds: made.studentIds.slice(0, 1), ...did }
  const batchOf = async (token: string) => (await app.call(saveRealistic, realistic, token)).data.batchId
  const realisticId = await batchOf(tokens.owner)
  // A co-teacher removes what they wrote themselves.
  const goingRealistic = { owner: await batchOf(tokens.owner), coTeacher: await batchOf(tokens.coTeacher) }
  const newDocument = async (name: string) => {
    const made = { classId, name, termKey: '2026-1', parts: [...archives.ArchivePart.options] }
    return (await app.call(archives.saveArchive, made, tokens.owner)).data.documentId
  }
  const documentId = await newDocument('成长档案')
  const lockedId = await newDocument('锁定的')
  const passing = { owner: await newDocument('档案一'), coTeacher: await newDocument('档案二') }
  const removed = { owner: await newDocument('档案三'), coTeacher: await newDocument('档案四') }
  for (const id of Object.values(removed))
    await app.call(archives.removeArchive, { classId, documentId: id }, tokens.owner)
  const cell = { studentId: studentIds[0], value: 1 }
  /** Some bodies cannot be sent by two people. */
  const bodiesOf = (who: Who): Readonly<Record<string, object>> => ({
    [teamCalls.teamList.path]: { classId, categoryId },
    [teamCalls.teamMembers.path]: { teamId },
    [teamCalls.categoryStudents.path]: { classId, categoryId },
    [teamCalls.addTeams.path]: { classId, categoryId, teams: [{ teamName: '风筝队' }] },
    [teamCalls.setTeamMembers.path]: { teamId, studentIds },
    [teamCalls.renameTeam.path]: { teamId, teamName: '远航队' },
    [teamCalls.renameCategory.path]: { categoryId, categoryName: '语文合作组' },
    [teamCalls.copyCategory.path]: { categoryId, categoryName: '第二学期' },
    [teamCalls.commentTeams.path]: { classId, categoryId, teamIds: [teamId], itemId: 's1-01' },
    [teamCalls.arrangeTeams.path]: {
      classId,
      categoryId,
      teams: [{ teamId, teamName: '火箭队', studentIds: [] }],
    },
    [teamCalls.removeTeam.path]: { teamId: leavingTeam },
    [teamCalls.removeCategory.path]: { categoryId: leavingScheme.categoryId },
    [commentItems.ownItems.path]: { type: 1 },
    [commentItems.addItem.path]: newItem,
    [commentItems.updateItem.path]: { id: itemId, name: '照顾同桌' },
    [commentItems.hideItem.path]: { id: itemId, isHidden: true },
    [commentItems.orderItems.path]: { type: 1, itemIds: [itemId] },
    [commentItems.deleteItem.path]: { id: leavingItem },
    [addClass.path]: { className: '四年级(1)班' },
    [readPastedRoster.path]: { text: '王浩然' },
    [qrLoginContent.path]: { loginType: 3 },
    [qrLoginResult.path]: { loginType: 3, key: who.padEnd(43, '0') },
    [qrScan.path]: { id: '0'.repeat(43) },
    [qrConfirm.path]: { id: '0'.repeat(43), accept: true },
    [endDevice.path]: { id: 'no-device' },
    [confirmFile.path]: { key: 'staging/no-teacher/a.png' },
    [submitAuthentication.path]: {
      school: '育才小学',
      subject: '语文',
      certificateUrl: `/files/certificate/${'0'.repeat(36)}.png`,
    },
    [viewFile.path]: { url: `/files/certificate/${'0'.repeat(36)}.png` },
    [classTeachers.addTeacher.path]: { classId, tel: newcomer.tel },
    [classTeachers.withdrawInvite.path]: { classId, inviteId: sent?.id },
    [classTeachers.answerInvite.path]: { classId: invitedTo.classId, accept: false },
    [classTeachers.removeTeacher.path]: { classId, userId: leavingTeacher.userId },
    [classTeachers.findClass.path]: { geziNo },
    [classTeachers.requestJoin.path]: { geziNo },
    [classTeachers.answerJoin.path]: { id: joinRequestId, accept: false },
    [classTeachers.updateTeacher.path]: {
      classId,
      userId: stayingTeacher.userId,
      isCanSendClassNotice: true,
    },
    [classTeachers.handOverClass.path]: { classId: handedOver.classId, userId: stayingTeacher.userId },
    [saveTerm.path]: { classId, key: '2026-1', startDate: '2026-09-01', endDate: '2027-01-20' },
    [classReport.path]: { classId, from: '2026-11-16', to: '2026-11-23' },
    [studentReport.path]: { classId, studentId: studentIds[0], from: '2026-11-16', to: '2026-11-23' },
    [updateClass.path]: { classId, school: '育才小学' },
    // What it is already: the other rows of this table need the class awake.
    [archiveClass.path]: { classId, isArchived: false },
    [removeClass.path]: { classId: going.classId, className: '三年级(2)班' },
    [restoreClass.path]: { classId: deleted.classId },
    [sendClassNotice.path]: { classId, content: '明天家长会' },
    [readMessage.path]: { id: messageId },
    [removeMessage.path]: { id: messageId },
    [addStudents.path]: { classId, students: [{ username: '丁当' }] },
    [studentDetail.path]: { classId, id: studentIds[0] },
    [importRoster.path]: {
      classId,
      added: [{ username: who, stuNo: who }],
      known: [{ id: studentIds[1], mode: 'update', student: { username: '陈一诺', stuNo: '2' } }],
    },
    [updateStudent.path]: { id: studentIds[0], username: '王小明' },
    [removeStudents.path]: { classId, ids: [who === 'owner' ? leaving : leavingToo] },
    [savePractice.path]: { classId, id: null },
    [checkPractice.path]: { classId, day: 1, on: true },
    [saveSeating.path]: {
      classId,
      rows: 2,
      columns: 3,
      seats: [{ studentId: studentIds[0], row: 1, column: 3 }],
    },
    [saveAttendance.path]: { classId, marks: [{ studentId: studentIds[0], state: 'leave' }] },
    [saveRealistic.path]: realistic,
    [reviewRealistic.path]: { classId, id: realisticId, state: 'adopted' },
    [markTypical.path]: { classId, id: realisticId, isTypical: true },
    [removeRealistic.path]: { classId, id: goingRealistic[who === 'coTeacher' ? who : 'owner'] },
    [archives.saveArchive.path]: { classId, name: `${who}的`, termKey: '2026-1', parts: ['perform'] },
    [archives.lockArchive.path]: { classId, documentId: lockedId, isLocked: true },
    [archives.removeArchive.path]: {
      classId,
      documentId: who === 'coTeacher' ? passing.coTeacher : passing.owner,
    },
    [archives.restoreArchive.path]: {
      classId,
      documentId: who === 'coTeacher' ? removed.coTeacher : removed.owner,
    },
    [performSheet.path]: { classId, documentId },
    [archiveStudent.path]: { classId, documentId, studentId: studentIds[0] },
    [exportPerform.path]: { classId, documentId },
    [exportHealth.path]: { classId, documentId },
    [performTerms.path]: { classId, studentId: studentIds[0] },
    [savePerform.path]: { classId, documentId, cells: [{ ...cell, subjectId: 'math', kind: 'final' }] },
    [saveSubjects.path]: { classId, documentId, subjects: [{ id: 'math', name: '数学', mode: 'score' }] },
    [evaluationList.path]: { classId, documentId },
    [evaluationDetail.path]: { classId, documentId, studentId: studentIds[0] },
    [saveEvaluation.path]: { classId, documentId, studentId: studentIds[0], answers: [] },
    [handOver.path]: { classId, documentId, studentIds: [studentIds[0]], token: 'a'.repeat(64) },
    [takeBack.path]: { classId, documentId, token: 'a'.repeat(64) },
    // Of no device.
    [handedForm.path]: { token: 'b'.repeat(64) },
    [saveHandedForm.path]: {
      token: 'b'.repeat(64),
      studentId: studentIds[0],
      answers: [],
      turn: 'keep',
    },
    [saveEvaluationQuestions.path]: {
      classId,
      documentId,
      scale: 'smile',
      questions: [{ text: '我爱读书', type: 5 }],
    },
    [saveKinds.path]: { classId, documentId, kinds: [{ id: 'final', name: '期末' }] },
    ...reviewBodies(classId, studentIds),
    [exportStudent.path]: { classId, studentId: studentIds[0] },
    [erasureOfStudent.path]: { classId, studentId: studentIds[0] },
    [eraseStudent.path]: { classId, studentId: erased, username: '李六' },
    // With a wrong password all stay signed in.
    [closeAccount.path]: { password: '0'.repeat(64) },
    [consents.saveConsent.path]: { classId, studentIds, state: 'given', date: '2026-09-01' },
    ...contentBodies,
    [healthSheet.path]: { classId, documentId },
    [saveHealth.path]: { classId, documentId, cells: [{ ...cell, item: 'height' }] },
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
    [giveComment.path]: { classId, itemId: 's1-01', studentIds },
    [updateRemark.path]: { classId, batchId: given.data.batchId, remark: '改过的备注' },
    [undoComment.path]: { classId, batchId: given.data.batchId },
    [resetScore.path]: { classId, studentIds },
    [rewardCalls.saveReward.path]: { classId, name: '盲盒', cost: 20 },
    [rewardCalls.sortRewards.path]: { classId, rewardIds: ['g-03', 'g-01'] },
    [rewardCalls.removeReward.path]: { classId, rewardId: reward.data.id },
    [rewardCalls.redeem.path]: exchange,
    [rewardCalls.deliverRewards.path]: { classId, redemptionIds },
    [rewardCalls.refundRewards.path]: { classId, redemptionIds },
  })
  const isOfClass = ({ access }: Endpoint) => access === 'class' || access === 'owner'
  return {
    tokens,
    bodyOf: (call, who) => bodiesOf(who)[call.path] ?? (isOfClass(call) ? { classId } : {}),
  }
}

function reviewBodies(classId: string, studentIds: readonly string[]): Readonly<Record<string, object>> {
  const ofTerm = { classId, termKey: '2026-1' }
  const ofPupil = { ...ofTerm, studentId: studentIds[0] }
  const greeting = { text: '', evidence: [], isOwn: false }
  return {
    [reviews.reviewList.path]: ofTerm,
    [reviews.exportReviews.path]: ofTerm,
    [familyReport.path]: ofTerm,
    [polishReview.path]: { ...ofPupil, text: '写好了。' },
    [reviews.reviewDetail.path]: ofPupil,
    [reviews.saveReview.path]: { ...ofPupil, text: '写好了。', state: 'done' },
    [reviews.draftReviews.path]: { ...ofTerm, studentIds },
    [reviews.fillReviews.path]: { ...ofTerm, studentIds: studentIds.slice(1) },
    [reviews.rephraseReview.path]: { ...ofPupil, sentence: greeting, seed: 1 },
    // A pupil whose review the other rows leave alone.
    [reviews.lockReviews.path]: { ...ofTerm, studentIds: studentIds.slice(1), isLocked: true },
    [reviews.saveReviewSettings.path]: { classId, ...reviews.usualSettings },
    [reviews.savePhrase.path]: { tag: '性格', text: '你像小太阳。' },
    [reviews.removePhrase.path]: { id: 'no-phrase' },
  }
}
