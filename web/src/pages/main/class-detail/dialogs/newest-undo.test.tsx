import { giveComment, undoComment } from '@pinge/contract/comments.ts'
import type { LiveEvent } from '@pinge/contract/live.ts'
import { redeem, rewardList } from '@pinge/contract/rewards.ts'
import { UNDO_TOAST_MS } from '@pinge/contract/values/limits.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { item, openClass, pupil, selectionBar } from '../../../../../test/class-screen.ts'
import { holdClock, pass } from '../../../../../test/clock.ts'
import { tellLive } from '../../../../../test/live.ts'
import { makeReward } from '../../../../../test/make/reward.ts'
import { makePupils } from '../../../../../test/make/student.ts'
import { openSchoolClass } from '../../../../../test/school-class.ts'
import { server } from '../../../../../test/server.ts'
import type { User } from '../../../../../test/user.ts'
import { showError } from '../../../../shared/ui/feedback/show-toast.ts'

beforeEach(() => {
  openSchoolClass({ students: makePupils(6, { stuScore: 40, redeemScore: 40 }) })
  server.answer(rewardList, [makeReward({ id: 'g-01', name: '贴纸', cost: 10 })])
  server.answer(redeem, { batchId: 'exchange', students: [] })
})

const told = (name: '刚才的点评' | '刚才的操作') => screen.findByRole('group', { name })
const offersKey = async (name: '刚才的点评' | '刚才的操作') =>
  within(await told(name))
    .getByRole('button', { name: /^撤销/ })
    .getAttribute('aria-keyshortcuts') !== null
const takenBack = () => server.requests(undoComment).map(({ batchId }) => batchId)

async function comment(user: User): Promise<void> {
  await user.click(pupil('李思琪'))
  await user.click(await item('积极发言'))
  await told('刚才的点评')
}

async function exchange(user: User): Promise<void> {
  await user.click(await screen.findByRole('button', { name: '更多' }))
  await user.click(await screen.findByRole('menuitem', { name: '兑换奖品' }))
  await user.click(pupil('王浩然'))
  await user.click(within(await selectionBar()).getByRole('button', { name: /^兑换/ }))
  const sheet = within(await screen.findByRole('dialog', { name: /兑换奖品$/ }))
  await user.click(await sheet.findByRole('button', { name: /贴纸/ }))
  await user.click(sheet.getByRole('button', { name: '兑换 1 人' }))
  await told('刚才的操作')
}

describe('Ctrl+Z', () => {
  it('takes back the comment that was given after an exchange, and then the exchange', async () => {
    const user = await openClass()
    await exchange(user)
    await comment(user)
    expect([await offersKey('刚才的操作'), await offersKey('刚才的点评')]).toEqual([false, true])
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(takenBack()).toEqual(['batch-1']))

    await waitFor(async () => expect(await offersKey('刚才的操作')).toBe(true))
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(takenBack()).toEqual(['batch-1', 'exchange']))
  })

  it('takes back the exchange that was done after a comment, and then the comment', async () => {
    const user = await openClass()
    await comment(user)
    await exchange(user)
    expect([await offersKey('刚才的操作'), await offersKey('刚才的点评')]).toEqual([true, false])
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(takenBack()).toEqual(['exchange']))

    await waitFor(async () => expect(await offersKey('刚才的点评')).toBe(true))
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(takenBack()).toEqual(['exchange', 'batch-1']))
  })

  it('takes back the newest also from the search that is still empty', async () => {
    const user = await openClass()
    await comment(user)
    await exchange(user)
    screen.getByRole('searchbox').focus()
    await user.keyboard('{Control>}z{/Control}')

    await waitFor(() => expect(takenBack()).toEqual(['exchange']))
  })

  it('takes back the exchange again once a comment after it was refused', async () => {
    server.refuse(giveComment, 'classArchived')
    const user = await openClass()
    await exchange(user)
    await user.click(pupil('李思琪'))
    await user.click(await item('积极发言'))
    await waitFor(() => expect(server.requests(giveComment)).toHaveLength(1))

    await waitFor(async () => expect(await offersKey('刚才的操作')).toBe(true))
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(takenBack()).toEqual(['exchange']))
  })
})

describe('the way back from an exchange', () => {
  const theirs = { teacherId: 'li', students: [] }
  const undone: LiveEvent = { type: 'comment-undone', batchId: 'exchange', ...theirs }
  const refunded: LiveEvent = { type: 'scores-changed', ...theirs }

  it.each([
    ['undone', undone],
    ['given back', { ...refunded, refundedBatchIds: ['other', 'exchange'] }],
  ])('goes when it was %s on another device, and Ctrl+Z is for the comment before it', async (_, event) => {
    holdClock()
    const user = await openClass()
    await comment(user)
    await exchange(user)
    await tellLive(event)

    expect(screen.queryByRole('group', { name: '刚才的操作' })).toBeNull()
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(takenBack()).toEqual(['batch-1']))
  })

  it('stays when another exchange was given back, or one pupil’s part was undone', async () => {
    const user = await openClass()
    await exchange(user)
    await tellLive({ ...refunded, refundedBatchIds: ['other'] })
    await tellLive({ ...undone, isPart: true })

    await user.click(within(await told('刚才的操作')).getByRole('button', { name: /^撤销/ }))
    await waitFor(() => expect(takenBack()).toEqual(['exchange']))
  })

  it('stays when the one before it is taken back late', async () => {
    const held = server.hold(undoComment)
    const user = await openClass()
    await exchange(user)
    await user.click(within(await told('刚才的操作')).getByRole('button', { name: /^撤销/ }))
    await waitFor(() => expect(takenBack()).toEqual(['exchange']))
    server.answer(redeem, { batchId: 'second', students: [] })
    await exchange(user)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    held.answer({ students: [] })

    await screen.findByText('已撤销“贴纸”，积分已退还')
    server.answer(undoComment, { students: [] })
    await user.click(within(await told('刚才的操作')).getByRole('button', { name: /^撤销/ }))
    await waitFor(() => expect(takenBack()).toEqual(['exchange', 'second']))
  })

  it('stays when a proxy says that the server is away for a moment', async () => {
    server.reply(undoComment, 502, 'Bad Gateway')
    const user = await openClass()
    await exchange(user)
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(takenBack()).toEqual(['exchange']))

    server.answer(undoComment, { students: [] })
    await user.click(within(await told('刚才的操作')).getByRole('button', { name: /^撤销/ }))
    await screen.findByText(/已撤销/)
    expect(takenBack()).toEqual(['exchange', 'exchange'])
  })

  it('over the head of the page loses no time to a toast that lies over it', async () => {
    holdClock()
    const user = await openClass()
    await exchange(user)
    await user.click(await screen.findByRole('button', { name: '多选' }))
    await selectionBar()
    act(() => showError('网络连接失败'))
    await screen.findByText('网络连接失败')
    await pass(UNDO_TOAST_MS)

    expect(screen.queryByText('网络连接失败')).toBeNull()
    expect((await told('刚才的操作')).textContent).toContain('撤销')
    await pass(UNDO_TOAST_MS)
    expect(screen.queryByRole('group', { name: '刚才的操作' })).toBeNull()
  })
})
