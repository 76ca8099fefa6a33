import { readAuthentication } from '@pinge/contract/authentication.ts'
import { answerJoin, joinRequests, type JoinRequest } from '@pinge/contract/class-teachers.ts'
import { classList } from '@pinge/contract/classes.ts'
import {
  messageList,
  readAllMessages,
  readMessage,
  removeMessage,
  sendClassNotice,
  type Message,
} from '@pinge/contract/messages.ts'
import { unreadMessages } from '@pinge/contract/unread-messages.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { holdClock, pass } from '../../../test/clock.ts'
import { makeClass, makeJoinRequest } from '../../../test/make/class.ts'
import { makeMessage, makeTeacher, noAuthentication } from '../../../test/make/teacher.ts'
import { watchSavedFiles } from '../../../test/saved-files.ts'
import { address, openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import { signInAgain } from '../../../test/sign-in-again.ts'

let messages: Message[]
let toAnswer: JoinRequest[]

const rows = () => screen.findAllByRole('article')
const row = async (text: string) => {
  const found = await waitFor(() =>
    screen.getAllByRole('article').find((one) => one.textContent.includes(text)),
  )
  if (!found) throw new Error(`No message says ${text}`)
  return within(found)
}
const bell = (name: string) => screen.findByRole('link', { name })

beforeEach(() => {
  messages = []
  toAnswer = []
  server.answer(classList, [makeClass({ classId: 'mine', className: '三年级(2)班' })])
  server.answer(messageList, () => ({ items: messages, nextCursor: null }))
  server.answer(unreadMessages, () => ({ count: messages.filter(({ isRead }) => !isRead).length }))
  server.answer(joinRequests, () => ({ toAnswer, mine: [] }))
  server.answer(readMessage, ({ id }) => {
    messages = messages.map((message) => (message.id === id ? { ...message, isRead: true } : message))
    return null
  })
  server.answer(readAllMessages, () => {
    messages = messages.map((message) => ({ ...message, isRead: true }))
    return null
  })
  server.answer(removeMessage, ({ id }) => {
    messages = messages.filter((message) => message.id !== id)
    return null
  })
})

describe('the messages', () => {
  it('say what may come while there are none', async () => {
    await openScreen('/comment/system')

    await screen.findByRole('heading', { name: '还没有消息' })
    expect(screen.queryByRole('button', { name: '全部已读' })).toBeNull()
    expect(screen.queryByRole('button', { name: '导出' })).toBeNull()
  })

  it('can all be read at once, also where the unread ones are older than those that are shown', async () => {
    let unread = 3
    const shown = Array.from({ length: 3 }, (_, at) => makeMessage({ id: `m-${at}`, isRead: true }))
    server.answer(messageList, () => ({ items: shown, nextCursor: 'older' }))
    server.answer(unreadMessages, () => ({ count: unread }))
    server.answer(readAllMessages, () => {
      unread = 0
      return null
    })
    const user = await openScreen('/comment/system')
    await bell('系统消息，3 条未读')

    await user.click(screen.getByRole('button', { name: '全部已读' }))

    await bell('系统消息')
    expect(screen.queryByRole('button', { name: '全部已读' })).toBeNull()
  })

  it('are read by being opened, and the bell counts down', async () => {
    messages = [
      makeMessage({ content: '周五家长会\n请准备材料' }),
      makeMessage({ kind: 'class-archived', classId: 'mine', actorName: '李老师' }),
    ]
    const user = await openScreen('/comment/system')
    await bell('系统消息，2 条未读')
    const notice = await row('周五家长会')
    await user.click(notice.getByRole('button', { expanded: false }))

    await bell('系统消息，1 条未读')
    expect(notice.getByRole('button', { expanded: true })).toBeTruthy()
    expect(server.requests(readMessage)).toMatchObject([{ id: messages[0]?.id }])
  })

  it('are asked for no reading twice', async () => {
    messages = [makeMessage({ content: '周五家长会', isRead: true })]
    const user = await openScreen('/comment/system')
    await user.click((await row('周五家长会')).getByRole('button', { expanded: false }))

    expect(server.requests(readMessage)).toEqual([])
  })

  it('are all marked as read, and deleted one by one', async () => {
    messages = [makeMessage({ content: '一' }), makeMessage({ content: '二' })]
    const user = await openScreen('/comment/system')
    await rows()
    await user.click(screen.getByRole('button', { name: '全部已读' }))
    await bell('系统消息')
    expect(screen.queryByRole('button', { name: '全部已读' })).toBeNull()

    for (const left of [1, 0]) {
      const [first] = await rows()
      await user.click(within(first as HTMLElement).getByRole('button', { expanded: false }))
      await user.click(within(first as HTMLElement).getByRole('button', { name: '删除这条消息' }))
      await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(left))
    }
    await screen.findByRole('heading', { name: '还没有消息' })
  })

  it('that cannot be deleted stay, and the reason is said', async () => {
    messages = [makeMessage({ content: '一' })]
    server.fail(removeMessage)
    const user = await openScreen('/comment/system')
    await user.click((await row('一')).getByRole('button', { expanded: false }))
    await user.click(screen.getByRole('button', { name: '删除这条消息' }))

    expect((await screen.findByRole('alert')).textContent).toBe('网络连接失败')
    expect(await rows()).toHaveLength(1)
  })

  it('lead to the class when it is one of mine, and nowhere else', async () => {
    messages = [
      makeMessage({ kind: 'class-archived', classId: 'mine' }),
      makeMessage({ kind: 'class-removed', classId: 'theirs' }),
      makeMessage({ kind: 'certificate-refused', content: '照片看不清楚' }),
    ]
    server.answer(readAuthentication, noAuthentication)
    const user = await openScreen('/comment/system')
    for (const article of await rows())
      await user.click(within(article).getByRole('button', { expanded: false }))

    expect(screen.getByRole('link', { name: '打开班级' }).getAttribute('href')).toBe(
      '/comment/class-detail?classId=mine',
    )
    await user.click(screen.getByRole('link', { name: '查看认证信息' }))
    expect(address()).toBe('/comment/Authentication')
  })

  it('that come while they are looked at lead to the class whose owner has just let one in', async () => {
    holdClock()
    const user = await openScreen('/comment/system')
    await screen.findByRole('heading', { name: '还没有消息' })
    messages = [makeMessage({ kind: 'join-accepted', classId: 'new', content: '同意了' })]
    server.answer(classList, [makeClass({ classId: 'new', className: '五年级(1)班' })])
    await pass(60_000)

    await user.click((await row('同意了')).getByRole('button', { expanded: false }))
    expect((await screen.findByRole('link', { name: '打开班级' })).getAttribute('href')).toBe(
      '/comment/class-detail?classId=new',
    )
  })

  it('come page by page, and what came stays when the next page does not', async () => {
    server.answer(messageList, ({ cursor }) =>
      cursor === undefined
        ? { items: [makeMessage({ content: '新的' })], nextCursor: 'older' }
        : { items: [makeMessage({ content: '旧的' })], nextCursor: null },
    )
    const user = await openScreen('/comment/system')
    await user.click(await screen.findByRole('button', { name: '更早的消息' }))

    await waitFor(async () => expect(await rows()).toHaveLength(2))
    expect((await rows())[1]?.textContent).toContain('旧的')
    expect(screen.queryByRole('button', { name: '更早的消息' })).toBeNull()
  })

  it('that cannot be read are asked for again by one tap', async () => {
    server.refuse(messageList, 'serviceBusy')
    const user = await openScreen('/comment/system')
    await screen.findByRole('button', { name: /再试一次/ })

    messages = [makeMessage({ content: '一' })]
    server.answer(messageList, () => ({ items: messages, nextCursor: null }))
    await user.click(screen.getByRole('button', { name: /再试一次/ }))
    expect(await rows()).toHaveLength(1)
  })
})

describe('the messages as a file', () => {
  it('are all of them, also those that are not on the screen yet', async () => {
    const saved = watchSavedFiles()
    server.answer(messageList, ({ cursor }) =>
      cursor === 'older'
        ? { items: [makeMessage({ content: '旧通知' })], nextCursor: null }
        : { items: [makeMessage({ content: '新通知' })], nextCursor: 'older' },
    )
    const user = await openScreen('/comment/system')
    await row('新通知')
    await user.click(screen.getByRole('button', { name: '导出' }))

    await waitFor(() => expect(saved).toEqual(['系统消息.xlsx']))
    expect(server.requests(messageList).filter(({ cursor }) => cursor === 'older')).toHaveLength(1)
    expect(screen.queryByText('旧通知')).toBeNull()
  })

  it('are not half of them: when the network fails, it is said, and nothing is saved', async () => {
    const saved = watchSavedFiles()
    messages = [makeMessage({ content: '新通知' })]
    const user = await openScreen('/comment/system')
    await row('新通知')
    server.fail(messageList)
    await user.click(screen.getByRole('button', { name: '导出' }))

    await screen.findByText('网络连接失败')
    expect(saved).toEqual([])
  })
})

describe('a join request', () => {
  beforeEach(() => {
    toAnswer = [makeJoinRequest({ id: 'j1', classId: 'mine' })]
    messages = [makeMessage({ kind: 'join-wish', actorName: '李老师', classId: 'mine', joinRequestId: 'j1' })]
    server.answer(answerJoin, () => {
      toAnswer = []
      messages = messages.map((message) => ({ ...message, joinRequestId: null }))
      return { classId: 'c1' }
    })
  })

  it('is answered from its message, after a question', async () => {
    const user = await openScreen('/comment/system')
    const joinRequest = await row('李老师想加入三年级(2)班')
    await user.click(joinRequest.getByRole('button', { expanded: false }))
    await user.click(joinRequest.getByRole('button', { name: '同意李老师加入三年级(2)班' }))
    const asked = within(await screen.findByRole('alertdialog', { name: '让李老师加入三年级(2)班？' }))
    expect(asked.getByText(/请先当面问一问/)).toBeTruthy()
    await user.click(asked.getByRole('button', { name: '问过本人了，同意' }))

    await joinRequest.findByText('这条申请已经处理过了。')
    expect(server.requests(answerJoin)).toMatchObject([{ id: 'j1', accept: true }])
  })

  it('that is accepted brings the first colleague, to whom a notice can be sent', async () => {
    server.answer(classList, () => [
      makeClass({ classId: 'mine', teacherCount: toAnswer.length > 0 ? 1 : 2 }),
    ])
    const user = await openScreen('/comment/system')
    const joinRequest = await row('李老师想加入三年级(2)班')
    expect(screen.queryByRole('button', { name: '发通知' })).toBeNull()
    await user.click(joinRequest.getByRole('button', { expanded: false }))
    await user.click(joinRequest.getByRole('button', { name: '同意李老师加入三年级(2)班' }))
    await user.click(await screen.findByRole('button', { name: '问过本人了，同意' }))

    await screen.findByRole('button', { name: '发通知' })
  })

  it('that was answered elsewhere meanwhile says why it cannot be', async () => {
    server.refuse(answerJoin, 'joinRequestNotFound')
    const user = await openScreen('/comment/system')
    const joinRequest = await row('李老师想加入三年级(2)班')
    await user.click(joinRequest.getByRole('button', { expanded: false }))
    await user.click(joinRequest.getByRole('button', { name: '谢绝李老师加入三年级(2)班' }))

    expect((await joinRequest.findByRole('alert')).textContent).not.toBe('')
  })
})

describe('a notice to the colleagues', () => {
  const dialog = () => screen.findByRole('dialog', { name: '通知' })
  const content = () => screen.getByLabelText<HTMLTextAreaElement>('通知内容')

  it('is sent to the class, and says how many it reached', async () => {
    server.answer(sendClassNotice, { count: 3 })
    const user = await openScreen('/comment/system')
    await user.click(await screen.findByRole('button', { name: '发通知' }))
    await dialog()
    await user.fill(content(), ' 周五家长会\n请准备材料 ')
    await user.click(screen.getByRole('button', { name: '发送' }))

    await screen.findByText('已发给 3 位老师')
    expect(server.requests(sendClassNotice)).toMatchObject([
      { classId: 'mine', content: '周五家长会\n请准备材料' },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('without words is not sent', async () => {
    const user = await openScreen('/comment/system?notice=1')
    await dialog()
    await user.click(screen.getByRole('button', { name: '发送' }))

    expect((await screen.findByRole('alert')).textContent).toBe('请写通知内容')
    await waitFor(() => expect(document.activeElement).toBe(content()))
    expect(server.requests(sendClassNotice)).toEqual([])
  })

  it('is not lost when the network fails, nor by Escape, and is sent again as it was', async () => {
    server.fail(sendClassNotice)
    const user = await openScreen('/comment/system?notice=1')
    await dialog()
    await user.fill(content(), '周五家长会')
    await user.click(screen.getByRole('button', { name: '发送' }))
    expect((await screen.findByRole('alert')).textContent).toContain('网络连接失败')
    await user.keyboard('{Escape}')
    expect(content().value).toBe('周五家长会')
    expect(content().readOnly).toBe(true)

    server.answer(sendClassNotice, { count: 1 })
    await user.click(screen.getByRole('button', { name: '再试一次' }))
    await screen.findByText('已发给 1 位老师')
    const [first, second] = server.requests(sendClassNotice)
    expect(second).toEqual(first)
  })

  it('is not lost when its class has no other teacher any more, and sending says why', async () => {
    holdClock()
    server.refuse(sendClassNotice, 'noticeWithoutColleagues')
    const user = await openScreen('/comment/system?notice=1')
    await dialog()
    await user.fill(content(), '周五家长会')
    server.answer(classList, [])
    // The teacher looks at this page again.
    await pass(60_000)
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(screen.queryByRole('button', { name: '发通知', hidden: true })).toBeNull())

    await user.click(screen.getByRole('button', { name: '发送' }))
    await screen.findByRole('alert')
    expect(content().value).toBe('周五家长会')
  })

  it('that the end of the session interrupted stands under its own class again, and under no other', async () => {
    server.answer(classList, [
      makeClass({ classId: 'mine', className: '三年级(2)班' }),
      makeClass({ classId: 'other', className: '四年级(1)班' }),
    ])
    const wang = makeTeacher()
    const user = await openScreen('/comment/system?classId=mine&notice=1', wang)
    const content = () => screen.findByLabelText<HTMLTextAreaElement>('通知内容')
    const chosen = () => screen.getByLabelText<HTMLSelectElement>('班级').value
    await user.fill(await content(), '陈梅的妈妈住院了，请多关照她')

    await signInAgain('/comment/system?classId=other&notice=1', wang)
    expect((await content()).value).toBe('')
    expect(chosen()).toBe('other')
    cleanup()
    await openScreen('/comment/system?classId=mine&notice=1', wang)
    expect((await content()).value).toBe('陈梅的妈妈住院了，请多关照她')
    expect(chosen()).toBe('mine')
  })

  it('is offered for a class in which somebody else teaches, and for no other', async () => {
    server.answer(classList, [
      makeClass({ className: '四年级(1)班', teacherCount: 1 }),
      makeClass({ classId: 'mine', className: '三年级(2)班' }),
    ])
    await openScreen('/comment/system?notice=1')
    await dialog()

    const options = within(screen.getByLabelText('班级')).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(['三年级(2)班'])
  })

  it('is not offered to a teacher who may send none', async () => {
    server.answer(classList, [
      makeClass({ isOwner: false, isCanSendClassNotice: false }),
      makeClass({ teacherCount: 1 }),
      makeClass({ isArchived: true }),
      makeClass({ isExample: true }),
    ])
    await openScreen('/comment/system')
    await screen.findByRole('heading', { name: '还没有消息' })

    expect(screen.queryByRole('button', { name: '发通知' })).toBeNull()
  })
})
