import { classDetail, updateClass } from '@pinge/contract/class-edit.ts'
import { classList } from '@pinge/contract/classes.ts'
import { saveTerm, termList, type ClassTerm } from '@pinge/contract/terms.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { makeClass, makeClassDetail } from '../../../test/make/class.ts'
import { makeTerm } from '../../../test/make/report.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'

let terms: ClassTerm[]
const path = '/comment/class-edit?classId=c1'
const section = async () => within(await screen.findByRole('region', { name: '学期' }))
const lines = async () =>
  (await (await section()).findAllByRole('listitem')).map(({ textContent }) => textContent)

beforeEach(() => {
  terms = [
    makeTerm({
      key: '2025-1',
      name: '2025-2026学年第一学期',
      startDate: '2025-09-01',
      endDate: '2026-01-31',
      isCurrent: false,
    }),
    makeTerm(),
  ]
  server.answer(classList, [makeClass({ classId: 'c1' })])
  server.answer(classDetail, makeClassDetail({ classId: 'c1' }))
  server.answer(termList, () => terms)
  server.answer(saveTerm, ({ key, startDate, endDate }) => {
    terms = terms.map((term) => (term.key === key ? { ...term, startDate, endDate } : term))
    return terms
  })
})

it('are told with their days, and the owner moves those of one', async () => {
  const user = await openScreen(path)
  expect((await lines())[1]).toBe('2025-2026学年第二学期本学期2026-02-01 到 2026-08-31，三年级修改')
  await user.click((await section()).getByRole('button', { name: '修改2025-2026学年第二学期的日期' }))
  const form = within(await screen.findByRole('form', { name: '2025-2026学年第二学期' }))
  await user.fill(await form.findByLabelText<HTMLInputElement>('开始'), '2026-2-23')
  await user.tab()
  await user.click(form.getByRole('button', { name: '保存日期' }))

  await waitFor(async () => expect((await lines())[1]).toContain('2026-02-23 到 2026-08-31'))
  expect(server.requests(saveTerm)).toMatchObject([
    { classId: 'c1', key: '2025-2', startDate: '2026-02-23', endDate: '2026-08-31' },
  ])
})

it('a keyboard is led into the form of a term, and back to where it came from', async () => {
  const user = await openScreen(path)
  const button = async () =>
    (await section()).findByRole('button', { name: '修改2025-2026学年第二学期的日期' })
  await user.click(await button())
  const form = within(await screen.findByRole('form', { name: '2025-2026学年第二学期' }))
  expect(document.activeElement).toBe(form.getByLabelText('开始'))

  await user.click(form.getByRole('button', { name: '取消' }))

  expect(document.activeElement).toBe(await button())
})

it('that overlap are refused with a sentence, and what was typed stays', async () => {
  server.refuse(saveTerm, 'termOverlaps')
  const user = await openScreen(path)
  await lines()
  await user.click((await section()).getByRole('button', { name: '修改2025-2026学年第二学期的日期' }))
  const form = within(await screen.findByRole('form', { name: '2025-2026学年第二学期' }))
  await form.findByLabelText('开始')
  await user.click(form.getByRole('button', { name: '保存日期' }))

  await form.findByText('学期的日期不能和前后的学期重叠')
})

it('are only read by a co-teacher', async () => {
  server.answer(classDetail, makeClassDetail({ classId: 'c1', isOwner: false }))
  await openScreen(path)

  expect(await lines()).toHaveLength(2)
  expect((await section()).queryByRole('button')).toBeNull()
})

it('offers the name of the next grade after the summer, and renames when it is wanted', async () => {
  const detail = makeClassDetail({ classId: 'c1', className: '三年级(2)班', nameAfterSummer: '四年级(2)班' })
  server.answer(classDetail, detail)
  server.answer(updateClass, ({ className = '' }) => ({ ...detail, className, version: 1 }))
  const user = await openScreen(path)
  const offer = within(await screen.findByRole('region', { name: '新学年的班级名称' }))
  offer.getByRole('heading', { name: '三年级(2)班 → 四年级(2)班' })
  expect(server.requests(updateClass)).toEqual([])
  await user.click(offer.getByRole('button', { name: '改名' }))

  await screen.findByRole('heading', { level: 1, name: '四年级(2)班' })
  expect(server.requests(updateClass)).toMatchObject([{ className: '四年级(2)班', isCustomize: false }])
  expect(screen.queryByRole('region', { name: '新学年的班级名称' })).toBeNull()
})
