import { commentFeed, commentSummary } from '@pinge/contract/records.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { printPage } from '../../../../test/device/print.ts'
import { makeBatch, makeSummary } from '../../../../test/make/record.ts'
import { openSchoolClass } from '../../../../test/school-class.ts'
import { openScreen } from '../../../../test/screen.tsx'
import { server } from '../../../../test/server.ts'

const print = vi.fn<() => void>()
const praise = makeBatch({ batchId: 'b1', studentNames: ['王浩然'] })
const reminder = makeBatch({
  batchId: 'b2',
  kind: 'reminder',
  itemName: '上课走神',
  score: -1,
  studentNames: ['张子轩'],
})

beforeEach(() => {
  vi.stubGlobal('print', print)
  const { students } = openSchoolClass()
  server.answer(commentSummary, makeSummary(students))
})

it('comments of the filter before are not printed under the new one: the print waits for those that are meant', async () => {
  server.answer(commentFeed, { items: [praise, reminder], nextCursor: null })
  const user = await openScreen('/comment/class-comment?classId=c1')
  await printPage(() => screen.getByRole('table', { name: '明细' }))
  const held = server.hold(commentFeed)
  await user.click(screen.getByRole('button', { name: '表扬' }))
  await waitFor(() => expect(screen.queryByRole('table', { name: '明细' })).toBeNull())
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  await user.click(screen.getByRole('button', { name: '打印' }))
  expect(print).not.toHaveBeenCalled()

  await act(async () => held.answer({ items: [praise], nextCursor: null }))

  expect(print).toHaveBeenCalledOnce()
  const table = within(await printPage(() => screen.getByRole('table', { name: '明细' })))
  expect(table.getAllByRole('row')).toHaveLength(2)
})
