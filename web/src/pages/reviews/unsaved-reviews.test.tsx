import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import * as contract from '@pinge/contract/reviews/reviews.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { holdClock, pass } from '../../../test/clock.ts'
import { makeReview } from '../../../test/make/review.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { watchSavedFiles } from '../../../test/saved-files.ts'
import { editOf } from '../../features/reviews/review-edit.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

const PATH = '/term-review?classId=c1&pupil='
const NOW = '2026-06-20T15:00:00+08:00'
const teacher = makeTeacher({ userId: 'wang' })
const [PAUSE_MS, RETRY_MS] = [800, 5_000]
let reviews: Record<string, DataOf<typeof contract.reviewDetail>>

beforeEach(() => {
  holdClock(NOW)
  openSchoolClass()
  reviews = {
    mei: makeReview({ studentId: 'mei', username: '陈小梅' }),
    tao: makeReview({ studentId: 'tao', username: '李涛' }),
    an: makeReview({ studentId: 'an', username: '周安' }),
  }
  server.answer(contract.reviewList, () =>
    Object.values(reviews).map((review) => ({ ...review, stuNo: '', count: review.text.length })),
  )
  server.answer(contract.reviewDetail, ({ studentId }) => reviews[studentId] ?? makeReview({ studentId }))
  server.answer(contract.reviewSettings, contract.usualSettings)
  server.answer(contract.phraseList, [])
  server.fail(contract.saveReview)
})

/** The server takes each text, as one version more. */
function takeReviews(): void {
  server.answer(contract.saveReview, ({ studentId, text, state }) => {
    const before = reviews[studentId] ?? makeReview({ studentId })
    const version = before.version + 1
    reviews[studentId] = { ...before, text, state, version }
    return { version, updatedAt: Date.parse(NOW) }
  })
}

function comeOnline(): void {
  takeReviews()
  window.dispatchEvent(new Event('online'))
}

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: '评语' })
const row = (name: string) =>
  within(screen.getByRole('navigation', { name: '学生' })).getByRole('button', { name: new RegExp(name) })
const says = (name: string, text: string) =>
  waitFor(() => expect(row(name).textContent).toMatch(new RegExp(`${name}${text}$`)))
const sent = () =>
  server.requests(contract.saveReview).map(({ studentId, text, version }) => ({ studentId, text, version }))

/** Writes of 陈小梅 without a network, and goes on to 李涛. */
async function writeAndGoOn(text = '小梅爱读书。'): Promise<User> {
  const user = await openScreen(`${PATH}mei`, teacher)
  await user.fill(await field(), text)
  await pass(PAUSE_MS)
  await screen.findByText(/^还没存上/u)
  await user.click(row('李涛'))
  await screen.findByRole('heading', { name: '李涛' })
  return user
}

describe('a review that was written without a network', () => {
  it('is marked in the list once the next pupil is open, and saved when the network comes back', async () => {
    await writeAndGoOn()
    await says('陈小梅', '没存上')
    comeOnline()

    await says('陈小梅', '草稿')
    expect(reviews.mei?.text).toBe('小梅爱读书。')
    expect(localStorage.getItem('pinge-review-edits')).not.toContain('小梅爱读书')
  })

  it('is tried again by itself, also where no device says that the network is back', async () => {
    await writeAndGoOn()
    await says('陈小梅', '没存上')
    takeReviews()
    await pass(RETRY_MS)

    await says('陈小梅', '草稿')
  })

  it('is tried again by itself when the server only asks for patience', async () => {
    server.refuse(contract.saveReview, 'tooManyRequests')
    await writeAndGoOn()
    await says('陈小梅', '没存上')
    takeReviews()
    await pass(RETRY_MS)

    await says('陈小梅', '草稿')
  })

  it('goes out when the page is opened again, whichever pupil is looked at', async () => {
    await writeAndGoOn()
    cleanup()
    takeReviews()
    await openScreen(`${PATH}an`, teacher)

    await says('陈小梅', '草稿')
    expect(sent().at(-1)).toEqual({ studentId: 'mei', text: '小梅爱读书。', version: 0 })
  })

  it('is read only after it has arrived, when its pupil is opened again meanwhile', async () => {
    const user = await writeAndGoOn()
    const held = server.hold(contract.saveReview)
    await pass(RETRY_MS)
    await user.click(row('陈小梅'))
    takeReviews()
    reviews.mei = makeReview({ ...reviews.mei, text: '小梅爱读书。', state: 'draft', version: 1 })
    held.answer({ version: 1, updatedAt: Date.parse(NOW) })
    await screen.findByRole('heading', { name: '陈小梅' })

    await user.fill(await field(), '小梅爱读书，也爱画画。')
    await pass(PAUSE_MS)
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ text: '小梅爱读书，也爱画画。', version: 1 }))
  })

  it('and whose answer alone was lost is no conflict with what was written after it', async () => {
    const user = await openScreen(`${PATH}mei`, teacher)
    await user.fill(await field(), '小梅爱读书。')
    await pass(PAUSE_MS)
    await screen.findByText(/^还没存上/u)
    const sentences = [{ text: '小梅爱读书。', evidence: [], isOwn: true }]
    const arrived = makeReview({ text: '小梅爱读书。', sentences, state: 'draft', version: 1 })
    server.refuse(contract.saveReview, 'reviewEdited', { stored: { ...arrived, teacherName: '' }, given: {} })
    await user.fill(await field(), '小梅爱读书，也爱画画。')
    await pass(PAUSE_MS)

    await waitFor(() => expect(sent().at(-1)).toMatchObject({ text: '小梅爱读书，也爱画画。', version: 1 }))
  })
})

describe('a review that a colleague wrote meanwhile, too', () => {
  it('stays as it is and is marked, until the teacher opens it and chooses', async () => {
    const user = await writeAndGoOn()
    const stored = makeReview({ text: '同事写的。', state: 'draft', version: 4 })
    server.refuse(contract.saveReview, 'reviewEdited', {
      stored: { ...stored, teacherName: '李老师' },
      given: {},
    })
    window.dispatchEvent(new Event('online'))
    await says('陈小梅', '没存上，等你选')
    const tries = sent().length
    await pass(RETRY_MS * 2)
    window.dispatchEvent(new Event('online'))
    expect(sent()).toHaveLength(tries)

    await user.click(row('陈小梅'))
    await screen.findByRole('heading', { name: '陈小梅' })
    await pass(PAUSE_MS)
    const [keepsOwn] = within(await screen.findByRole('alert')).getAllByRole('button', { name: '留下这一份' })
    takeReviews()
    if (keepsOwn) await user.click(keepsOwn)
    await pass(PAUSE_MS)
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ text: '小梅爱读书。', version: 4 }))
  })
})

describe('a review that another tab is typing', () => {
  it('is left to that tab, until it has rested', async () => {
    const edit = editOf(makeReview({ text: '另一页写的。', state: 'draft' }))
    const kept = { edit, version: 0, typedAt: Date.now() }
    takeReviews()
    await openScreen(`${PATH}tao`, teacher)
    await field()
    localStorage.setItem(
      'pinge-review-edits',
      JSON.stringify({ state: { byUser: { wang: { 'c1/2025-2/mei': kept } } }, version: 1 }),
    )
    window.dispatchEvent(new Event('storage'))
    await says('陈小梅', '没存上')
    window.dispatchEvent(new Event('online'))
    await pass(RETRY_MS)
    expect(sent()).toEqual([])

    await pass(RETRY_MS * 3)
    await waitFor(() => expect(sent()).toEqual([{ studentId: 'mei', text: '另一页写的。', version: 0 }]))
  })
})

describe('what is done with all reviews', () => {
  it('leaves with what was just saved', async () => {
    const files = watchSavedFiles()
    server.answer(contract.exportReviews, null)
    const user = await writeAndGoOn()
    takeReviews()
    await user.click(screen.getByRole('button', { name: '导出' }))
    await user.click(await screen.findByRole('menuitem', { name: /^文档/ }))

    await waitFor(() => expect(files).toHaveLength(1))
    expect(reviews.mei?.text).toBe('小梅爱读书。')
    expect(screen.queryByText(/还没存上，导出/u)).toBeNull()
  })

  it('says whose review is not in it', async () => {
    const files = watchSavedFiles()
    server.answer(contract.exportReviewTable, null)
    const user = await writeAndGoOn()
    await user.click(screen.getByRole('button', { name: '导出' }))
    await user.click(await screen.findByRole('menuitem', { name: /^表格/ }))

    await screen.findByText('陈小梅的评语还没存上，导出的是之前的')
    await waitFor(() => expect(files).toHaveLength(1))
  })

  it('drafts for no pupil of whom the teacher has written', async () => {
    server.answer(contract.fillReviews, ({ studentIds }) => ({ studentIds: [...studentIds], missing: [] }))
    const user = await writeAndGoOn()
    await user.click(await screen.findByRole('button', { name: '给没写的 2 人生成初稿' }))

    await waitFor(() =>
      expect(server.requests(contract.fillReviews)).toMatchObject([{ studentIds: ['tao', 'an'] }]),
    )
  })
})
