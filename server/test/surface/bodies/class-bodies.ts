import { archiveClass, removeClass, restoreClass, updateClass } from '@pinge/contract/class-edit.ts'
import { classReport, studentReport } from '@pinge/contract/class-data.ts'
import * as classTeachers from '@pinge/contract/class-teachers.ts'
import { addClass, classList } from '@pinge/contract/classes.ts'
import { messageList, readMessage, removeMessage, sendClassNotice } from '@pinge/contract/messages.ts'
import { saveTerm } from '@pinge/contract/terms.ts'
import { joinClass, proveTel } from '../../make.ts'
import type { BodiesOf, Ground } from './ground.ts'

/** Classes as such, who teaches in them, and what teachers are told. */
export async function makeForClasses(ground: Ground): Promise<BodiesOf> {
  const { app, tokens, classId, studentIds, coTeacher } = ground
  const teachers = await makeForTeachers(ground)
  const going = await app.newClass(tokens.owner, [])
  await joinClass(app, going.classId, coTeacher.userId)
  const told = (await app.call(messageList, {}, tokens.owner)).data.items
  const messageId = told.find(({ kind }) => kind === 'join-wish')?.id ?? ''
  const deleted = await app.newClass(tokens.owner)
  await app.call(removeClass, { classId: deleted.classId, className: '三年级(2)班' }, tokens.owner)
  return (who) => ({
    ...teachers(who),
    [addClass.path]: { className: '四年级(1)班' },
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
  })
}

async function makeForTeachers({ app, tokens, classId, owner, coTeacher }: Ground): Promise<BodiesOf> {
  const [newcomer, leaving, staying, asking, inviting] = [
    await app.newTeacher('周老师'),
    await app.newTeacher('吴老师'),
    await app.newTeacher('郑老师'),
    await app.newTeacher('孙老师'),
    await app.newTeacher('冯老师'),
  ]
  const handedOver = await app.newClass(tokens.owner, [])
  for (const { userId } of [leaving, staying]) await joinClass(app, classId, userId)
  for (const { userId } of [coTeacher, staying]) await joinClass(app, handedOver.classId, userId)
  const geziNo = (await app.call(classList, {}, tokens.owner)).data[0]?.geziNo ?? ''
  const joinRequestId = (await app.call(classTeachers.requestJoin, { geziNo }, asking.accessToken)).data.id
  await app.call(classTeachers.addTeacher, { classId, tel: '13800009999' }, tokens.owner)
  const [sent] = (await app.call(classTeachers.sentInvites, { classId }, tokens.owner)).data
  const invitedTo = await app.newClass(inviting.accessToken, [])
  await proveTel(app, owner)
  const ownerAsked = { classId: invitedTo.classId, tel: owner.tel }
  await app.call(classTeachers.addTeacher, ownerAsked, inviting.accessToken)
  return () => ({
    [classTeachers.addTeacher.path]: { classId, tel: newcomer.tel },
    [classTeachers.withdrawInvite.path]: { classId, inviteId: sent?.id },
    [classTeachers.answerInvite.path]: { classId: invitedTo.classId, accept: false },
    [classTeachers.removeTeacher.path]: { classId, userId: leaving.userId },
    [classTeachers.findClass.path]: { geziNo },
    [classTeachers.requestJoin.path]: { geziNo },
    [classTeachers.answerJoin.path]: { id: joinRequestId, accept: false },
    [classTeachers.updateTeacher.path]: { classId, userId: staying.userId, isCanSendClassNotice: true },
    [classTeachers.handOverClass.path]: { classId: handedOver.classId, userId: staying.userId },
  })
}
