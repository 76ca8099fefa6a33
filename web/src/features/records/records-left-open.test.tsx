import { undoComment } from '@pinge/contract/comments.ts'
import { commentFeed, commentSummary } from '@pinge/contract/records.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { holdClock, pass } from '../../../test/clock.ts'
import { makeBatch } from '../../../test/make/record.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { address, openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'

const PATH = '/comment/class-comment?classId=c1'

beforeEach(() => {
  openSchoolClass()
  server.answer(commentFeed, {
    items: [makeBatch({ batchId: 'b1', studentNames: ['王浩然'], remark: '声音响亮' })],
    nextCursor: null,
  })
})

it('a remark that is being corrected goes with another screen only when the teacher says so', async () => {
  const user = await openScreen(PATH)
  await user.click(await screen.findByRole('button', { name: '修改备注' }))
  const remark = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '备注' })
  await user.fill(remark, '声音很响亮')
  const bar = within(screen.getByRole('navigation', { name: '班级' }))
  await user.click(bar.getByRole('link', { name: '设置' }))

  const asked = within(await screen.findByRole('alertdialog'))
  expect(asked.getByText(/备注还没保存/)).toBeTruthy()
  await user.click(asked.getByRole('button', { name: '继续编辑' }))
  expect(remark.value).toBe('声音很响亮')
  expect(address()).toBe(PATH)
})

it('the comments of today are those of the new day after midnight', async () => {
  holdClock('2026-03-04T23:58:00+08:00')
  const askedFrom = () => new Date(server.requests(commentSummary).at(-1)?.from ?? 0).toISOString()
  await openScreen(`${PATH}&range=today`)
  await waitFor(() => expect(askedFrom()).toBe('2026-03-03T16:00:00.000Z'))

  await pass(180_000)

  await waitFor(() => expect(askedFrom()).toBe('2026-03-04T16:00:00.000Z'))
})

it('the question about an undo stays when a proxy says that the server is away for a moment', async () => {
  server.reply(undoComment, 502, 'Bad Gateway')
  const user = await openScreen(PATH)
  await user.click(await screen.findByRole('button', { name: /^撤销/ }))
  const asked = await screen.findByRole('alertdialog', { name: '撤销这次点评' })
  await user.click(within(asked).getByRole('button', { name: '撤销' }))
  await waitFor(() => expect(server.requests(undoComment)).toHaveLength(1))

  server.answer(undoComment, { students: [] })
  await waitFor(() => expect(within(asked).getByRole('button', { name: '撤销' }).ariaBusy).not.toBe('true'))
  await user.click(within(asked).getByRole('button', { name: '撤销' }))
  await screen.findByText(/^已撤销/)
})

it('an undo that is answered late shuts no question about another one', async () => {
  server.answer(commentFeed, {
    items: ['积极发言', '热心助人'].map((itemName) => makeBatch({ itemName, studentNames: ['王浩然'] })),
    nextCursor: null,
  })
  const held = server.hold(undoComment)
  const user = await openScreen(PATH)
  const [undo, other] = await screen.findAllByRole('button', { name: /^撤销/ })
  await user.click(undo as HTMLElement)
  const asked = within(await screen.findByRole('alertdialog', { name: '撤销这次点评' }))
  await user.click(asked.getByRole('button', { name: '撤销' }))
  await waitFor(() => expect(server.requests(undoComment)).toHaveLength(1))
  await user.click(asked.getByRole('button', { name: '不撤销' }))
  await user.click(other as HTMLElement)
  held.answer({ students: [] })

  await screen.findByText('已撤销“积极发言”')
  expect(screen.getByRole('alertdialog', { name: '撤销这次点评' }).textContent).toContain('热心助人')
})
