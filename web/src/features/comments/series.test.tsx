import { giveComment, undoComment } from '@pinge/contract/comments.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { cards, openClass, pupil, seeScore, wholeClass } from '../../../test/class-screen.ts'
import { draw } from '../../../test/device/pointer.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

beforeEach(() => {
  openSchoolClass()
})

const dialog = async () => within(await screen.findByRole('dialog', { name: '连续点评' }))
const bar = () => screen.findByRole('toolbar', { name: '连续点评' })
const isOver = () => waitFor(() => expect(screen.queryByRole('toolbar', { name: '连续点评' })).toBeNull())
const start = () => screen.getByRole<HTMLButtonElement>('button', { name: '连续点评' })

async function choose(user: User, itemName: string): Promise<void> {
  const list = await (await dialog()).findByRole('list', { name: '表扬' })
  await user.click(within(list).getByRole('button', { name: new RegExp(`^${itemName}`) }))
  await waitFor(async () => expect((await bar()).textContent).toContain(itemName))
}

async function begin(itemName = '作业优秀'): Promise<User> {
  const user = await openClass()
  await user.click(start())
  await choose(user, itemName)
  return user
}

describe('a series', () => {
  it('gives its item to each pupil who is tapped, as often as it is tapped', async () => {
    const user = await begin()
    for (const name of ['王浩然', '李思琪', '王浩然']) await user.click(pupil(name))

    await seeScore('王浩然', 4)
    await seeScore('李思琪', 2)
    await waitFor(() =>
      expect(server.requests(giveComment)).toMatchObject(
        ['s1', 's2', 's1'].map((id) => ({ studentIds: [id], itemId: 's1-03' })),
      ),
    )
    const ids = server.requests(giveComment).map(({ requestId }) => requestId)
    expect(new Set(ids).size).toBe(3)
  })

  it('takes back the last of its comments by Ctrl+Z or by its bar, and goes on', async () => {
    const user = await begin()
    for (const name of ['王浩然', '李思琪']) await user.click(pupil(name))
    await seeScore('李思琪', 2)
    await user.keyboard('{Control>}z{/Control}')
    await seeScore('李思琪', 0)
    await seeScore('王浩然', 2)
    await user.click(pupil('张子轩'))
    await seeScore('张子轩', 2)
    await user.click(await within(await bar()).findByRole('button', { name: /^撤销/ }))

    await seeScore('张子轩', 0)
    expect(server.requests(undoComment)).toHaveLength(2)
    expect((await bar()).textContent).toContain('作业优秀')
  })

  it('gives to the whole class in one tap', async () => {
    const user = await begin('积极发言')
    await user.click(wholeClass())

    for (const name of ['王浩然', '杨欣怡']) await seeScore(name, 1)
    await waitFor(() => expect(server.requests(giveComment)[0]?.studentIds).toHaveLength(6))
  })

  it('gives by letters and Enter, and is ready for the next name', async () => {
    const user = await begin()
    await user.keyboard('lsq{Enter}')
    await seeScore('李思琪', 2)
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
    await user.keyboard('whr')
    await waitFor(() => expect(cards()).toHaveLength(1))
    await user.keyboard(' ')

    await seeScore('王浩然', 2)
  })

  it('selects no pupil when the mouse is drawn over pupils', async () => {
    const user = await begin()
    await draw(user, 'mouse', ['陈俊杰', '李思琪'].map(pupil))

    expect(screen.queryByRole('toolbar', { name: '已选学生' })).toBeNull()
    expect(server.requests(giveComment)).toEqual([])
  })

  it('carries its remark with each comment', async () => {
    const user = await openClass()
    await user.click(start())
    await user.fill((await dialog()).getByRole('textbox', { name: '备注' }), '早读')
    await choose(user, '积极发言')
    for (const name of ['王浩然', '李思琪']) await user.click(pupil(name))

    await seeScore('李思琪', 1)
    await waitFor(() =>
      expect(server.requests(giveComment)).toMatchObject([{ remark: '早读' }, { remark: '早读' }]),
    )
  })

  it('goes on with another item', async () => {
    const user = await begin()
    await user.click(within(await bar()).getByRole('button', { name: '换一项' }))
    await choose(user, '积极发言')
    await user.click(pupil('王浩然'))

    await seeScore('王浩然', 1)
  })

  it('stays as it is when the other item is not chosen', async () => {
    const user = await begin()
    await user.click(within(await bar()).getByRole('button', { name: '换一项' }))
    await user.click((await dialog()).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(pupil('王浩然'))

    await seeScore('王浩然', 2)
  })

  it('is over by its button or by Escape, and a tap opens the pupil again', async () => {
    const user = await begin()
    await user.click(within(await bar()).getByRole('button', { name: '完成' }))
    await isOver()
    await user.click(start())
    await choose(user, '积极发言')
    await user.keyboard('{Escape}')
    await isOver()
    await user.click(pupil('王浩然'))

    await screen.findByRole('dialog', { name: '点评 1 名学生' })
    expect(server.requests(giveComment)).toEqual([])
  })

  it('is not begun while pupils are selected, and ends where they are', async () => {
    const user = await begin()
    expect(start().disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: '多选' }))
    await isOver()
    await screen.findByRole('toolbar', { name: '已选学生' })

    expect(start().disabled).toBe(true)
    expect(server.requests(giveComment)).toEqual([])
  })

  it('says which comment was refused, and goes on', async () => {
    const user = await begin()
    server.refuse(giveComment, 'commentItemNotFound')
    await user.click(pupil('王浩然'))
    await screen.findByText('王浩然的“作业优秀”没有保存成功：点评项不存在，请刷新后重试')
    await seeScore('王浩然', 0)
    openSchoolClass()
    await user.click(pupil('李思琪'))

    await seeScore('李思琪', 2)
    expect((await bar()).textContent).toContain('作业优秀')
  })
})
