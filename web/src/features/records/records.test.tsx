import { undoComment } from '@pinge/contract/comments.ts'
import { commentFeed, commentRecords, commentSummary, type CommentRecord } from '@pinge/contract/records.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { openClass } from '../../../test/class-screen.ts'
import { makeBatch, makeRecord } from '../../../test/make.ts'
import { address, openScreen } from '../../../test/screen.tsx'
import { openSchoolClass } from '../../../test/school-class.ts'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

let records: CommentRecord[]

const title = () => screen.getByRole('heading', { level: 1 }).textContent
const rows = () => screen.queryAllByRole('row').filter((row) => within(row).queryAllByRole('cell').length > 0)
const nothing = { praiseScore: 0, praiseCount: 0, reminderScore: 0, reminderCount: 0 }

beforeEach(() => {
  const school = openSchoolClass()
  records = [
    makeRecord({ batchId: 'b1', studentName: '王浩然' }),
    makeRecord({ batchId: 'b1', studentName: '李思琪', studentId: 's2' }),
    makeRecord({ batchId: 'b2', itemName: '上课走神', score: -1, kind: 'reminder', studentName: '张子轩' }),
  ]
  server.answer(commentRecords, ({ kinds, studentId }) => ({
    items: records.filter(
      (record) =>
        (kinds === undefined || kinds.includes(record.kind)) &&
        (studentId === undefined || record.studentId === studentId),
    ),
    nextCursor: null,
  }))
  server.answer(commentSummary, () => ({
    students: school.students.map(({ id, username, header }) => ({
      id,
      username,
      header,
      ...nothing,
      praiseScores: [0, 0, 0, 0, 0],
      lastCommentAt: null,
      ...(records.some((one) => one.studentId === id && !one.isUndone) && { praiseScore: 1, praiseCount: 1 }),
    })),
    teams: [],
    qualities: ([1, 2, 3, 4, 5] as const).map((type) => ({ type, ...nothing })),
  }))
  server.answer(undoComment, ({ batchId }) => {
    records = records.map((one) =>
      one.batchId === batchId ? { ...one, isUndone: true, canUndo: false } : one,
    )
    return { students: [] }
  })
})

async function openRecords(more = ''): Promise<User> {
  const user = await openScreen(`/comment/class-comment?classId=c1${more}`)
  await waitFor(() => expect(rows().length).toBeGreaterThan(0))
  return user
}

describe('the comments of a class', () => {
  it('are narrowed, the title says how, and the address keeps it', async () => {
    const user = await openRecords()
    expect(title()).toMatch(/全部点评/)
    expect(rows()).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: '待改进' }))
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(title()).toMatch(/待改进/)
    expect(address()).toMatch(/sign=reminder/)

    await user.click(screen.getByRole('button', { name: '清空筛选' }))
    await waitFor(() => expect(rows()).toHaveLength(3))
  })

  it('are narrowed by what the address says', async () => {
    await openRecords('&sign=reminder')

    expect(rows()).toHaveLength(1)
    expect(rows()[0]?.textContent).toContain('上课走神')
  })

  it('of one pupil are shown by the pupil’s name', async () => {
    const user = await openRecords()
    await user.selectOptions(screen.getByRole('combobox', { name: '学生' }), '李思琪')

    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(title()).toMatch(/李思琪/)
  })

  it('are undone where they stand, after a question, with all of their batch', async () => {
    const user = await openRecords()
    const [first] = rows()
    await user.click(within(first as HTMLElement).getByRole('button', { name: /撤销/ }))
    const asked = await screen.findByRole('alertdialog', { name: '撤销这次点评' })
    await user.click(within(asked).getByRole('button', { name: '撤销' }))

    await waitFor(() => expect(rows().filter((row) => row.textContent?.includes('已撤销'))).toHaveLength(2))
    expect(server.requests(undoComment)).toMatchObject([{ classId: 'c1', batchId: 'b1' }])
  })

  it('that others gave are not the teacher’s to undo', async () => {
    records = records.map((one) => ({ ...one, canUndo: false }))
    await openRecords()

    expect(rows().flatMap((row) => within(row).queryAllByRole('button', { name: /撤销/ }))).toEqual([])
  })

  it('say so where there are none', async () => {
    records = []
    await openScreen('/comment/class-comment?classId=c1')

    await screen.findByRole('heading', { name: '这段时间还没有点评' })
  })

  it('come page by page', async () => {
    server.answer(commentRecords, ({ cursor }) =>
      cursor === undefined
        ? { items: [makeRecord({ studentName: '王浩然' })], nextCursor: 'more' }
        : { items: [makeRecord({ studentName: '陈俊杰' })], nextCursor: null },
    )
    const user = await openRecords()
    await user.click(screen.getByRole('button', { name: '加载更多' }))

    await waitFor(() => expect(rows()).toHaveLength(2))
  })

  it('that could not be read are asked for again by one tap', async () => {
    server.refuse(commentRecords, 'serviceBusy')
    const user = await openScreen('/comment/class-comment?classId=c1')
    const [retry] = await screen.findAllByRole('button', { name: /重试/ })
    server.answer(commentRecords, { items: records, nextCursor: null })
    await user.click(retry as HTMLElement)

    await waitFor(() => expect(rows()).toHaveLength(3))
  })
})

describe('the feed of the class', () => {
  const feed = () => screen.findByRole('dialog', { name: '最近点评' })

  it('says that nothing was given yet', async () => {
    const user = await openClass()
    await user.click(await screen.findByRole('button', { name: /最近点评/ }))

    await within(await feed()).findByText(/还没有点评/)
  })

  it('tells each batch once, and takes it back there', async () => {
    let given = [makeBatch({ studentNames: ['王浩然', '李思琪', '张子轩'], studentCount: 6 })]
    server.answer(commentFeed, () => ({ items: given, nextCursor: null }))
    server.answer(undoComment, () => {
      given = given.map((one) => ({ ...one, isUndone: true, canUndo: false }))
      return { students: [] }
    })
    const user = await openClass()
    await user.click(await screen.findByRole('button', { name: /最近点评/ }))
    const drawer = within(await feed())
    const entries = await drawer.findAllByRole('listitem')
    expect(entries).toHaveLength(1)
    expect(entries[0]?.textContent).toContain('等 6 人')
    await user.click(drawer.getByRole('button', { name: /撤销/ }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '撤销' }))

    await drawer.findByText(/已撤销/)
  })
})
