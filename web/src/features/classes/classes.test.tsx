import { archiveClass, deletedClasses, restoreClass } from '@pinge/contract/class-edit.ts'
import { joinRequests } from '@pinge/contract/class-teachers.ts'
import { classesToday, classList } from '@pinge/contract/classes.ts'
import { addExample, removeExample } from '@pinge/contract/example.ts'
import { unreadMessages } from '@pinge/contract/unread-messages.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { holdClock, pass } from '../../../test/clock.ts'
import { makeClass, makeJoinRequest } from '../../../test/make/class.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { address, openScreen } from '../../../test/screen.tsx'
import { openSchoolClass } from '../../../test/school-class.ts'
import { server } from '../../../test/server.ts'

const wang = makeTeacher({ nickname: '王老师' })
const now = Date.parse('2026-03-02T10:00:00+08:00')

const cards = () => screen.findAllByRole('article')
const shelf = (name: string) =>
  within(screen.getByRole('group', { name: '看哪些班级' })).getByRole('button', { name: new RegExp(name) })

beforeEach(() => {
  holdClock('2026-03-02T10:00:00+08:00')
})

describe('the class list', () => {
  it('offers a teacher without classes the one next action', async () => {
    server.answer(classList, [])
    const user = await openScreen('/comment', wang)
    await screen.findByRole('heading', { name: '先建一个班' })

    await user.click(within(screen.getByRole('main')).getByRole('link', { name: '创建班级' }))
    await screen.findByRole('heading', { level: 1, name: '创建班级' })
    expect(address()).toBe('/comment/create')
  })

  it('tells on a card who the class is, and leads into it', async () => {
    const lastComment = {
      studentName: '王浩然',
      studentCount: 1,
      itemName: '积极发言',
      score: 1,
      createdAt: now,
    }
    server.answer(classList, [
      makeClass({
        classId: 'c1',
        className: '三年级(2)班',
        studentCount: 12,
        headers: ['1', '2'],
        lastComment,
      }),
      makeClass({
        classId: 'c2',
        className: '四年级(1)班',
        isOwner: false,
        studentCount: 30,
        praisedToday: 7,
      }),
    ])
    await openScreen('/comment', wang)
    const [first, second] = await cards()

    expect(first?.textContent).toContain('12 人')
    expect(first?.textContent).toContain('创建者')
    expect(first?.textContent).toContain('王浩然')
    expect(second?.textContent).toContain('协同')
    expect(screen.getByRole('link', { name: '三年级(2)班' }).getAttribute('href')).toBe(
      '/comment/class-detail?classId=c1',
    )
  })

  it('is searched by name or number once it is long', async () => {
    server.answer(
      classList,
      [1, 2, 3, 4, 5].map((place) =>
        makeClass({ className: `三年级(${place})班`, geziNo: `1000000${place}` }),
      ),
    )
    const user = await openScreen('/comment', wang)
    await cards()
    const field = screen.getByRole('searchbox', { name: '找班级' })
    await user.fill(field, '10000003')
    expect(screen.getByText('找到 1 个班级')).toBeTruthy()
    expect((await cards()).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('三年级(3)班'),
    ])

    await user.fill(field, '五年级')
    await screen.findByRole('heading', { name: '没有找到“五年级”' })
    await user.click(screen.getByRole('button', { name: '清空' }))
    expect(await cards()).toHaveLength(5)
  })

  it('needs no search while all classes are in sight', async () => {
    server.answer(classList, [makeClass(), makeClass()])
    await openScreen('/comment', wang)
    await cards()

    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('keeps archived and deleted classes on shelves of their own, named in the address', async () => {
    server.answer(classList, [
      makeClass({ className: '在用班' }),
      makeClass({ className: '旧班', isArchived: true }),
    ])
    server.answer(deletedClasses, [
      {
        classId: 'gone',
        className: '误删班',
        classImg: '9000',
        studentCount: 3,
        deletedAt: now,
        purgeAt: now + 30 * DAY_MS,
      },
    ])
    const user = await openScreen('/comment', wang)
    await cards()
    await waitFor(() => expect(shelf('最近删除')).toBeTruthy())
    await user.click(shelf('已归档'))
    expect(address()).toBe('/comment?shelf=archived')
    await waitFor(async () => expect((await cards())[0]?.textContent).toContain('旧班'))

    await user.click(shelf('最近删除'))
    await screen.findByText(/还可以恢复 30 天/)
    await user.click(shelf('在用'))
    expect(address()).toBe('/comment')
    await waitFor(async () => expect((await cards())[0]?.textContent).toContain('在用班'))
  })

  it('brings a deleted class back by one tap and no second one, and says why when it cannot', async () => {
    let isRestored = false
    server.answer(classList, () => [makeClass({ className: '在用班' }), ...(isRestored ? [makeClass()] : [])])
    server.answer(deletedClasses, () =>
      isRestored
        ? []
        : [
            {
              classId: 'gone',
              className: '三年级(2)班',
              classImg: '9000',
              studentCount: 3,
              deletedAt: now,
              purgeAt: now + DAY_MS,
            },
          ],
    )
    server.refuse(restoreClass, 'tooManyClasses')
    const user = await openScreen('/comment?shelf=deleted', wang)
    await user.click(await screen.findByRole('button', { name: '恢复三年级(2)班' }))
    expect((await screen.findByRole('alert')).textContent).not.toBe('')

    server.answer(restoreClass, () => {
      isRestored = true
      return null
    })
    const reading = server.hold(deletedClasses)
    await user.click(screen.getByRole('button', { name: '恢复三年级(2)班' }))
    await screen.findByText('三年级(2)班已恢复')
    await user.click(screen.getByRole('button', { name: '恢复三年级(2)班' }))
    expect(server.requests(restoreClass)).toHaveLength(2)
    reading.answer([])
    await waitFor(async () => expect(await cards()).toHaveLength(2))
  })

  it('is put in an order of the teacher’s own, the example last, and kept so on this device', async () => {
    server.answer(classList, [
      makeClass({ className: '示例', isExample: true }),
      makeClass({ className: '一班' }),
      makeClass({ className: '二班' }),
    ])
    const user = await openScreen('/comment', wang)
    const names = async () => (await cards()).map((card) => within(card).getByRole('heading').textContent)
    expect(await names()).toEqual(['一班', '二班', '示例'])

    await user.click(screen.getByRole('button', { name: '二班，更多' }))
    await user.click(screen.getByRole('menuitem', { name: '前移' }))
    await waitFor(async () => expect(await names()).toEqual(['二班', '一班', '示例']))
    expect(localStorage.getItem('pinge-class-order')).toContain(wang.userId)
  })

  it('leads from a card to the screens of its class, and offers its archive to the creator alone', async () => {
    server.answer(classList, [
      makeClass({ classId: 'c1', className: '一班', studentCount: 12 }),
      makeClass({ className: '二班', isOwner: false }),
    ])
    server.answer(archiveClass, null)
    const user = await openScreen('/comment', wang)
    await cards()
    await user.click(screen.getByRole('button', { name: '二班，更多' }))
    expect(screen.queryByRole('menuitem', { name: '归档班级' })).toBeNull()
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: '一班，更多' }))
    await user.click(screen.getByRole('menuitem', { name: '归档班级' }))
    const asked = await screen.findByRole('alertdialog', { name: '归档一班？' })
    await user.click(within(asked).getByRole('button', { name: /归档/ }))

    await waitFor(() =>
      expect(server.requests(archiveClass)).toMatchObject([{ classId: 'c1', isArchived: true }]),
    )
  })

  it('does not ask again and again for the requests to join that could not be read', async () => {
    openSchoolClass()
    server.refuse(joinRequests, 'unexpected')
    await openScreen('/comment', wang)
    await cards()
    await pass(5_000)

    expect(server.requests(joinRequests).length).toBeLessThanOrEqual(2)
  })

  it('shows that it is loading until the classes come', async () => {
    const held = server.hold(classList)
    await openScreen('/comment', wang)
    expect(await screen.findByRole('status', { name: '加载中' })).toBeTruthy()

    held.answer([makeClass()])
    await cards()
    expect(screen.queryByRole('status', { name: '加载中' })).toBeNull()
  })
})

describe('the example class', () => {
  it('is made for a teacher who wants to look around first, and entered', async () => {
    server.answer(classList, [])
    server.answer(addExample, { classId: 'example' })
    const user = await openScreen('/comment', wang)
    const lookAround = await screen.findByRole('button', { name: '先看看示例班级' })

    openSchoolClass({ summary: makeClass({ classId: 'example' }), students: [] })
    await user.click(lookAround)
    await waitFor(() => expect(address()).toBe('/comment/class-detail?classId=example'))
  })

  it('is made again by a teacher who has classes and removed it', async () => {
    server.answer(classList, [makeClass()])
    server.answer(addExample, { classId: 'example' })
    const user = await openScreen('/comment', wang)
    const again = await screen.findByRole('button', { name: '再建一个示例班' })

    openSchoolClass({ summary: makeClass({ classId: 'example' }), students: [] })
    await user.click(again)
    await waitFor(() => expect(address()).toBe('/comment/class-detail?classId=example'))
  })

  it('that could not be made says so beside the button', async () => {
    server.answer(classList, [])
    server.fail(addExample)
    const user = await openScreen('/comment', wang)
    await user.click(await screen.findByRole('button', { name: '先看看示例班级' }))

    expect((await screen.findByRole('alert')).textContent).toContain('网络连接失败')
  })

  it('is removed as a whole after a question', async () => {
    let classes = [
      makeClass({ classId: 'example', className: '示例班级', isExample: true, studentCount: 48 }),
    ]
    server.answer(classList, () => classes)
    server.answer(removeExample, () => {
      classes = []
      return null
    })
    const user = await openScreen('/comment', wang)
    await cards()
    await user.click(screen.getByRole('button', { name: /移除示例/ }))
    const asked = await screen.findByRole('alertdialog')
    await user.click(within(asked).getByRole('button', { name: /移除/ }))

    await screen.findByRole('heading', { name: '先建一个班' })
    expect(server.requests(removeExample)).toMatchObject([{ classId: 'example' }])
  })
})

describe('the start page', () => {
  it('greets by the time of day, and says how many were praised', async () => {
    server.answer(classList, [
      makeClass({ studentCount: 12, praisedToday: 3 }),
      makeClass({ studentCount: 20, praisedToday: 4 }),
    ])
    await openScreen('/index', wang)
    await cards()

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('上午好，王老师')
    expect(screen.getByText(/今天已经夸了/).textContent).toContain('7 个孩子')
  })

  it('shows the classes and what the day still asks for', async () => {
    server.answer(unreadMessages, { count: 2 })
    server.answer(classesToday, [{ classId: 'c1', unpraisedThisWeek: 5, isAttendanceTaken: true }])
    server.answer(classList, [makeClass({ classId: 'c1', className: '三年级(2)班', studentCount: 12 })])
    await openScreen('/index', wang)
    await screen.findByRole('heading', { level: 1, name: /王老师/ })

    const today = within(await screen.findByRole('region', { name: '今天可以做' }))
    expect(await today.findByRole('link', { name: /^这周还没夸到的孩子 5 名/ })).toBeTruthy()
    await waitFor(() => expect(today.getByRole('link', { name: /消息/ })).toBeTruthy())
    const entry = screen.getByRole('link', { name: '三年级(2)班，进入班级' })
    expect(entry.getAttribute('href')).toBe('/comment/class-detail?classId=c1')
    const records = screen.getByRole('link', { name: /三年级\(2\)班，点评记录/ })
    expect(records.getAttribute('href')).toBe('/comment/class-comment?classId=c1')
  })

  it('leaves archived classes out', async () => {
    server.answer(classList, [makeClass({ className: '旧班', isArchived: true })])
    await openScreen('/index', wang)

    await screen.findByRole('heading', { name: '先建一个班' })
  })

  it('asks a creator at once about colleagues who want to come in', async () => {
    server.answer(classList, [makeClass()])
    server.answer(joinRequests, {
      toAnswer: [makeJoinRequest(), makeJoinRequest(), makeJoinRequest()],
      mine: [],
    })
    const user = await openScreen('/index', wang)
    const asked = within(await screen.findByRole('region', { name: '待处理的申请' }))
    expect(asked.getAllByRole('listitem')).toHaveLength(2)

    await user.click(asked.getByRole('button', { name: '还有 1 条申请' }))
    expect(asked.getAllByRole('listitem')).toHaveLength(3)
  })
})
