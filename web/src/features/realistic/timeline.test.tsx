import * as realistic from '@pinge/contract/realistic.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { openClassRecords } from '../../../test/class-records.ts'
import { makeRealisticBatch, makeRealisticStudent } from '../../../test/make/realistic.ts'
import { recordColumns } from './RecordExport.tsx'
import { watchSavedFiles } from '../../../test/saved-files.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'

const title = '给班级菜地浇水'
let batches: realistic.RealisticBatch[]

beforeEach(() => {
  batches = [makeRealisticBatch()]
  openClassRecords(() => batches)
})

describe('the timeline', () => {
  it('tells its days, of which today stands out, and what lies before the year', async () => {
    batches = [
      makeRealisticBatch({ title: '今天的事' }),
      makeRealisticBatch({ title: '去年的事', date: '2025-12-31' }),
      makeRealisticBatch({ title: '也是去年的', date: '2025-12-31' }),
    ]
    await openScreen('/data/file/record?classId=c1')
    const line = within(await screen.findByRole('list', { name: '写实记录' }))

    expect(line.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '43 月 · 今天',
      '312025 年 12 月 · 周三',
    ])
  })

  it('names on paper all who were in it, where the screen has the first one', async () => {
    const students = ['何婉清', '李涛', '王一'].map((username, at) =>
      makeRealisticStudent({ id: `r${at}`, username }),
    )
    batches = [makeRealisticBatch({ students })]
    await openScreen('/data/file/record?classId=c1')

    expect((await screen.findByText('何婉清 等 3 人')).className).toContain('print:hidden')
    expect(screen.getByText('何婉清、李涛、王一').className).toContain('print:inline')
  })

  it('says on paper in one line what it is narrowed to', async () => {
    await openScreen(
      '/data/file/record?classId=c1&state=pending&type=1&kind=contest&studentId=gone&keyword=菜地',
    )
    const line = await screen.findByText('只看：待审 · 学业 · 竞赛 · 已不在班里的学生 · “菜地”')

    expect(line.className).toContain('print:block')
  })

  it('goes on where it is asked to', async () => {
    server.answer(realistic.realisticFeed, ({ cursor }) =>
      cursor === undefined
        ? { items: batches, nextCursor: 'next' }
        : { items: [makeRealisticBatch({ title: '更早的事', date: '2026-03-01' })], nextCursor: null },
    )
    const user = await openScreen('/data/file/record?classId=c1')
    await user.click(await screen.findByRole('button', { name: /更多|更早/u }))

    await screen.findByRole('article', { name: '更早的事' })
    screen.getByRole('article', { name: title })
  })

  it('of a pupil who has left the class says so in place of 全部学生', async () => {
    const user = await openScreen('/data/file/record?classId=c1&studentId=gone')
    const pupil = await screen.findByRole<HTMLSelectElement>('combobox', { name: '学生' })
    expect(pupil.selectedOptions[0]?.text).toBe('已不在班里的学生')
    await user.selectOptions(pupil, '全部学生')

    await waitFor(() => expect(pupil.selectedOptions[0]?.text).toBe('全部学生'))
    expect(screen.queryByRole('option', { name: '已不在班里的学生' })).toBeNull()
  })

  it('explains itself while it is empty', async () => {
    batches = []
    await openScreen('/data/file/record?classId=c1')

    await screen.findByText('拍一张照片，点孩子，点一项，就记好了。')
  })

  it('that could not be read is asked for again, and a new record can be written meanwhile', async () => {
    server.refuse(realistic.realisticFeed, 'serviceBusy')
    const user = await openScreen('/data/file/record?classId=c1')
    await screen.findByText('没有加载出来')
    await screen.findByRole('button', { name: '记一条' })
    server.answer(realistic.realisticFeed, () => ({ items: batches, nextCursor: null }))
    await user.click(screen.getByRole('button', { name: '再试一次' }))

    await screen.findByRole('article', { name: title })
  })

  it('leaves as a file with a line for each pupil, named after the class and the term', async () => {
    const saved = watchSavedFiles()
    const { students: _, ...of } = makeRealisticBatch()
    server.answer(realistic.realisticList, {
      items: [{ ...of, ...makeRealisticStudent({ username: '王浩然' }) }],
      nextCursor: null,
    })
    const user = await openScreen('/data/file/record?classId=c1')
    await user.click(await screen.findByRole('button', { name: /导出/u }))

    await waitFor(() => expect(saved).toEqual(['三年级(2)班 写实记录 2025-2026学年第二学期.xlsx']))
  })

  it('leaves as a file that tells two pupils of one name apart by their numbers', () => {
    const { students: _, ...of } = makeRealisticBatch()
    const [number] = recordColumns([
      { id: 's1', stuNo: '04' },
      { id: 's2', stuNo: '05' },
    ])
    const rows = ['s1', 's2'].map((studentId) => ({
      ...of,
      ...makeRealisticStudent({ studentId, username: '王海燕' }),
    }))

    expect(number?.heading).toBe('学号')
    expect(rows.map((row) => number?.value(row))).toEqual(['04', '05'])
  })
})
