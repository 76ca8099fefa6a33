import { viewFile } from '@pinge/contract/files.ts'
import { consentList } from '@pinge/contract/privacy/consents.ts'
import * as realistic from '@pinge/contract/realistic.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { holdClock } from '../../../test/clock.ts'
import { makeBatch, makeRecordOf } from '../../../test/make/realistic.ts'
import { watchSavedFiles } from '../../../test/saved-files.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import { pictureUrl } from '../../../test/storage.ts'
import type { User } from '../../../test/user.ts'

const pictures = [1, 2, 3].map(pictureUrl)
/** Of the nth picture, good for a while. */
const signed = (place: number, sign = 1) => `${pictureUrl(place)}?sign=${sign}`
const title = '给班级菜地浇水'
let batches: realistic.RealisticBatch[]

beforeEach(() => {
  holdClock('2026-03-04T08:10:00+08:00')
  openSchoolClass()
  batches = [makeBatch({ pictures, viewUrls: [1, 2, 3].map((place) => signed(place)) })]
  server.answer(realistic.realisticFeed, () => ({ items: batches, nextCursor: null }))
  server.answer(realistic.realisticSummary, () => ({
    batches: batches.length,
    students: batches.length,
    states: { pending: batches.length, adopted: 0, filed: 0, returned: 0 },
    typical: 0,
    lock: null,
  }))
})

async function openRecord(): Promise<User> {
  const user = await openScreen('/data/file/record?classId=c1')
  await user.click(await screen.findByRole('button', { name: title }))
  await screen.findByRole('dialog', { name: title })
  return user
}
const viewer = (place: number) => screen.findByRole('dialog', { name: `${title} · 第 ${place} 张，共 3 张` })
const shown = async (place: number) =>
  within(await viewer(place)).getByRole('img', { name: `${title}，第 ${place} 张照片` })

describe('the pictures of a record', () => {
  it('are seen one at a time, by buttons and keys, and not beyond the last', async () => {
    const user = await openRecord()
    await user.click(screen.getByRole('button', { name: '看第 2 张照片' }))
    expect((await shown(2)).getAttribute('src')).toBe(signed(2))
    await user.click(within(await viewer(2)).getByRole('button', { name: '下一张' }))
    const last = within(await viewer(3))
    expect(last.getByRole('button', { name: '下一张' })).toHaveProperty('disabled', true)
    fireEvent.keyDown(last.getByRole('group', { name: '照片' }), { key: 'ArrowRight' })
    await shown(3)
    fireEvent.keyDown(last.getByRole('group', { name: '照片' }), { key: 'ArrowLeft' })

    await shown(2)
  })

  it('are turned by a finger that goes far enough, and stay under one that trembles', async () => {
    const user = await openRecord()
    await user.click(screen.getByRole('button', { name: '看第 1 张照片' }))
    const swipe = async (place: number, from: number, to: number) => {
      const group = within(await viewer(place)).getByRole('group', { name: '照片' })
      fireEvent.pointerDown(group, { clientX: from })
      fireEvent.pointerUp(group, { clientX: to })
    }
    await swipe(1, 300, 280)
    await shown(1)
    await swipe(1, 300, 200)
    await shown(2)
    await swipe(2, 100, 300)

    await shown(1)
  })

  it('have their address asked for again when it ended, and say so when that is no use', async () => {
    server.answer(viewFile, ({ url }) => ({ url: `${url}?sign=2`, expireTime: 9_999_999_999_999 }))
    const user = await openRecord()
    await user.click(screen.getByRole('button', { name: '看第 1 张照片' }))
    fireEvent.error(await shown(1))
    await waitFor(async () => expect((await shown(1)).getAttribute('src')).toBe(signed(1, 2)))
    fireEvent.error(await shown(1))

    within(await viewer(1)).getByRole('img', { name: `${title}，第 1 张照片（没有加载出来）` })
    expect(server.requests(viewFile)).toEqual([{ url: pictureUrl(1) }])
  })

  it('whose new address is refused say so at once', async () => {
    server.refuse(viewFile, 'fileNotFound')
    const user = await openRecord()
    await user.click(screen.getByRole('button', { name: '看第 1 张照片' }))
    fireEvent.error(await shown(1))

    await screen.findByRole('img', { name: `${title}，第 1 张照片（没有加载出来）` })
  })
})

describe('the timeline', () => {
  it('tells its days, of which today stands out, and what lies before the year', async () => {
    batches = [
      makeBatch({ title: '今天的事' }),
      makeBatch({ title: '去年的事', date: '2025-12-31' }),
      makeBatch({ title: '也是去年的', date: '2025-12-31' }),
    ]
    await openScreen('/data/file/record?classId=c1')
    const line = within(await screen.findByRole('list', { name: '写实记录' }))

    expect(line.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '43 月 · 今天',
      '312025 年 12 月 · 周三',
    ])
  })

  it('goes on where it is asked to', async () => {
    server.answer(realistic.realisticFeed, ({ cursor }) =>
      cursor === undefined
        ? { items: batches, nextCursor: 'next' }
        : { items: [makeBatch({ title: '更早的事', date: '2026-03-01' })], nextCursor: null },
    )
    const user = await openScreen('/data/file/record?classId=c1')
    await user.click(await screen.findByRole('button', { name: /更多|更早/u }))

    await screen.findByRole('article', { name: '更早的事' })
    screen.getByRole('article', { name: title })
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
    const { students: _, ...of } = makeBatch({ pictures })
    server.answer(realistic.realisticList, {
      items: [{ ...of, ...makeRecordOf({ username: '王浩然' }) }],
      nextCursor: null,
    })
    const user = await openScreen('/data/file/record?classId=c1')
    await user.click(await screen.findByRole('button', { name: /导出/u }))

    await waitFor(() => expect(saved).toEqual(['三年级(2)班 写实记录 2025-2026学年第二学期.xlsx']))
  })
})

describe('one pupil of several who did it together', () => {
  it('goes alone after a question, and the record stays for the others', async () => {
    batches = [
      makeBatch({
        students: [
          makeRecordOf({ id: 'r1', studentId: 's1', username: '王浩然' }),
          makeRecordOf({
            id: 'r2',
            studentId: 's2',
            username: '李思琪',
            word: '再写清楚一点',
            state: 'returned',
          }),
        ],
      }),
    ]
    server.answer(realistic.removeRealistic, null)
    const user = await openRecord()
    const pupils = within(screen.getByRole('list', { name: '学生' }))
    pupils.getByText(/再写清楚一点/u)
    await user.click(pupils.getByRole('button', { name: /王浩然/u }))
    await user.click(await screen.findByRole('menuitem', { name: '从这条里移出' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))

    await waitFor(() =>
      expect(server.requests(realistic.removeRealistic)).toMatchObject([{ classId: 'c1', id: 'r1' }]),
    )
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await screen.findByRole('dialog', { name: title })
  })
})

describe('a record from before a guardian took the consent back', () => {
  beforeEach(() => {
    const pupil = { header: '1', givenOn: '2026-03-01' }
    server.answer(consentList, [
      { ...pupil, studentId: 's1', username: '王浩然', state: 'withdrawn', withdrawnOn: '2026-03-03' },
      { ...pupil, studentId: 's2', username: '李思琪', state: 'given', withdrawnOn: null },
    ])
    server.answer(realistic.saveRealistic, { batchId: 'b1', ids: ['r1'] })
  })

  const form = () => within(screen.getByRole('dialog', { name: '修改记录' }))
  const pupil = (name: string) =>
    within(form().getByRole('list', { name: '学生' })).getByRole('button', { name })
  const save = () => form().getByRole('button', { name: '保存修改' })
  async function openEdit(): Promise<User> {
    const user = await openRecord()
    await user.click(screen.getByRole('button', { name: '修改' }))
    await screen.findByRole('dialog', { name: '修改记录' })
    await form().findByRole('button', { description: '家长没有同意添加照片' })
    return user
  }

  it('can be corrected and keeps its photos, and takes no more', async () => {
    const user = await openEdit()
    expect(form().getByRole('button', { name: '加照片' })).toHaveProperty('disabled', true)
    await user.fill(form().getByRole('textbox', { name: '经过' }), '豆苗长高了')
    await user.click(save())

    await screen.findByText('修改已保存')
    expect(server.requests(realistic.saveRealistic)).toMatchObject([{ text: '豆苗长高了', pictures }])
  })

  it('takes in no other pupil without consent as long as it has photos', async () => {
    batches = batches.map((batch) => ({ ...batch, students: [makeRecordOf({ studentId: 's2' })] }))
    const user = await openEdit()
    await user.click(pupil('王浩然'))
    await user.click(save())

    await form().findByText('王浩然的家长没有同意添加照片，请去掉照片')
    expect(server.requests(realistic.saveRealistic)).toEqual([])
  })
})
