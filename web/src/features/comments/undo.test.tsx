import { giveComment, undoComment } from '@pinge/contract/comments.ts'
import { UNDO_TOAST_MS } from '@pinge/contract/values/limits.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { giveInTwoTaps, item, notice, openClass, pupil, seeScore } from '../../../test/class-screen.ts'
import { holdClock, pass } from '../../../test/clock.ts'
import { tellLive } from '../../../test/live.ts'
import { makePupils } from '../../../test/make/student.ts'
import { openSchoolClass, type SchoolClass } from '../../../test/school-class.ts'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

let school: SchoolClass

beforeEach(() => {
  school = openSchoolClass()
})

const undo = async (user: User) =>
  await user.click(await within(await notice()).findByRole('button', { name: '撤销' }))
const isGone = () => expect(screen.queryByRole('group', { name: '刚才的点评' })).toBeNull()
/** The server takes the points of the comment back. */
function takeBack() {
  school.students = makePupils(6)
  school.version += 1
  return totals(0)
}
const totals = (stuScore: number) => ({ students: [{ id: 's1', stuScore, redeemScore: stuScore }] })

describe('taking a comment back', () => {
  it('waits for the comment when that is still on its way', async () => {
    const held = server.hold(giveComment)
    const user = await openClass()
    await user.click(pupil('王浩然'))
    await user.click(await item('作业优秀'))
    await undo(user)
    await notice('正在撤销“作业优秀”')
    expect(server.requests(undoComment)).toEqual([])
    server.answer(undoComment, takeBack)
    held.answer({ batchId: 'late', ...totals(2) })

    await notice('已撤销')
    await seeScore('王浩然', 0)
    expect(server.requests(undoComment)).toMatchObject([{ batchId: 'late' }])
  })

  it('by the keys of its button leaves the focus on the screen, and not on what is gone', async () => {
    server.answer(undoComment, takeBack)
    const user = await openClass()
    await giveInTwoTaps(user, '王浩然', '作业优秀')
    const button = await within(await notice()).findByRole('button', { name: '撤销' })
    button.focus()
    await user.keyboard('{Enter}')

    await notice('已撤销')
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('is not asked for twice by a second Ctrl+Z', async () => {
    const held = server.hold(undoComment)
    const user = await openClass()
    await giveInTwoTaps(user, '王浩然', '作业优秀')
    await user.keyboard('{Control>}zz{/Control}')
    await notice('正在撤销')
    held.answer(takeBack())

    await notice('已撤销')
    expect(server.requests(undoComment)).toHaveLength(1)
    await user.keyboard('{Control>}z{/Control}')
    expect(server.requests(undoComment)).toHaveLength(1)
  })

  it('that the network lost is offered again, and is the same to the server', async () => {
    server.fail(undoComment)
    const user = await openClass()
    await giveInTwoTaps(user, '王浩然', '作业优秀')
    await undo(user)
    await screen.findByText('网络连接失败')
    await seeScore('王浩然', 2)
    server.answer(undoComment, takeBack)
    await undo(user)

    await notice('已撤销')
    await seeScore('王浩然', 0)
    const [first, second] = server.requests(undoComment)
    expect(second).toEqual(first)
  })

  it('that is refused says why, and the points stay', async () => {
    server.refuse(undoComment, 'batchAlreadyUndone')
    const user = await openClass()
    await giveInTwoTaps(user, '王浩然', '作业优秀')
    await undo(user)

    await screen.findByText('这次操作已经撤销过了')
    await waitFor(isGone)
    await seeScore('王浩然', 2)
  })

  it('means the last comment, and what came before it stays', async () => {
    const user = await openClass()
    await giveInTwoTaps(user, '王浩然', '作业优秀')
    await giveInTwoTaps(user, '李思琪', '积极发言')
    await user.keyboard('{Control>}z{/Control}')

    await notice('已撤销李思琪的“积极发言”')
    await seeScore('李思琪', 0)
    await seeScore('王浩然', 2)
  })

  it('by a colleague takes the points and the way back from this screen too', async () => {
    const user = await openClass()
    await giveInTwoTaps(user, '王浩然', '作业优秀')
    await waitFor(() => expect(server.requests(giveComment)).toHaveLength(1))
    await tellLive({ type: 'comment-undone', batchId: 'another', teacherId: 'li', students: [] })
    await notice('作业优秀')
    await tellLive({ type: 'comment-undone', batchId: 'batch-1', teacherId: 'li', ...takeBack() })

    await seeScore('王浩然', 0)
    isGone()
    await user.keyboard('{Control>}z{/Control}')
    expect(server.requests(undoComment)).toEqual([])
  })

  it('by a colleague before its own answer came offers no way back from what is gone', async () => {
    const held = server.hold(giveComment)
    const user = await openClass()
    await user.click(pupil('王浩然'))
    await user.click(await item('作业优秀'))
    await notice('作业优秀')
    await tellLive({ type: 'comment-undone', batchId: 'late', teacherId: 'li', ...takeBack() })
    held.answer({ batchId: 'late', ...totals(2) })

    await waitFor(isGone)
    await seeScore('王浩然', 0)
    await user.keyboard('{Control>}z{/Control}')
    expect(server.requests(undoComment)).toEqual([])
  })

  it('whose answer is lost after the class was told of it is done, and not offered again', async () => {
    const held = server.hold(undoComment)
    const user = await openClass()
    await giveInTwoTaps(user, '王浩然', '作业优秀')
    await undo(user)
    await notice('正在撤销')
    await tellLive({ type: 'comment-undone', batchId: 'batch-1', teacherId: 'wang', ...takeBack() })
    held.fail()

    await notice('已撤销')
    await seeScore('王浩然', 0)
    expect(screen.queryByRole('button', { name: '撤销' })).toBeNull()
  })

  it('by a colleague for one of several leaves the way back from the rest', async () => {
    server.answer(undoComment, takeBack)
    const user = await openClass()
    await giveInTwoTaps(user, '王浩然', '作业优秀')
    await waitFor(() => expect(server.requests(giveComment)).toHaveLength(1))
    const part = { batchId: 'batch-1', teacherId: 'li', students: [], isPart: true }
    await tellLive({ type: 'comment-undone', ...part })
    await undo(user)

    await notice('已撤销')
    expect(server.requests(undoComment)).toMatchObject([{ batchId: 'batch-1' }])
  })
})

describe('what was just given', () => {
  it('can be taken back for eight seconds', async () => {
    holdClock()
    const user = await openClass()
    await giveInTwoTaps(user, '王浩然', '作业优秀')
    await pass(UNDO_TOAST_MS - 2_000)
    await notice('作业优秀')
    await pass(3_000)

    isGone()
    await seeScore('王浩然', 2)
  })

  it('stays while the mouse rests on it', async () => {
    holdClock()
    const user = await openClass()
    await giveInTwoTaps(user, '王浩然', '作业优秀')
    await user.hover(await notice())
    await pass(2 * UNDO_TOAST_MS)
    await notice('作业优秀')
    await user.unhover(await notice())
    await pass(UNDO_TOAST_MS + 1_000)

    isGone()
  })

  it('is said once in words for those who hear the screen', async () => {
    const user = await openClass()
    await giveInTwoTaps(user, '王浩然', '作业优秀')
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(said()).toContain('已点评王浩然：作业优秀 +2')
    await undo(user)

    await waitFor(() => expect(said()).toContain('已撤销王浩然的作业优秀'))
  })
})
