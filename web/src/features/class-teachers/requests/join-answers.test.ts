import { expect, it } from 'vitest'
import { makeOwnJoinRequest } from '../../../../test/make/class.ts'
import { answeredRequests, sortAnswers, withoutClassesOf } from './join-answers.ts'

const third = makeOwnJoinRequest({ classId: 'c1' })
const choir = makeOwnJoinRequest({ className: '合唱社团', ownerName: '李老师' })

it('notices a request that was answered', () => {
  expect(answeredRequests([third, choir], [choir])).toEqual([third])
  expect(answeredRequests([third, choir], [choir, makeOwnJoinRequest()])).toEqual([third])
  expect(answeredRequests([third], [third])).toEqual([])
})

it('tells a class that opened from one that stayed closed', () => {
  expect(sortAnswers([third, choir], [{ classId: 'c1' }])).toEqual({
    granted: [third],
    declined: [choir],
  })
  expect(sortAnswers([{ ...third, classId: 'c3' }], [{ classId: 'c1' }]).declined).toHaveLength(1)
})

it('forgets what was told of a class as soon as the teacher asks for it again', () => {
  const asked = [{ ...choir, id: 'w3' }, makeOwnJoinRequest()]

  expect(withoutClassesOf(asked, [third, choir])).toEqual([third])
})
