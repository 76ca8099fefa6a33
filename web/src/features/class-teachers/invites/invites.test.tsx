import { answerInvite, classInvites, type ReceivedInvite } from '@pinge/contract/class-teachers.ts'
import { classList, type ClassSummary } from '@pinge/contract/classes.ts'
import { messageList } from '@pinge/contract/messages.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { makeClass } from '../../../../test/make/class.ts'
import { makeTeacher } from '../../../../test/make/teacher.ts'
import { openScreen } from '../../../../test/screen.tsx'
import { server } from '../../../../test/server.ts'

const li = makeTeacher({ nickname: '李老师' })
const asked = { classId: 'c1', className: '三年级(2)班', teacherName: '王老师', createdAt: 0 }
let invites: ReceivedInvite[]
let classes: ClassSummary[]

beforeEach(() => {
  invites = [{ ...asked, kind: 'join' }]
  classes = []
  server.answer(classList, () => classes)
  server.answer(classInvites, () => invites)
  server.answer(answerInvite, ({ accept }) => {
    invites = []
    if (accept) classes = [makeClass({ classId: 'c1', isOwner: false })]
    return null
  })
})

const region = () => screen.findByRole('region', { name: '待处理的邀请' })

it('an invited teacher reads what a yes means, joins, and has the class', async () => {
  const user = await openScreen('/comment', li)
  const yes = await screen.findByRole('button', { name: '加入三年级(2)班' })
  expect((await region()).textContent).toContain('王老师邀请你加入三年级(2)班')
  await user.click(yes)

  await screen.findByText('三年级(2)班已经在你的班级里了')
  await screen.findByRole('link', { name: '三年级(2)班' })
  await waitFor(() => expect(screen.queryByRole('region', { name: '待处理的邀请' })).toBeNull())
  expect(server.requests(answerInvite)).toMatchObject([{ classId: 'c1', kind: 'join', accept: true }])
})

it('an invited teacher says no, and hears no more of the one who asked', async () => {
  const user = await openScreen('/comment', li)
  await user.click(await screen.findByRole('button', { name: '不加入三年级(2)班' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: '不加入三年级(2)班？' }))
  await user.click(dialog.getByRole('checkbox', { name: '不再接收王老师的邀请' }))
  await user.click(dialog.getByRole('button', { name: '不加入' }))

  await screen.findByText('已答复：不加入三年级(2)班')
  expect(server.requests(answerInvite)).toMatchObject([
    { classId: 'c1', kind: 'join', accept: false, block: true },
  ])
})

it('a co-teacher is told what it means to own a class before taking it over', async () => {
  invites = [{ ...asked, kind: 'own' }]
  const user = await openScreen('/comment', li)
  await screen.findByText('王老师想把三年级(2)班转交给你')
  expect((await region()).textContent).toContain('归档和删除班级')
  await user.click(await screen.findByRole('button', { name: '接手三年级(2)班' }))

  await screen.findByText('你现在是三年级(2)班的创建者')
})

it('an invitation that was answered takes no second answer while it goes out of sight', async () => {
  const user = await openScreen('/comment', li)
  const yes = await screen.findByRole<HTMLButtonElement>('button', { name: '加入三年级(2)班' })
  const no = screen.getByRole<HTMLButtonElement>('button', { name: '不加入三年级(2)班' })
  const reading = server.hold(classInvites)
  await user.click(yes)
  await screen.findByText('三年级(2)班已经在你的班级里了')
  await user.click(yes)
  await user.click(no)

  expect([yes.disabled, no.disabled]).toEqual([true, true])
  expect(screen.queryByRole('alertdialog')).toBeNull()
  reading.answer([])
  await waitFor(() => expect(screen.queryByRole('region', { name: '待处理的邀请' })).toBeNull())
  expect(server.requests(answerInvite)).toHaveLength(1)
})

it('an invitation that was declined cannot be accepted while it goes out of sight', async () => {
  const user = await openScreen('/comment', li)
  await user.click(await screen.findByRole('button', { name: '不加入三年级(2)班' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: '不加入三年级(2)班？' }))
  const reading = server.hold(classInvites)
  await user.click(dialog.getByRole('button', { name: '不加入' }))
  await waitFor(() => expect(server.requests(classInvites).length).toBeGreaterThan(1))

  expect(screen.queryByRole('button', { name: '加入三年级(2)班' })).toBeNull()
  reading.answer([])
  await screen.findByText('已答复：不加入三年级(2)班')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('an answer that no network takes leaves the card and says why', async () => {
  server.fail(answerInvite)
  const user = await openScreen('/comment', li)
  await user.click(await screen.findByRole('button', { name: '加入三年级(2)班' }))

  expect((await region()).textContent).toContain('三年级(2)班')
  await screen.findByText('网络连接失败')
})

it('a message of an invitation offers the answer while it waits', async () => {
  server.answer(messageList, {
    items: [
      {
        id: 'm1',
        kind: 'class-invited',
        classId: 'c1',
        className: '三年级(2)班',
        actorName: '王老师',
        content: '',
        joinRequestId: null,
        isRead: true,
        createdAt: 0,
      },
    ],
    nextCursor: null,
  })
  const user = await openScreen('/comment/system', li)
  await user.click(await screen.findByRole('button', { name: /王老师邀请你加入三年级\(2\)班/ }))
  await user.click(await screen.findByRole('button', { name: '加入三年级(2)班' }))

  await screen.findByText('这个邀请已经处理过了。')
})
