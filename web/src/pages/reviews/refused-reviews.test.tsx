import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import * as contract from '@pinge/contract/reviews/reviews.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { holdClock, pass } from '../../../test/clock.ts'
import { tellLive } from '../../../test/live.ts'
import { makeReview } from '../../../test/make/review.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { openSchoolClass, type SchoolClass } from '../../../test/school-class.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import { findKeptReview, keepReview } from '../../features/reviews/kept-reviews.store.ts'
import { editOf } from '../../features/reviews/review-edit.ts'

const PATH = '/term-review?classId=c1&pupil='
const PAUSE_MS = 800
const teacher = makeTeacher({ userId: 'wang' })
const place = { classId: 'c1', termKey: '2025-2', studentId: 'mei' }
const locked = {
  text: '锁定的评语。',
  state: 'done' as const,
  version: 3,
  isLocked: true,
  lock: { teacherName: '李老师', lockedAt: Date.parse('2026-06-19T15:00:00+08:00') },
}
let school: SchoolClass
let reviews: Record<string, DataOf<typeof contract.reviewDetail>>

beforeEach(() => {
  holdClock('2026-06-20T15:00:00+08:00')
  school = openSchoolClass()
  reviews = {
    mei: makeReview({ studentId: 'mei', username: '陈小梅' }),
    tao: makeReview({ studentId: 'tao', username: '李涛' }),
  }
  server.answer(contract.reviewList, () =>
    Object.values(reviews).map((review) => ({ ...review, stuNo: '', count: review.text.length })),
  )
  server.answer(contract.reviewDetail, ({ studentId }) => reviews[studentId] ?? makeReview({ studentId }))
  server.answer(contract.reviewSettings, contract.usualSettings)
  server.answer(contract.phraseList, [])
  server.refuse(contract.saveReview, 'reviewLocked')
})

/** 李老师 locks what is there of 陈小梅; this teacher wrote something without a network before. */
function writeBeforeLock(text = '没有存上的字。'): void {
  const edit = { ...editOf(makeReview({ studentId: 'mei' })), text, teacherWords: '多读书。' }
  keepReview('wang', place, { version: 2, edit })
  lock()
}

function lock(): void {
  reviews.mei = makeReview({ studentId: 'mei', username: '陈小梅', ...locked })
}

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: '评语' })
const aside = async () => within(await screen.findByRole('region', { name: '没有存上的评语' }))
const row = (name: string) =>
  within(screen.getByRole('navigation', { name: '学生' })).getByRole('button', { name: new RegExp(name) })

describe('words that a locked review did not take', () => {
  it('are marked in the list, and stand over the review that is locked with the reason', async () => {
    writeBeforeLock()
    const user = await openScreen(`${PATH}tao`, teacher)
    await waitFor(() => expect(row('陈小梅').textContent).toMatch(/陈小梅没存上，看原因$/))
    await user.click(row('陈小梅'))

    await waitFor(async () => expect((await field()).value).toBe('锁定的评语。'))
    const words = await aside()
    words.getByText(/^李老师在昨天 15:00 锁定了这份评语，请创建者解锁后再修改/)
    words.getByText(/没有存上的字。/)
    words.getByText(/寄语：多读书。/)
  })

  it('are copied', async () => {
    writeBeforeLock()
    const user = await openScreen(`${PATH}mei`, teacher)
    const words = await aside()
    await user.click(words.getByRole('button', { name: '复制' }))

    await words.findByText('已复制')
    expect(await navigator.clipboard.readText()).toBe('没有存上的字。\n寄语：多读书。')
  })

  it('are given up by the teacher alone, after a question', async () => {
    writeBeforeLock()
    const user = await openScreen(`${PATH}mei`, teacher)
    await user.click((await aside()).getByRole('button', { name: '放弃' }))
    expect(findKeptReview('wang', place)?.edit.text).toBe('没有存上的字。')
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '放弃' }))

    await waitFor(() => expect(screen.queryByRole('region', { name: '没有存上的评语' })).toBeNull())
    expect(findKeptReview('wang', place)).toBeUndefined()
  })

  it('leave the field when a colleague locks what is being written, and go on from there when it is unlocked', async () => {
    const user = await openScreen(`${PATH}mei`, teacher)
    await user.fill(await field(), '小梅爱读书。')
    lock()
    await tellLive({ type: 'reviews-changed', teacherId: 'li' })
    await waitFor(async () => expect((await field()).value).toBe('锁定的评语。'))
    ;(await aside()).getByText('小梅爱读书。')

    const { lock: _, ...unlocked } = locked
    reviews.mei = makeReview({ studentId: 'mei', username: '陈小梅', ...unlocked, isLocked: false })
    server.answer(contract.saveReview, { version: 4, updatedAt: Date.now() })
    await tellLive({ type: 'reviews-changed', teacherId: 'li' })
    await waitFor(async () => expect((await field()).value).toBe('小梅爱读书。'))
    await pass(PAUSE_MS)
    await waitFor(() => expect(findKeptReview('wang', place)).toBeUndefined())
  })
})

it('words that were written before the class was archived say why they are not saved', async () => {
  school.summary = { ...school.summary, isArchived: true }
  const edit = { ...editOf(makeReview({ studentId: 'mei' })), text: '没有存上的字。' }
  keepReview('wang', place, { version: 0, edit })
  await openScreen(`${PATH}mei`, teacher)

  const words = await aside()
  words.getByText(/^班级已归档，只能查看/)
  words.getByText('没有存上的字。')
})
