import { classDetail } from '@pinge/contract/class-edit.ts'
import {
  deliverRewards,
  refundRewards,
  rewardList,
  rewardRecords,
  type Redemption,
} from '@pinge/contract/rewards.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeClassDetail } from '../../../../test/make/class.ts'
import { makeRedemption, makeReward } from '../../../../test/make/reward.ts'
import { makePupils } from '../../../../test/make/student.ts'
import { printPage } from '../../../../test/device/print.ts'
import { address, openScreen } from '../../../../test/screen.tsx'
import { openSchoolClass } from '../../../../test/school-class.ts'
import { server } from '../../../../test/server.ts'
import type { User } from '../../../../test/user.ts'

describe('the exchanges of a class', () => {
  let found: Redemption[]
  const rows = () => within(screen.getByRole('list', { name: '兑换记录' })).getAllByRole('listitem')

  beforeEach(() => {
    openSchoolClass({ students: makePupils(6) })
    server.answer(rewardList, [
      makeReward({ id: 'g-01', name: '贴纸', cost: 10 }),
      makeReward({ id: 'g-02', name: '表扬信', cost: 15, stock: 5 }),
    ])
    found = [
      makeRedemption({ id: 'r1', studentName: '王浩然' }),
      makeRedemption({ id: 'r2', studentName: '李思琪', studentId: 's2' }),
      makeRedemption({ id: 'r3', rewardId: null, rewardName: '和老师合影', points: 4, canRefund: true }),
    ]
    server.answer(rewardRecords, ({ state }) => {
      const items = found.filter((one) => state === undefined || one.state === state)
      return {
        items,
        nextCursor: null,
        totals: {
          times: items.length,
          count: items.length,
          points: 24,
          toDeliver: items.length,
          refunded: 0,
        },
      }
    })
    server.answer(deliverRewards, ({ redemptionIds, isDelivered }) => {
      const state = isDelivered ? 'delivered' : 'redeemed'
      found = found.map((one) => (redemptionIds.includes(one.id) ? { ...one, state } : one))
      return null
    })
    server.answer(refundRewards, ({ redemptionIds }) => {
      found = found.map((one) =>
        redemptionIds.includes(one.id) ? { ...one, state: 'refunded', canRefund: false } : one,
      )
      return { students: [] }
    })
  })

  async function openExchanges(more = ''): Promise<User> {
    const user = await openScreen(`/exchange-record?classId=c1${more}`)
    await screen.findByRole('list', { name: '兑换记录' })
    return user
  }

  it('are handed over together, and add up', async () => {
    const user = await openExchanges()
    expect(screen.getByLabelText('合计').textContent).toBe('共 3 次，消耗 24 分 · 待发放 3')
    const boxes = screen.getAllByRole('checkbox', { name: /^选上/ })
    for (const box of boxes.slice(0, 2)) await user.click(box)
    await user.click(screen.getByRole('button', { name: '标记发放 2 条' }))

    await screen.findByText('已标记发放 2 条')
    await waitFor(() => expect(rows().filter((row) => row.textContent?.includes('已发放'))).toHaveLength(2))
    expect(server.requests(deliverRewards)).toMatchObject([{ redemptionIds: ['r1', 'r2'] }])
  })

  it('stay selected while another one alone is handed over', async () => {
    const user = await openExchanges()
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^选上/ })
    for (const box of boxes.slice(1)) await user.click(box)
    await user.click(screen.getByRole('button', { name: '标记发放王浩然的贴纸' }))

    await screen.findByText('已标记发放')
    await user.click(screen.getByRole('button', { name: '标记发放 2 条' }))
    await screen.findByText('已标记发放 2 条')
    const sent = server.requests(deliverRewards).map(({ redemptionIds }) => redemptionIds)
    expect(sent).toEqual([['r1'], ['r2', 'r3']])
  })

  it('that were marked by mistake are not handed over after all', async () => {
    const user = await openExchanges()
    await user.click(screen.getByRole('button', { name: '标记发放王浩然的贴纸' }))
    await user.click(await screen.findByRole('button', { name: '取消发放王浩然的贴纸' }))

    await screen.findByText('已取消发放')
    expect(await screen.findByRole('button', { name: '标记发放王浩然的贴纸' })).toBeTruthy()
  })

  it('of an archived class are only looked at', async () => {
    found = found.map((one) => ({ ...one, canDeliver: false, canRefund: false }))
    await openExchanges()

    expect(screen.queryAllByRole('checkbox')).toEqual([])
    expect(screen.queryByRole('button', { name: /发放|撤销兑换/ })).toBeNull()
  })

  it('are given back after a question', async () => {
    const user = await openExchanges()
    await user.click(screen.getByRole('button', { name: /^撤销兑换.*和老师合影$/ }))
    const asked = await screen.findByRole('alertdialog', { name: '撤销兑换' })
    expect(asked.textContent).toContain('退还 4 分')
    await user.click(within(asked).getByRole('button', { name: '撤销兑换' }))

    await screen.findByText('已退还王浩然 4 分')
    await waitFor(() => expect(rows()[2]?.textContent).toContain('已撤销'))
  })

  it('are narrowed, and the address keeps it', async () => {
    found = found.map((one, place) => (place === 0 ? { ...one, state: 'delivered' } : one))
    const user = await openExchanges()
    await user.selectOptions(screen.getByLabelText('状态'), '已发放')
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(address()).toMatch(/state=delivered/)
  })

  it('are printed with school, class and range, dates in full and nothing to press', async () => {
    server.answer(classDetail, makeClassDetail({ school: '实验小学', className: '三年级(2)班' }))
    found = [makeRedemption({ stuNo: '07', createdAt: Date.parse('2026-03-02T09:00:00+08:00') })]
    await openExchanges('&from=2026-03-01&to=2026-03-31')
    await screen.findAllByText('三年级(2)班')
    const table = await printPage(() => screen.getByRole('table', { name: '兑换记录' }))

    const [, row] = within(table).getAllByRole('row')
    expect(row?.textContent).toBe('2026-03-02 09:0007王浩然贴纸1−105王老师已兑换')
    expect(within(table).queryByRole('button')).toBeNull()
    const paper = table.closest('[data-print-view]')
    await waitFor(() => expect(paper?.textContent).toContain('实验小学 · 三年级(2)班 · 兑换记录'))
    expect(paper?.textContent).toContain('2026-03-01至2026-03-31 · 共 1 次，消耗 24 分 · 打印于')
  })

  it('are narrowed by both of two choices that a slow computer had no time to draw one after the other', async () => {
    await openExchanges()
    const reward = screen.getByLabelText('奖品')
    await within(reward).findByRole('option', { name: '贴纸' })
    act(() => {
      fireEvent.change(reward, { target: { value: 'g-01' } })
      fireEvent.change(screen.getByLabelText('状态'), { target: { value: 'refunded' } })
    })

    await screen.findByRole('heading', { name: '没有符合条件的兑换' })
    expect(server.requests(rewardRecords).at(-1)).toMatchObject({ rewardId: 'g-01', state: 'refunded' })
  })

  it('say so where there are none', async () => {
    found = []
    await openScreen('/exchange-record?classId=c1')

    await screen.findByRole('heading', { name: '还没有兑换记录' })
  })

  it('that are narrowed to none offer to look at all', async () => {
    found = [makeRedemption()]
    const user = await openScreen('/exchange-record?classId=c1&state=refunded')
    await screen.findByRole('heading', { name: '没有符合条件的兑换' })
    const [clear] = screen.getAllByRole('button', { name: '清空筛选' })
    await user.click(clear as HTMLElement)

    await waitFor(() => expect(rows()).toHaveLength(1))
  })
})
