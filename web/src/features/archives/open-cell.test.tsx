import { archiveList } from '@pinge/contract/archives/documents.ts'
import { performSheet, performTerms, savePerform } from '@pinge/contract/archives/perform.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { asksBeforeClose, fillDevice, narrowWindow } from '../../../test/browser.ts'
import { makeDocument, makeSheet } from '../../../test/make/archive.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import { signInAgain } from '../../../test/sign-in-again.ts'
import type { User } from '../../../test/user.ts'

const teacher = makeTeacher()
const PATH = '/data/file/perform?classId=c1'
const opened = makeDocument({ parts: ['perform'] })

let pupils: { studentId: string; username: string; stuNo: string }[]

beforeEach(() => {
  openSchoolClass()
  pupils = [{ studentId: 'mei', username: '陈梅', stuNo: '1' }]
  server.answer(archiveList, [opened])
  server.answer(performSheet, () => ({
    ...makeSheet(opened),
    subjects: [{ id: 'chinese', name: '语文', mode: 'score' as const, max: 100, isHidden: false }],
    kinds: [{ id: 'midterm', name: '期中', isHidden: false }],
    columnsVersion: 0,
    rows: pupils.map((one) => ({ ...one, aside: { value: null, version: 0 }, cells: {} })),
  }))
  takeMarks()
})

function takeMarks(): void {
  server.answer(savePerform, ({ cells }) => ({
    saved: cells.map(({ version = 0, ...cell }) => ({ ...cell, version: version + 1 })),
    refused: [],
  }))
}

const sent = () => server.requests(savePerform).flatMap(({ cells }) => cells.map(({ value }) => value))
const kept = () => localStorage.getItem('pinge-sheet-edits') ?? ''
const leavePage = () => fireEvent(window, new Event('pagehide'))

async function openCell(): Promise<User> {
  const user = await openScreen(PATH, teacher)
  await user.click(await screen.findByRole('button', { name: '编辑' }))
  await screen.findByRole('grid', { name: '成绩表' })
  const cell = screen.getByRole('rowheader').closest('tr')?.querySelector('[data-column="0"]')
  if (!cell) throw new Error('there is no cell')
  await user.click(cell)
  await user.keyboard('9')
  return user
}

it('two children of one name are told apart by their numbers where they get their marks', async () => {
  pupils = [
    { studentId: 'a', username: '王海燕', stuNo: '04' },
    { studentId: 'b', username: '王海燕', stuNo: '05' },
    { studentId: 'c', username: '陈梅', stuNo: '06' },
  ]
  server.answer(performTerms, [])
  const user = await openScreen(PATH, teacher)
  await screen.findByRole('grid', { name: '成绩表' })

  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(names).toEqual(['王海燕 04', '王海燕 05', '陈梅'])
  await user.click(screen.getByRole('button', { name: '各学期' }))
  await screen.findByRole('option', { name: '王海燕 05' })
})

describe('a mark that is being typed', () => {
  it('is kept when the page is read again, and saved by the page after it', async () => {
    server.fail(savePerform)
    const user = await openCell()
    await user.keyboard('5')
    leavePage()
    expect(kept()).toContain('"typed":"95"')
    cleanup()
    takeMarks()
    await openScreen(PATH, teacher)

    await waitFor(() => expect(sent().at(-1)).toBe(95))
    await waitFor(() => expect(kept()).not.toContain('"typed"'))
  })

  it('is not said to be kept by a device that is full, and the browser asks before it closes', async () => {
    fillDevice()
    server.fail(savePerform)
    const user = await openCell()
    await user.keyboard('5{Enter}')

    const told = await screen.findByRole('region', { name: '还没有保存' })
    expect(told.textContent).toContain('1 格还没有保存，这台设备存不下了，先别关页面')
    expect(asksBeforeClose()).toBe(true)
    takeMarks()
    await user.click(within(told).getByRole('button', { name: '再试一次' }))
    await waitFor(() => expect(asksBeforeClose()).toBe(false))
  })

  it('goes out when the browser leads back to another screen', async () => {
    const user = await openCell()
    await user.keyboard('5')
    cleanup()

    await waitFor(() => expect(sent()).toEqual([95]))
    await waitFor(() => expect(kept()).not.toContain('"typed"'))
  })

  it('waits for its teacher when the session ends under it', async () => {
    const user = await openCell()
    await user.keyboard('5')
    server.hold(savePerform)
    await signInAgain(PATH, teacher)

    await waitFor(() => expect(sent()).toEqual([95]))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('is kept when a phone goes to another program', async () => {
    const user = await openCell()
    await user.keyboard('5')
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))

    await waitFor(() => expect(sent()).toEqual([95]))
  })

  it('stays open when Enter ends a word that was composed in it, as Safari tells of it', async () => {
    await openCell()
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^陈梅/ })
    fireEvent.change(field, { target: { value: '免修' } })
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })

    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^陈梅/ }).value).toBe('免修')
  })

  it('is kept as far as it is composed', async () => {
    await openCell()
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^陈梅/ })
    fireEvent.compositionStart(field)
    fireEvent.change(field, { target: { value: 'mianx' } })
    leavePage()

    expect(kept()).toContain('"typed":"mianx"')
    expect(kept()).toContain('"state":"faulty"')
  })

  it('and was given up stays as it was', async () => {
    const user = await openCell()
    await user.keyboard('5{Escape}')
    leavePage()
    cleanup()

    expect(kept()).not.toContain('"typed"')
    expect(sent()).toEqual([])
  })

  it('on a phone is kept as well, and the field goes on with what is typed after it', async () => {
    narrowWindow()
    const user = await openScreen(PATH)
    await user.click(await screen.findByRole('button', { name: '编辑' }))
    const field = await screen.findByRole('textbox', { name: '语文 期中' })
    await user.click(field)
    leavePage()
    await user.keyboard('95')
    leavePage()

    expect(kept()).toContain('"typed":"95"')
  })
})
