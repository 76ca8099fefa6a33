import { undoComment } from '@pinge/contract/comments.ts'
import { viewFile } from '@pinge/contract/files.ts'
import { commentFeed, commentRecords, commentSummary, type CommentRecord } from '@pinge/contract/records.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { fillScreenWithPage } from '../../../../test/browser.ts'
import {
  commentDialog,
  giveInTwoTaps,
  item,
  notice,
  openClass,
  pupil,
  seeScore,
  seeSelected,
} from '../../../../test/class-screen.ts'
import { holdClock } from '../../../../test/clock.ts'
import { tellLive } from '../../../../test/live.ts'
import { makeBatch, makeCommentGiven, makeRecord, makeSummary } from '../../../../test/make/record.ts'
import { makePupils } from '../../../../test/make/student.ts'
import { openSchoolClass, type SchoolClass } from '../../../../test/school-class.ts'
import { server } from '../../../../test/server.ts'
import type { User } from '../../../../test/user.ts'

let school: SchoolClass
let records: CommentRecord[]

beforeEach(() => {
  school = openSchoolClass({
    students: makePupils(6).map((one) => (one.id === 's1' ? { ...one, stuScore: 3, redeemScore: 4 } : one)),
  })
  records = [
    makeRecord({ id: 'r1', batchId: 'b1', itemName: '作业优秀', score: 2, remark: '字迹工整' }),
    makeRecord({
      id: 'r2',
      batchId: 'b2',
      itemName: '上课走神',
      score: -1,
      kind: 'reminder',
      canUndo: false,
    }),
    makeRecord({ id: 'r3', batchId: 'b3', itemName: '按时到校', type: 2, score: 1, teacherName: '李老师' }),
  ]
  server.answer(commentRecords, () => ({ items: records, nextCursor: null }))
})

const drawer = async (name = '王浩然') => within(await screen.findByRole('dialog', { name }))
const rows = async () =>
  within(await (await drawer()).findByRole('list', { name: '记录' })).findAllByRole('listitem')

async function openRecords(user: User, name = '王浩然'): Promise<void> {
  await user.pointer({ keys: '[MouseRight]', target: pupil(name) })
  await user.click(await screen.findByRole('menuitem', { name: '查看记录' }))
  await drawer(name)
}

/** Takes the first of the records back, and says yes to the question. */
async function takeBack(user: User, itemName = '作业优秀'): Promise<HTMLElement> {
  await user.click(await (await drawer()).findByRole('button', { name: `撤销${itemName}` }))
  const asked = await screen.findByRole('alertdialog', { name: '撤销这次点评' })
  await user.click(within(asked).getByRole('button', { name: '撤销' }))
  return asked
}

describe('the drawer of a pupil', () => {
  it('holds both totals, what they were praised for, and each comment with its words and its time', async () => {
    holdClock('2026-03-02T10:00:00+08:00')
    server.answer(commentSummary, ({ studentId }) => {
      const { students, qualities, ...rest } = makeSummary(
        school.students.filter(({ id }) => id === studentId),
      )
      return {
        ...rest,
        students: students.map((one) => ({ ...one, praiseCount: 2, reminderCount: 1 })),
        qualities: qualities.map((one) => (one.type === 2 ? { ...one, praiseScore: 7 } : one)),
      }
    })
    const user = await openClass()
    await openRecords(user)
    const [first, second, third] = await rows()

    expect(first?.textContent).toContain('作业优秀')
    expect(first?.textContent).toContain('+2')
    expect(first?.textContent).toContain('字迹工整')
    expect(first?.textContent).toMatch(/今天 ?09:00/)
    expect(second?.textContent).toContain('−1')
    expect(third?.textContent).toContain('李老师')
    const known = await drawer()
    expect(known.getByText('总分').parentElement?.textContent).toBe('总分3')
    expect(known.getByText('可兑换').parentElement?.textContent).toBe('可兑换4')
    expect(known.getByText(/^表扬/, { selector: 'p' }).textContent).toBe('表扬 2 次，待改进 1 次')
    expect(known.getByRole('region', { name: '五类品质' }).textContent).toContain('习惯7')
  })

  it('shows the photo of a comment small, and large after a tap', async () => {
    const photo = `/files/comment/${'a'.repeat(36)}.jpg`
    records = [makeRecord({ photo })]
    server.answer(viewFile, ({ url }) => ({ url: `${url}?sign=1`, expireTime: 0 }))
    const user = await openClass()
    await openRecords(user)
    const small = await (await drawer()).findByRole('button', { name: '看大照片' })
    await waitFor(() => expect(small.querySelector('img')?.getAttribute('src')).toBe(`${photo}?sign=1`))
    await user.click(small)

    const large = within(await screen.findByRole('dialog', { name: '点评照片' }))
    expect(large.getByRole('img').getAttribute('src')).toBe(`${photo}?sign=1`)
    expect(server.requests(viewFile)).toEqual([{ url: photo }])
  })

  it('of a pupil without comments says so', async () => {
    records = []
    const user = await openClass()
    await openRecords(user)

    await (await drawer()).findByText('还没有记录，第一次夸奖从今天开始')
  })

  it('is reached from the comment dialog, and leads back to it', async () => {
    const user = await openClass()
    await user.click(pupil('王浩然'))
    await user.click(within(await commentDialog()).getByRole('button', { name: '记录' }))
    await user.click((await drawer()).getByRole('button', { name: '点评' }))
    await user.click(await item('积极发言'))

    await notice('王浩然')
    await seeScore('王浩然', 4)
  })

  it('begins a selection with its pupil', async () => {
    const user = await openClass()
    await openRecords(user)
    await user.click((await drawer()).getByRole('button', { name: '多选' }))

    await seeSelected('王浩然')
  })

  it('shows older comments when it is asked to', async () => {
    server.answer(commentRecords, ({ cursor }) =>
      cursor === undefined
        ? { items: records, nextCursor: 'older' }
        : { items: [makeRecord({ id: 'old', itemName: '坚持锻炼' })], nextCursor: null },
    )
    const user = await openClass()
    await openRecords(user)
    await user.click(await (await drawer()).findByRole('button', { name: '加载更多' }))

    await waitFor(async () => expect((await rows()).at(-1)?.textContent).toContain('坚持锻炼'))
    expect(await rows()).toHaveLength(4)
  })

  it('that could not be read is read again by one tap', async () => {
    server.refuse(commentRecords, 'serviceBusy')
    const user = await openClass()
    await openRecords(user)
    const retry = await (await drawer()).findByRole('button', { name: /再试一次/ })
    server.answer(commentRecords, { items: records, nextCursor: null })
    await user.click(retry)

    expect(await rows()).toHaveLength(3)
  })

  it('stays open, and says so, when its pupil leaves the class', async () => {
    const user = await openClass()
    await openRecords(user)
    await rows()
    school.students = school.students.slice(1)
    await tellLive({ type: 'students-changed', teacherId: 'li' })

    const said = await (await drawer()).findByRole('alert')
    expect(said.textContent).toBe('王浩然刚刚离开了班级，积分和记录只能看到这里')
    expect((await rows())[0]?.textContent).toContain('字迹工整')
  })

  it('leads to the pupil’s data, unless the page fills the screen before a class', async () => {
    const user = await openClass()
    const more = async () => user.click(await screen.findByRole('button', { name: '更多' }))
    await more()
    expect(screen.getByRole('menuitem', { name: '添加学生' })).toBeTruthy()
    await user.keyboard('{Escape}')
    await openRecords(user)
    await rows()
    const edit = () => screen.queryByRole('button', { name: '编辑资料' })
    expect(edit()).toBeTruthy()
    fillScreenWithPage()

    await waitFor(() => expect(edit()).toBeNull())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await more()
    expect(screen.getByRole('menu').textContent).not.toContain('添加学生')
  })

  it('is shut by Escape, and the keys of the class mean pupils again', async () => {
    const user = await openClass()
    await openRecords(user)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('lsq')

    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('lsq')
  })
})

describe('a comment in the drawer', () => {
  it('is taken back after a question that says whose it was, and the score follows', async () => {
    server.answer(undoComment, () => {
      records = records.map((one) => (one.id === 'r1' ? { ...one, isUndone: true, canUndo: false } : one))
      school.students = school.students.map((one) => (one.id === 's1' ? { ...one, stuScore: 1 } : one))
      return { students: school.students.slice(0, 1) }
    })
    const user = await openClass()
    await openRecords(user)
    const asked = await takeBack(user)
    expect(asked.textContent).toContain('给王浩然的“作业优秀 +2”，同一次点评的其他学生不受影响。')

    await screen.findByText('已撤销“作业优秀”')
    await waitFor(async () => expect((await rows())[0]?.textContent).toContain('已撤销'))
    // That pupil's part alone: the others of the same comment keep theirs.
    expect(server.requests(undoComment)).toMatchObject([{ classId: 'c1', batchId: 'b1', studentIds: ['s1'] }])
    // The button that was pressed has gone with it, and the drawer is still open.
    await waitFor(() => expect(document.activeElement?.closest('[role=dialog]')).toBeTruthy())
    await user.keyboard('{Escape}')
    await seeScore('王浩然', 1)
  })

  it('stays when the teacher thinks better of it', async () => {
    const user = await openClass()
    await openRecords(user)
    await user.click(await (await drawer()).findByRole('button', { name: '撤销作业优秀' }))
    await user.click(await screen.findByRole('button', { name: '不撤销' }))

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(server.requests(undoComment)).toEqual([])
  })

  it('that a colleague gave is not offered to be taken back', async () => {
    const user = await openClass()
    await openRecords(user)
    await rows()

    expect((await drawer()).queryByRole('button', { name: '撤销上课走神' })).toBeNull()
  })

  it('that the network kept from being taken back is asked about still, and sent the same', async () => {
    server.fail(undoComment)
    const user = await openClass()
    await openRecords(user)
    const asked = await takeBack(user)
    await screen.findByText('网络连接失败')
    server.answer(undoComment, { students: [] })
    await user.click(within(asked).getByRole('button', { name: '撤销' }))

    await screen.findByText('已撤销“作业优秀”')
    const [first, second] = server.requests(undoComment)
    expect(second).toEqual(first)
  })

  it('that was taken back already says so', async () => {
    server.refuse(undoComment, 'batchAlreadyUndone')
    const user = await openClass()
    await openRecords(user)
    await takeBack(user)

    await screen.findByText('这次操作已经撤销过了')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('and was just given is no longer offered below once it is taken back here', async () => {
    const user = await openClass()
    await giveInTwoTaps(user, '王浩然', '作业优秀')
    await waitFor(() => expect(school.version).toBe(2))
    records = [makeRecord({ batchId: 'batch-1', itemName: '作业优秀', score: 2 })]
    await openRecords(user)
    await takeBack(user)
    await screen.findByText('已撤销“作业优秀”')
    await user.keyboard('{Escape}')

    await waitFor(() => expect(screen.queryByRole('group', { name: '刚才的点评' })).toBeNull())
  })
})

describe('the last comments of the class', () => {
  const batch = makeBatch({ remark: '声音洪亮', studentNames: ['李思琪'], canUndo: false })
  const pill = () => screen.findByRole('button', { name: /^最近点评/ })

  it('stand in the toolbar as soon as a colleague gives one, and open by a tap', async () => {
    holdClock('2026-03-02T10:00:00+08:00')
    const user = await openClass()
    expect((await pill()).textContent).toBe('最近点评：最近点评')
    server.answer(commentFeed, { items: [batch], nextCursor: null })
    await tellLive(makeCommentGiven())
    await waitFor(async () => expect((await pill()).textContent).toContain('李思琪 积极发言+1'))
    await user.click(await pill())

    const feed = await drawer('最近点评')
    const [entry] = await feed.findAllByRole('listitem')
    expect(entry?.textContent).toMatch(/李思琪 · .*积极发言\+1李老师 · 今天 ?09:00声音洪亮/)
    expect(feed.queryByRole('button', { name: /^撤销/ })).toBeNull()
  })

  it('are skipped in the toolbar once they are taken back', async () => {
    server.answer(commentFeed, {
      items: [
        { ...batch, isUndone: true },
        { ...batch, batchId: 'older', studentNames: ['张子轩'] },
      ],
      nextCursor: null,
    })
    await openClass()

    await waitFor(async () => expect((await pill()).textContent).toContain('张子轩'))
  })
})
