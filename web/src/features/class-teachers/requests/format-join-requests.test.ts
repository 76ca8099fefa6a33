import { expect, it } from 'vitest'
import { makeOwnJoinRequest } from '../../../../test/make/class.ts'
import { formatConsent, formatDeclined, formatWaiting } from './format-join-requests.ts'

const third = makeOwnJoinRequest({ classId: 'c1' })
const choir = makeOwnJoinRequest({ className: '合唱社团', ownerName: '李老师' })

it('says which classes a teacher waits for, and whose they are', () => {
  expect(formatWaiting([third, choir])).toBe('等待同意：三年级(2)班（王老师）、合唱社团（李老师）')
})

it('says which classes stayed closed, and what can be done', () => {
  expect(formatDeclined([choir])).toBe('没有通过：合唱社团（李老师）。可以当面问一问，请对方邀请你。')
})

it('tells an owner all that a colleague will see and may do', () => {
  expect(formatConsent({ nickname: '李老师', maskedTel: '138****0087' })).toBe(
    '同意后，李老师（138****0087）能看到全班学生的资料和家长电话，可以点评，也可以添加、修改和移除学生。以后你随时可以在“班级老师”里移出。',
  )
})
