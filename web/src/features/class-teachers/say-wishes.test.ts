import { expect, it } from 'vitest'
import {
  answeredWishes,
  sayConsent,
  sayDeclined,
  sayMyWishes,
  sortAnswers,
  withoutClassesOf,
  sayRemoval,
  type MyWish,
} from './say-wishes.ts'

const third: MyWish = {
  id: 'w1',
  classId: 'c1',
  className: '三年级(2)班',
  ownerName: '王老师',
  createdAt: 0,
}
const choir: MyWish = {
  id: 'w2',
  classId: 'c2',
  className: '合唱社团',
  ownerName: '李老师',
  createdAt: 1,
}
const li = { nickname: '李老师', maskedTel: '138****0087' }

it('says which classes one waits for, and whose they are', () => {
  expect(sayMyWishes([third, choir])).toBe('等待同意：三年级(2)班（王老师）、合唱社团（李老师）')
})

it('tells an owner all that a colleague will see and may do', () => {
  expect(sayConsent(li)).toBe(
    '同意后，李老师（138****0087）能看到全班学生的资料和家长电话，可以点评，也可以添加、修改和移除学生。以后你随时可以在“班级老师”里移出。',
  )
})

it('tells an owner what a colleague who is removed loses, and what stays', () => {
  const teacher = { ...li, userId: 't2', headUrl: '', isOwner: false, isCanSendClassNotice: false }

  expect(sayRemoval(teacher, '三年级(2)班')).toBe(
    '李老师（138****0087）不能再打开三年级(2)班，正开着的页面会马上停用。李老师给过的点评都保留。',
  )
})

it('notices a wish that was answered, and tells a class that opened from one that stayed closed', () => {
  expect(answeredWishes([third, choir], [choir])).toEqual([third])
  expect(sortAnswers([third, choir], [{ classId: 'c1' }])).toEqual({
    granted: [third],
    declined: [choir],
  })
  expect(sortAnswers([{ ...third, classId: 'c3' }], [{ classId: 'c1' }]).declined).toHaveLength(1)
  expect(withoutClassesOf([{ ...choir, id: 'w3' }], [third, choir])).toEqual([third])
  expect(sayDeclined([choir])).toBe('没有通过：合唱社团（李老师）。可以当面问一问，再申请一次。')
})
