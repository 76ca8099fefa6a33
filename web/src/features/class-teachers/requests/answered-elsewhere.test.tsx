import { answerInvite, answerJoin, classInvites, joinRequests } from '@pinge/contract/class-teachers.ts'
import { classList } from '@pinge/contract/classes.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { makeClass, makeJoinRequest } from '../../../../test/make/class.ts'
import { openScreen } from '../../../../test/screen.tsx'
import { server } from '../../../../test/server.ts'

beforeEach(() => {
  server.answer(classList, [makeClass()])
})

/** On another device it was answered before; what is read from now on holds it no more. */
function answerElsewhere(): void {
  server.refuse(answerJoin, 'joinRequestNotFound')
  server.answer(joinRequests, { toAnswer: [], mine: [] })
  server.refuse(answerInvite, 'inviteNotFound')
  server.answer(classInvites, [])
}

const gone = (name: string) => waitFor(() => expect(screen.queryByRole('region', { name })).toBeNull())

it.each(['谢绝', '同意'])(
  'a request that was answered on another device goes, and a late %s is told of',
  async (answer) => {
    server.answer(joinRequests, { toAnswer: [makeJoinRequest()], mine: [] })
    const user = await openScreen('/comment')
    const button = await screen.findByRole('button', { name: `${answer}李老师加入三年级(2)班` })
    answerElsewhere()
    await user.click(button)
    if (answer === '同意') await user.click(await screen.findByRole('button', { name: '问过本人了，同意' }))

    await gone('待处理的申请')
    await screen.findByText('这条申请不存在，或者已经处理过了')
  },
)

it.each(['加入', '不加入'])(
  'an invitation that was taken back meanwhile goes, and a late %s is told of',
  async (answer) => {
    const invite = {
      classId: 'c9',
      className: '合唱队',
      teacherName: '王老师',
      createdAt: 0,
      kind: 'join' as const,
    }
    server.answer(classInvites, [invite])
    const user = await openScreen('/comment')
    const button = await screen.findByRole('button', { name: `${answer}合唱队` })
    answerElsewhere()
    await user.click(button)
    if (answer === '不加入') await user.click(await screen.findByRole('button', { name: '不加入' }))

    await gone('待处理的邀请')
    await screen.findByText('这个邀请不存在，或者已经处理过了')
  },
)
