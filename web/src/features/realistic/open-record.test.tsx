import * as realistic from '@pinge/contract/realistic.ts'
import { termList } from '@pinge/contract/terms.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { openClassRecords } from '../../../test/class-records.ts'
import { tellLive } from '../../../test/live.ts'
import { makeRealisticBatch, makeRealisticStudent } from '../../../test/make/realistic.ts'
import { makeTerm } from '../../../test/make/report.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

const title = '给班级菜地浇水'
let batches: realistic.RealisticBatch[]

beforeEach(() => {
  batches = [makeRealisticBatch({ batchId: 'b1' })]
  openClassRecords(() => batches)
  server.answer(realistic.realisticFeed, ({ state }) => ({
    items: batches.filter(({ students }) => !state || students.some((one) => one.state === state)),
    nextCursor: null,
  }))
  server.answer(realistic.reviewRealistic, ({ id, state }) => review(id, state))
  server.answer(realistic.removeRealistic, ({ id }) => {
    const students = (batch: realistic.RealisticBatch) => batch.students.filter((one) => one.id !== id)
    batches = batches.map((batch) => ({ ...batch, students: students(batch) }))
    return null
  })
})

function review(id: string, state: realistic.RealisticState): null {
  batches = batches.map((batch) => ({
    ...batch,
    students: batch.students.map((one) => ([batch.batchId, one.id].includes(id) ? { ...one, state } : one)),
  }))
  return null
}

const state = (name: RegExp) =>
  within(screen.getByRole('group', { name: '状态' })).getByRole('button', { name })
const detail = () => within(screen.getByRole('dialog', { name: title }))
/** Behind what is open over it. */
const listIsEmpty = () => waitFor(() => expect(document.querySelector('article')).toBeNull())

/** From the list of what waits for a look. */
async function openPending(): Promise<User> {
  const user = await openScreen('/data/file/record?classId=c1')
  await screen.findByRole('button', { name: '记一条' })
  await user.click(state(/待审/u))
  await waitFor(() =>
    expect(server.requests(realistic.realisticFeed).at(-1)).toMatchObject({ state: 'pending' }),
  )
  await user.click(await screen.findByRole('button', { name: title }))
  await screen.findByRole('dialog', { name: title })
  return user
}

describe('a record that leaves the list in which it was opened', () => {
  it('keeps what is typed in it when a colleague adopts it', async () => {
    const user = await openPending()
    await user.click(detail().getByRole('button', { name: '修改' }))
    const text = await screen.findByRole('textbox', { name: '经过' })
    await user.fill(text, '豆苗长高了')
    review('b1', 'adopted')
    await tellLive({ type: 'realistic-changed', teacherId: 'li' })
    await listIsEmpty()

    expect(screen.getByRole('textbox', { name: '经过' })).toHaveProperty('value', '豆苗长高了')
  })

  it('keeps what is typed in it when its term gives way to the next one, where no term was chosen', async () => {
    const term = (key: string, isCurrent: boolean) => makeTerm({ key, name: key, isCurrent })
    server.answer(termList, [term('2025-2', true), term('2026-1', false)])
    const user = await openPending()
    await user.click(detail().getByRole('button', { name: '修改' }))
    const text = await screen.findByRole('textbox', { name: '经过' })
    await user.fill(text, '浇了三遍水')
    server.answer(termList, [term('2025-2', false), term('2026-1', true)])
    await tellLive({ type: 'class-changed', teacherId: 'wang' })
    await waitFor(() => expect(server.requests(termList)).toHaveLength(2))
    await user.type(text, '，拔了草')

    expect(await screen.findByRole('textbox', { name: '经过' })).toHaveProperty('value', '浇了三遍水，拔了草')
  })

  it('stays open as the teacher adopted it, and once closed it does not come back', async () => {
    const user = await openPending()
    await user.click(detail().getByRole('button', { name: '采纳' }))
    await listIsEmpty()
    expect(detail().getByRole('button', { name: '归档' })).toBeTruthy()
    expect(detail().queryByRole('button', { name: '采纳' })).toBeNull()
    await user.click(detail().getByRole('button', { name: '关闭' }))
    await user.click(state(/全部/u))

    await screen.findByRole('article', { name: title })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows the pupils who are still in it after one of them was taken out', async () => {
    const first = makeRealisticStudent({ id: 'r1' })
    const second = makeRealisticStudent({ id: 'r2', studentId: 's2', username: '李思琪', state: 'adopted' })
    batches = [makeRealisticBatch({ batchId: 'b1', students: [first, second] })]
    const user = await openPending()
    await user.click(detail().getByRole('button', { name: '更多：王浩然' }))
    await user.click(await screen.findByRole('menuitem', { name: '从这条里移出' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
    await listIsEmpty()

    const pupils = within(detail().getByRole('list', { name: '学生' }))
    expect(pupils.getAllByRole('listitem')).toHaveLength(1)
    expect(pupils.getByText('李思琪')).toBeTruthy()
  })
})

describe('a record that is removed late', () => {
  it('shuts no other one that is written in meanwhile', async () => {
    batches = [
      makeRealisticBatch({ batchId: 'b1' }),
      makeRealisticBatch({ batchId: 'b2', title: '整理图书角' }),
    ]
    const held = server.hold(realistic.removeRealistic)
    const user = await openScreen('/data/file/record?classId=c1')
    await user.click(await screen.findByRole('button', { name: title }))
    await screen.findByRole('dialog', { name: title })
    await user.click(detail().getByRole('button', { name: '删除' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: '删除' }))
    await waitFor(() => expect(server.requests(realistic.removeRealistic)).toHaveLength(1))
    await user.click(question.getByRole('button', { name: '取消' }))
    await user.click(detail().getByRole('button', { name: '关闭' }))
    await user.click(screen.getByRole('button', { name: '整理图书角' }))
    const other = within(await screen.findByRole('dialog', { name: '整理图书角' }))
    await user.click(other.getByRole('button', { name: '修改' }))
    await user.fill(await screen.findByRole('textbox', { name: '经过' }), '书都回家了')
    batches = batches.slice(1)
    held.answer(null)

    await waitFor(() => expect(screen.queryByText(title)).toBeNull())
    expect(screen.getByRole('textbox', { name: '经过' })).toHaveProperty('value', '书都回家了')
  })

  it('shuts no question about another pupil of it', async () => {
    const first = makeRealisticStudent({ id: 'r1' })
    const second = makeRealisticStudent({ id: 'r2', studentId: 's2', username: '李思琪' })
    const third = makeRealisticStudent({ id: 'r3', studentId: 's3', username: '张子轩' })
    batches = [makeRealisticBatch({ batchId: 'b1', students: [first, second, third] })]
    const held = server.hold(realistic.removeRealistic)
    const user = await openPending()
    const takeOut = async (name: string) => {
      await user.click(detail().getByRole('button', { name: `更多：${name}` }))
      await user.click(await screen.findByRole('menuitem', { name: '从这条里移出' }))
      return within(await screen.findByRole('alertdialog'))
    }
    const question = await takeOut('王浩然')
    await user.click(question.getByRole('button', { name: '删除' }))
    await waitFor(() => expect(server.requests(realistic.removeRealistic)).toHaveLength(1))
    await user.click(question.getByRole('button', { name: '取消' }))
    await takeOut('李思琪')
    batches = [makeRealisticBatch({ batchId: 'b1', students: [second, third] })]
    held.answer(null)

    await waitFor(() => expect(screen.queryByLabelText('更多：王浩然')).toBeNull())
    expect(screen.getByRole('alertdialog').textContent).toContain('李思琪')
  })
})

it('a return that is answered late takes away no other word that is being written to it by then', async () => {
  const held = server.hold(realistic.reviewRealistic)
  const user = await openPending()
  const word = async () => {
    await user.click(detail().getByRole('button', { name: '退回' }))
    return screen.findByRole('textbox', { name: '要补什么（可不写）' })
  }
  await user.fill(await word(), '请补一张照片')
  const asked = within(await screen.findByRole('dialog', { name: '退回记录' }))
  await user.click(asked.getByRole('button', { name: '退回' }))
  await waitFor(() => expect(server.requests(realistic.reviewRealistic)).toHaveLength(1))
  // What is typed while it is sent would go with the dialog.
  expect(asked.getByRole('textbox')).toHaveProperty('readOnly', true)
  await user.click(asked.getByRole('button', { name: '取消' }))
  await user.fill(await word(), '请写清楚时间')
  review('b1', 'returned')
  held.answer(null)

  await listIsEmpty()
  expect(screen.getByRole('textbox', { name: '要补什么（可不写）' })).toHaveProperty('value', '请写清楚时间')
})

describe('one pupil of several who did it together', () => {
  it('goes alone after a question, and the record stays for the others', async () => {
    batches = [
      makeRealisticBatch({
        students: [
          makeRealisticStudent({ id: 'r1', studentId: 's1', username: '王浩然' }),
          makeRealisticStudent({
            id: 'r2',
            studentId: 's2',
            username: '李思琪',
            word: '再写清楚一点',
            state: 'returned',
          }),
        ],
      }),
    ]
    const user = await openScreen('/data/file/record?classId=c1')
    await user.click(await screen.findByRole('button', { name: title }))
    await screen.findByRole('dialog', { name: title })
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
