import { commentItems, giveComment } from '@pinge/contract/comments.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  cards,
  commentDialog,
  item,
  notice,
  openClass,
  pupil,
  seeScore,
  seeSelected,
  selectionBar,
  wholeClass,
} from '../../../test/class-screen.ts'
import { holdClock, pass } from '../../../test/clock.ts'
import { makePupils } from '../../../test/make/student.ts'
import { draw, layInRow, placeIn } from '../../../test/device/pointer.ts'
import { openSchoolClass, type SchoolClass } from '../../../test/school-class.ts'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

// As they stand: 陈俊杰 李思琪 刘雨桐 王浩然 杨欣怡 张子轩.
let school: SchoolClass

beforeEach(() => {
  school = openSchoolClass()
})

const drawer = (name: string) => screen.findByRole('dialog', { name })
const search = () => screen.getByRole<HTMLInputElement>('searchbox')
const select = (user: User) => user.click(screen.getByRole('button', { name: '多选' }))
const press = async (user: User, name: string | RegExp) =>
  await user.click(within(await selectionBar()).getByRole('button', { name }))
const isOver = () => waitFor(() => expect(screen.queryByRole('toolbar', { name: '已选学生' })).toBeNull())

describe('a mouse', () => {
  it('that is drawn over pupils selects them, and opens nothing', async () => {
    const user = await openClass()
    await draw(user, 'mouse', ['陈俊杰', '李思琪', '刘雨桐'].map(pupil))

    await seeSelected('陈俊杰', '李思琪', '刘雨桐')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('passes no pupil by, however quickly it is drawn', async () => {
    const user = await openClass()
    await draw(user, 'mouse', ['陈俊杰', '李思琪', '刘雨桐'].map(pupil), { isQuick: true })

    await seeSelected('陈俊杰', '李思琪', '刘雨桐')
  })

  it('that leaves the pupils and comes back elsewhere selects none between', async () => {
    await openClass()
    const row = ['陈俊杰', '李思琪', '刘雨桐'].map(pupil)
    layInRow(row)
    const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, buttons: 1 }
    fireEvent.pointerDown(pupil('陈俊杰'), { ...mouse, ...placeIn(0) })
    fireEvent.pointerLeave(screen.getByRole('list', { name: '学生' }), mouse)
    fireEvent.pointerMove(pupil('刘雨桐'), { ...mouse, ...placeIn(2) })

    await seeSelected('陈俊杰', '刘雨桐')
  })

  it('adds those over whom it is drawn to those who are selected', async () => {
    const user = await openClass()
    await select(user)
    await user.click(pupil('张子轩'))
    await seeSelected('张子轩')
    await draw(user, 'mouse', ['李思琪', '刘雨桐'].map(pupil))

    await seeSelected('李思琪', '刘雨桐', '张子轩')
  })

  it('that trembles on one pupil means that pupil alone', async () => {
    const user = await openClass()
    await draw(user, 'mouse', [pupil('李思琪'), pupil('李思琪')])

    await screen.findByRole('dialog', { name: '点评 1 名学生' })
  })

  it('with Ctrl held selects one, with Shift held all from there on, as they stand', async () => {
    const user = await openClass()
    await user.keyboard('{Control>}')
    await user.click(pupil('李思琪'))
    await user.keyboard('{/Control}{Shift>}')
    await user.click(pupil('杨欣怡'))
    await user.keyboard('{/Shift}')

    await seeSelected('李思琪', '刘雨桐', '王浩然', '杨欣怡')
  })

  it('selects a pupil at the corner of the card', async () => {
    const user = await openClass()
    await user.click(screen.getByRole('button', { name: '选上刘雨桐' }))

    await seeSelected('刘雨桐')
  })

  it('asks by its right button what else can be done', async () => {
    const user = await openClass()
    const menu = async (name: string, what: string) => {
      await user.pointer({ keys: '[MouseRight]', target: pupil(name) })
      await user.click(
        within(await screen.findByRole('menu', { name })).getByRole('menuitem', { name: what }),
      )
    }
    await menu('李思琪', '多选')
    await seeSelected('李思琪')
    await press(user, '取消')
    await menu('王浩然', '点评')
    await screen.findByRole('dialog', { name: '点评 1 名学生' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await menu('王浩然', '查看记录')

    await drawer('王浩然')
  })
})

describe('a finger', () => {
  beforeEach(() => holdClock())

  it('that rests on a pupil opens the pupil’s records, and is no tap when it is lifted', async () => {
    const user = await openClass()
    await draw(user, 'finger', [pupil('李思琪')], { rest: () => pass(600) })

    expect(within(await drawer('李思琪')).getByText('可兑换')).toBeTruthy()
    expect(screen.queryByRole('dialog', { name: /^点评/ })).toBeNull()
  })

  it('that is lifted sooner means a comment', async () => {
    const user = await openClass()
    await draw(user, 'finger', [pupil('李思琪')], { rest: () => pass(300) })

    await commentDialog()
  })

  it('that is drawn over the pupils scrolls: it selects no pupil and opens nothing', async () => {
    const user = await openClass()
    await draw(user, 'finger', ['陈俊杰', '李思琪', '刘雨桐'].map(pupil))
    await pass(600)

    expect(screen.queryByRole('toolbar', { name: '已选学生' })).toBeNull()
    expect(screen.queryByRole('dialog', { name: '陈俊杰' })).toBeNull()
  })

  it('that is drawn over pupils while they are being selected selects them', async () => {
    const user = await openClass()
    await select(user)
    await selectionBar()
    await draw(user, 'finger', ['陈俊杰', '李思琪', '刘雨桐'].map(pupil))

    await seeSelected('陈俊杰', '李思琪', '刘雨桐')
  })
})

describe('a finger beside a palm', () => {
  it('selects only those whom it passes itself', async () => {
    const user = await openClass()
    await select(user)
    await selectionBar()
    layInRow(['陈俊杰', '李思琪', '刘雨桐', '王浩然'].map(pupil))
    const touch = { pointerType: 'touch', button: 0, buttons: 1 }
    const finger = { ...touch, pointerId: 2, isPrimary: true }
    fireEvent.pointerDown(pupil('陈俊杰'), { ...finger, ...placeIn(0) })
    fireEvent.pointerDown(pupil('王浩然'), { ...touch, pointerId: 3, isPrimary: false, ...placeIn(3) })
    fireEvent.pointerMove(pupil('陈俊杰'), { ...finger, ...placeIn(1) })

    await seeSelected('陈俊杰', '李思琪')
  })
})

describe('keys alone', () => {
  it('find pupils, select them, give to them, and take it back', async () => {
    const user = await openClass()
    await user.keyboard('whr ')
    await seeSelected('王浩然')
    expect(search().value).toBe('')
    await user.keyboard('lsq ')
    await seeSelected('李思琪', '王浩然')
    await user.keyboard('{Enter}')
    await item('积极发言')
    await user.keyboard('1')
    for (const name of ['王浩然', '李思琪']) await seeScore(name, 1)
    await notice('积极发言')
    await user.keyboard('{Control>}z{/Control}')

    await notice('已撤销')
    for (const name of ['王浩然', '李思琪']) await seeScore(name, 0)
  })

  it('mean the first who is found by Enter', async () => {
    const user = await openClass()
    await user.keyboard('l')
    await waitFor(() => expect(cards()).toHaveLength(2))
    await user.keyboard('{Enter}')

    expect((await commentDialog()).textContent).toContain('李思琪')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(pupil('李思琪')))
  })

  it('pick an item before the items have come', async () => {
    const held = server.hold(commentItems)
    const user = await openClass()
    await user.keyboard('lsq{Enter}')
    await commentDialog()
    await user.keyboard('2')
    held.answer(school.items)

    await notice('专心听讲')
    expect(server.requests(giveComment)).toMatchObject([{ studentIds: ['s2'], itemId: 's1-02' }])
  })

  it('step from pupil to pupil, and stay at the edge', async () => {
    const user = await openClass()
    wholeClass().focus()
    await user.keyboard('{ArrowLeft}')
    expect(document.activeElement).toBe(wholeClass())
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(document.activeElement).toBe(pupil('李思琪'))
    await user.keyboard('{ArrowLeft}')

    expect(document.activeElement).toBe(pupil('陈俊杰'))
  })

  it('select by the space bar where the focus is, and comment by Enter', async () => {
    const user = await openClass()
    pupil('刘雨桐').focus()
    await user.keyboard(' ')
    await seeSelected('刘雨桐')
    await user.keyboard(' ')
    await seeSelected()
    await user.keyboard('{Escape}')
    await isOver()
    await user.keyboard('{Enter}')

    expect((await commentDialog()).textContent).toContain('刘雨桐')
  })

  it('give by Enter to those who are selected, whichever of the cards has the focus', async () => {
    const user = await openClass()
    pupil('陈俊杰').focus()
    await user.keyboard(' {ArrowRight} {Enter}')
    expect((await commentDialog()).textContent).toContain('2 名学生')
    await user.keyboard('{Escape}')
    await seeSelected('陈俊杰', '李思琪')
    await user.click(within(await selectionBar()).getByRole('button', { name: '反选' }))
    pupil('李思琪').focus()
    await user.keyboard('{Enter}')

    expect((await commentDialog()).textContent).toContain('4 名学生')
  })

  it('end what was begun by Escape: the search, then the selection', async () => {
    const user = await openClass()
    await user.keyboard('whr ')
    await seeSelected('王浩然')
    await user.keyboard('zzz')
    await screen.findByRole('heading', { name: '没有找到“zzz”' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(cards()).toHaveLength(6))
    await seeSelected('王浩然')
    await user.keyboard('{Escape}')

    await isOver()
  })

  it('are all shown by “?”, wherever the focus is but in a text', async () => {
    const user = await openClass()
    await user.keyboard('w?')
    expect(search().value).toBe('w?')
    await user.clear(search())
    pupil('王浩然').focus()
    await user.keyboard('?')

    expect((await screen.findByRole('dialog', { name: '快捷键' })).textContent).toContain('选上一排')
  })

  it('are shown by “?” from an empty search, too, which does not look for it', async () => {
    const user = await openClass()
    const field = search()
    field.focus()
    await user.keyboard('?')

    await screen.findByRole('dialog', { name: '快捷键' })
    expect(field.value).toBe('')
  })
})

describe('those who are selected', () => {
  it('are all, the others instead, or none', async () => {
    const user = await openClass()
    await select(user)
    expect(
      within(await selectionBar()).getByRole<HTMLButtonElement>('button', { name: /^点评/ }).disabled,
    ).toBe(true)
    for (const name of ['王浩然', '李思琪']) await user.click(pupil(name))
    await press(user, '反选')
    await seeSelected('陈俊杰', '刘雨桐', '杨欣怡', '张子轩')
    await press(user, '全选')
    await seeSelected('陈俊杰', '李思琪', '刘雨桐', '王浩然', '杨欣怡', '张子轩')
    await press(user, '取消')

    await isOver()
    expect(pupil('王浩然').getAttribute('aria-pressed')).toBeNull()
  })

  it('by “全选” are those who are there today', async () => {
    school.students = makePupils(6).map((one) => (one.id === 's1' ? { ...one, attendance: 'absent' } : one))
    const user = await openClass()
    await select(user)
    await press(user, '全选')

    await seeSelected('陈俊杰', '李思琪', '刘雨桐', '杨欣怡', '张子轩')
  })

  it('by “全选” during a search are those who were found, beside those before', async () => {
    const user = await openClass()
    await select(user)
    await user.click(pupil('王浩然'))
    await user.type(search(), 'l')
    await waitFor(() => expect(cards()).toHaveLength(2))
    await press(user, '全选')
    await user.click(screen.getByRole('button', { name: '清空查找' }))

    await seeSelected('李思琪', '刘雨桐', '王浩然')
  })

  it('stay so in another order', async () => {
    const user = await openClass()
    await select(user)
    await user.click(pupil('王浩然'))
    await user.click(screen.getByRole('button', { name: '总分' }))

    await seeSelected('王浩然')
  })

  it('are named in the dialog, where each may be taken out again, or more be added', async () => {
    const user = await openClass()
    await select(user)
    for (const name of ['王浩然', '李思琪', '张子轩']) await user.click(pupil(name))
    await press(user, /^点评/)
    const receivers = within(await commentDialog())
    await user.click(receivers.getByRole('button', { name: '移除李思琪' }))
    await screen.findByRole('dialog', { name: '点评 2 名学生' })
    await user.click(receivers.getByRole('button', { name: '添加学生' }))
    await seeSelected('王浩然', '张子轩')
    await user.click(pupil('刘雨桐'))
    await press(user, /^点评/)
    await user.click(await item('积极发言'))

    for (const name of ['王浩然', '张子轩', '刘雨桐']) await seeScore(name, 1)
    await seeScore('李思琪', 0)
    await isOver()
  })

  it('keep the undo of what was just given in their bar', async () => {
    const user = await openClass()
    await user.click(pupil('王浩然'))
    await user.click(await item('作业优秀'))
    await notice('作业优秀')
    await select(user)
    await user.click(pupil('李思琪'))
    await press(user, /^撤销/)

    await seeScore('王浩然', 0)
    await seeSelected('李思琪')
  })
})
