import { undoComment, updateRemark } from '@pinge/contract/comments.ts'
import { commentFeed, commentRecords, commentSummary, type CommentBatch } from '@pinge/contract/records.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { openClass } from '../../../test/class-screen.ts'
import { makeBatch, makeRecord } from '../../../test/make/record.ts'
import { address, openScreen } from '../../../test/screen.tsx'
import { openSchoolClass, type SchoolClass } from '../../../test/school-class.ts'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

let comments: CommentBatch[]
let school: SchoolClass

const title = () => screen.getByRole('heading', { level: 1 }).textContent
const rows = () => screen.queryAllByRole('row').filter((row) => within(row).queryAllByRole('cell').length > 0)
const cards = () => rows().map((row) => row.textContent)
const first = () => within(rows()[0] as HTMLElement)
const nothing = { praiseScore: 0, praiseCount: 0, reminderScore: 0, reminderCount: 0 }
const praised = { ...nothing, praiseScore: 1, praiseCount: 1 }

beforeEach(() => {
  school = openSchoolClass()
  comments = [
    makeBatch({ batchId: 'b1', studentNames: ['王浩然', '李思琪'], studentCount: 2, remark: '声音响亮' }),
    makeBatch({
      batchId: 'b2',
      itemName: '上课走神',
      score: -1,
      kind: 'reminder',
      studentNames: ['张子轩'],
      canEditRemark: false,
    }),
  ]
  server.answer(commentFeed, ({ kinds, keyword, studentId }) => ({
    items: comments.filter(
      (one) =>
        (kinds === undefined || kinds.includes(one.kind)) &&
        (keyword === undefined || one.itemName.includes(keyword)) &&
        (studentId !== 's2' || one.batchId === 'b1'),
    ),
    nextCursor: null,
  }))
  server.answer(commentRecords, ({ batchId }) => ({
    items: ['王浩然', '李思琪'].map((studentName, n) =>
      makeRecord({ id: `r${n}`, batchId: batchId ?? '', studentId: `s${n + 1}`, studentName }),
    ),
    nextCursor: null,
  }))
  server.answer(commentSummary, () => ({
    students: school.students.map(({ id, username, header }, place) => ({
      id,
      username,
      header,
      ...(place < 2 && comments.length > 0 ? praised : nothing),
      praiseScores: [place < 2 ? 1 : 0, 0, 0, 0, 0],
      lastCommentAt: null,
    })),
    teams: [],
    qualities: ([1, 2, 3, 4, 5] as const).map((type) => ({ type, ...nothing })),
    totals: { praiseScore: 2, praiseCount: 2, reminderScore: -1, reminderCount: 1 },
  }))
  server.answer(undoComment, ({ batchId }) => {
    comments = comments.map((one) =>
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
  it('are added up above them', async () => {
    await openRecords()

    const sums = await screen.findByText('合计')
    expect(sums.closest('dl')?.textContent).toBe('表扬2 次待改进1 次合计1 分')
  })

  it('of one pupil lead to what the same days say of this pupil', async () => {
    await openRecords('&range=month&studentId=s1')

    expect(screen.getByRole('link', { name: '学生数据' }).getAttribute('href')).toBe(
      '/comment/class-data?classId=c1&range=month&studentId=s1',
    )
  })

  it('of one item are asked for where a figure of class data leads, until the filter is emptied', async () => {
    const user = await openRecords('&itemId=s1-01')
    await waitFor(() => expect(title()).toMatch(/“积极发言”点评/))
    expect(server.requests(commentFeed).at(-1)).toMatchObject({ itemId: 's1-01' })
    await user.click(screen.getByRole('button', { name: '清空筛选' }))

    await waitFor(() => expect(server.requests(commentFeed).at(-1)).not.toHaveProperty('itemId'))
  })

  it('of a free comment are asked for by all its words, which the title names', async () => {
    await openRecords('&freeName=帮助同学')

    expect(title()).toMatch(/“帮助同学”点评/)
    expect(server.requests(commentFeed).at(-1)).toMatchObject({ freeName: '帮助同学' })
  })

  it('are narrowed, the title says how, and the address keeps it', async () => {
    const user = await openRecords()
    expect(title()).toMatch(/全部点评/)
    expect(rows()).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: '待改进' }))
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(title()).toMatch(/待改进/)
    expect(address()).toMatch(/sign=reminder/)

    await user.click(screen.getByRole('button', { name: '清空筛选' }))
    await waitFor(() => expect(rows()).toHaveLength(2))
  })

  it('are narrowed by what the address says', async () => {
    await openRecords('&sign=reminder')

    expect(cards()).toHaveLength(1)
    expect(cards()[0]).toContain('上课走神')
  })

  it('of one pupil are shown by the pupil’s name', async () => {
    const user = await openRecords()
    await user.selectOptions(screen.getByRole('combobox', { name: '学生' }), '李思琪')

    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(title()).toMatch(/李思琪/)
  })

  it('are found by words of the item or the remark, and the address keeps them', async () => {
    const user = await openRecords()
    await user.type(screen.getByRole('searchbox', { name: '搜索点评项或备注' }), '走神{Enter}')

    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(server.requests(commentFeed).at(-1)).toMatchObject({ keyword: '走神' })
    expect(new URLSearchParams(address().split('?')[1]).get('keyword')).toBe('走神')
    // The next word is typed without a tap into the field.
    expect(document.activeElement).toHaveProperty('value', '走神')
    await user.click(screen.getByRole('button', { name: '清空筛选' }))
    await waitFor(() =>
      expect(screen.getByRole('searchbox', { name: '搜索点评项或备注' })).toHaveProperty('value', ''),
    )
  })

  it('are narrowed by a word that was still being typed and by the button that was tapped then', async () => {
    const user = await openRecords()
    const word = screen.getByRole('searchbox', { name: '搜索点评项或备注' })
    await user.fill(word, '走神')
    act(() => {
      fireEvent.blur(word)
      fireEvent.click(screen.getByRole('button', { name: '待改进' }))
    })

    await waitFor(() =>
      expect(server.requests(commentFeed).at(-1)).toMatchObject({ keyword: '走神', kinds: ['reminder'] }),
    )
  })

  it('keep the days that were chosen last when all else is emptied', async () => {
    await openRecords('&sign=reminder')
    act(() => {
      fireEvent.click(screen.getByRole('button', { name: '本月' }))
      fireEvent.click(screen.getByRole('button', { name: '清空筛选' }))
    })

    await waitFor(() => expect(rows()).toHaveLength(2))
    expect(address()).toBe('/comment/class-comment?classId=c1&range=month')
  })

  it('that are not found say so, and the filter is emptied there', async () => {
    const user = await openScreen('/comment/class-comment?classId=c1&keyword=zzz')
    await screen.findByRole('heading', { name: '没有符合条件的点评' })
    const [, inTheMiddle] = screen.getAllByRole('button', { name: '清空筛选' })
    await user.click(inTheMiddle as HTMLElement)

    await waitFor(() => expect(rows()).toHaveLength(2))
  })

  it('are undone where they stand, after a question that says whom and what', async () => {
    const user = await openRecords()
    await user.click(first().getByRole('button', { name: /^撤销/ }))
    const asked = await screen.findByRole('alertdialog', { name: '撤销这次点评' })
    expect(asked.textContent).toMatch(/将撤销 .*给王浩然、李思琪的“积极发言 \+1”/)
    await user.click(within(asked).getByRole('button', { name: '撤销' }))

    await waitFor(() => expect(cards()[0]).toContain('已撤销'))
    expect(server.requests(undoComment)).toMatchObject([{ classId: 'c1', batchId: 'b1' }])
    expect(server.requests(undoComment)[0]).not.toHaveProperty('studentIds')
  })

  it('unfold to their pupils, of whom one can lose it alone', async () => {
    server.answer(undoComment, ({ studentIds }) => {
      comments = [makeBatch({ batchId: 'b1', studentNames: ['王浩然'], studentCount: 1 })]
      server.answer(commentRecords, {
        items: ['王浩然', '李思琪'].map((studentName, n) => {
          const studentId = `s${n + 1}`
          return makeRecord({
            batchId: 'b1',
            studentId,
            studentName,
            isUndone: studentIds !== undefined && studentIds.includes(studentId),
          })
        }),
        nextCursor: null,
      })
      return { students: [] }
    })
    const user = await openRecords()
    await user.click(first().getByRole('button', { name: '王浩然、李思琪' }))
    const receivers = within(await screen.findByRole('list', { name: '得到这次点评的学生' }))
    await user.click(receivers.getByRole('button', { name: '只撤销李思琪这一名' }))
    const asked = await screen.findByRole('alertdialog', { name: '撤销这次点评' })
    expect(asked.textContent).toContain('其他学生不受影响')
    await user.click(within(asked).getByRole('button', { name: '撤销' }))

    await waitFor(() =>
      expect(server.requests(undoComment)).toMatchObject([{ batchId: 'b1', studentIds: ['s2'] }]),
    )
    await waitFor(() => expect(cards()[0]).not.toContain('王浩然、李思琪'))
    const [wang, li] = receivers.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(wang).not.toContain('已撤销')
    expect(li).toContain('已撤销')
  })

  it('name two pupils of one name with their numbers, so that the right one loses it', async () => {
    school.students = school.students.map((one, at) => ({
      ...one,
      stuNo: `0${at + 1}`,
      ...(at < 2 && { username: '王浩然' }),
    }))
    server.answer(commentRecords, {
      items: ['s1', 's2'].map((studentId) =>
        makeRecord({ id: studentId, batchId: 'b1', studentId, studentName: '王浩然' }),
      ),
      nextCursor: null,
    })
    const user = await openRecords()
    await user.click(first().getByRole('button', { name: '王浩然、李思琪' }))
    const receivers = within(await screen.findByRole('list', { name: '得到这次点评的学生' }))
    await user.click(await receivers.findByRole('button', { name: '只撤销王浩然 02这一名' }))

    const asked = await screen.findByRole('alertdialog', { name: '撤销这次点评' })
    expect(asked.textContent).toContain('给王浩然 02的“积极发言 +1”')
  })

  it('that others gave are not the teacher’s to undo, nor is their remark to correct', async () => {
    comments = comments.map((one) => ({ ...one, canUndo: false, canEditRemark: false }))
    await openRecords()

    expect(screen.queryByRole('button', { name: /^撤销/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /备注$/ })).toBeNull()
  })

  it('keep what a corrected remark said before', async () => {
    server.answer(updateRemark, ({ batchId, remark }) => {
      comments = comments.map((one) =>
        one.batchId === batchId
          ? { ...one, remark, remarkEdits: [{ oldRemark: one.remark, createdAt: one.createdAt }] }
          : one,
      )
      return null
    })
    const user = await openRecords()
    await user.click(first().getByRole('button', { name: '修改备注' }))
    const field = screen.getByRole('textbox', { name: '备注' })
    await user.clear(field)
    await user.type(field, '条理清楚')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(cards()[0]).toContain('条理清楚（改过）'))

    await user.click(first().getByRole('button', { name: '王浩然、李思琪' }))
    await screen.findByText(/改过备注，原来是：声音响亮/)
    expect(server.requests(updateRemark)).toMatchObject([{ batchId: 'b1', remark: '条理清楚' }])
  })

  it('keep what was typed into a remark that could not be saved, and say why', async () => {
    server.refuse(updateRemark, 'remarkNotYours')
    const user = await openRecords()
    await user.click(first().getByRole('button', { name: '修改备注' }))
    await user.type(screen.getByRole('textbox', { name: '备注' }), '了')
    await user.click(screen.getByRole('button', { name: '保存' }))

    await screen.findByText('只能修改自己写的备注')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '备注' }).value).toBe('声音响亮了')
  })

  it('keep a remark in which Escape gave up a word that was being composed, and give it up by the next one', async () => {
    const user = await openRecords()
    await user.click(first().getByRole('button', { name: '修改备注' }))
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '备注' })
    await user.fill(field, '声音响亮，还主动帮zhu')
    fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
    // As Safari tells of it.
    fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 })
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '备注' }).value).toContain('主动')
    fireEvent.keyDown(field, { key: 'Escape' })

    expect(screen.queryByRole('textbox', { name: '备注' })).toBeNull()
  })

  it('save the remark as it was written last, also after a try whose answer did not come', async () => {
    server.fail(updateRemark)
    const user = await openRecords()
    await user.click(first().getByRole('button', { name: '修改备注' }))
    const field = screen.getByRole('textbox', { name: '备注' })
    await user.type(field, '了')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await screen.findByText(/网络/u)
    server.answer(updateRemark, null)
    await user.fill(field, '条理清楚')
    await user.click(screen.getByRole('button', { name: '保存' }))

    await waitFor(() => expect(screen.queryByRole('textbox', { name: '备注' })).toBeNull())
    expect(server.requests(updateRemark).map(({ remark }) => remark)).toEqual(['声音响亮了', '条理清楚'])
  })

  it('lead to the class where there are none', async () => {
    comments = []
    await openScreen('/comment/class-comment?classId=c1')

    await screen.findByRole('heading', { name: '这段时间还没有点评' })
    expect(screen.getByRole('link', { name: '去点评' }).getAttribute('href')).toMatch(
      /class-detail\?classId=c1/,
    )
  })

  it('come page by page', async () => {
    server.answer(commentFeed, ({ cursor }) =>
      cursor === undefined
        ? { items: [makeBatch({ studentNames: ['王浩然'] })], nextCursor: 'more' }
        : { items: [makeBatch({ studentNames: ['陈俊杰'] })], nextCursor: null },
    )
    const user = await openRecords()
    await user.click(screen.getByRole('button', { name: '加载更多' }))

    await waitFor(() => expect(rows()).toHaveLength(2))
  })

  it('that could not be read are asked for again by one tap', async () => {
    server.refuse(commentFeed, 'serviceBusy')
    const user = await openScreen('/comment/class-comment?classId=c1')
    const [retry] = await screen.findAllByRole('button', { name: /再试一次/ })
    server.answer(commentFeed, { items: comments, nextCursor: null })
    await user.click(retry as HTMLElement)

    await waitFor(() => expect(rows()).toHaveLength(2))
  })
})

describe('the feed of the class', () => {
  const batch = () =>
    makeBatch({ batchId: 'b1', studentNames: ['王浩然', '李思琪', '张子轩'], studentCount: 6 })
  const feed = () => screen.findByRole('dialog', { name: '最近点评' })

  it('says that nothing was given yet', async () => {
    comments = []
    const user = await openClass()
    await user.click(await screen.findByRole('button', { name: /最近点评/ }))

    await within(await feed()).findByText(/还没有点评/)
  })

  it('tells each batch once, and takes it back there', async () => {
    let given = [batch()]
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
