import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { polishReview } from '@pinge/contract/reviews/polish.ts'
import * as contract from '@pinge/contract/reviews/reviews.ts'
import { countWithoutSpaces } from '@pinge/contract/reviews/sentences.ts'
import { termList } from '@pinge/contract/terms.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { printPage } from '../../../test/device/print.ts'
import { tellLive } from '../../../test/live.ts'
import { makeTerm } from '../../../test/make/report.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { address, openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'

type Review = DataOf<typeof contract.reviewDetail>

const item = { kind: 'item' as const, label: '积极发言', count: 4, type: 1 as const }
const drafted = [
  { text: '小梅，你好。', evidence: [], isOwn: false },
  { text: '你被表扬了4次。', evidence: [item], isOwn: false },
  { text: '新学期，希望你多读书。', evidence: [], isOwn: false },
]
const written = {
  text: '',
  sentences: [],
  levels: [null, null, null, null, null],
  teacherWords: '',
  tags: [],
}
const proposals = [
  { level: '优秀' as const, reason: '成绩折合 92 分' },
  ...[2, 3, 4, 5].map(() => ({ level: null, reason: '表扬还少' })),
]

let reviews: Record<string, Review>
let numbers: Record<string, string>

beforeEach(() => {
  openSchoolClass()
  const review = (studentId: string, username: string): Review => ({
    studentId,
    username,
    header: '1',
    gender: 'female',
    ...written,
    state: 'none',
    isLocked: false,
    lock: null,
    version: 0,
    updatedAt: null,
    canPolish: false,
    proposals,
    axes: [4, null, null, null, null],
    facts: [[item]],
    marks: [],
    fitness: null,
    records: [],
  })
  numbers = {}
  reviews = { mei: review('mei', '陈小梅'), tao: review('tao', '李涛') }
  server.answer(contract.reviewList, () =>
    Object.values(reviews).map(({ studentId, username, header, state, text, isLocked, version }) => ({
      studentId,
      username,
      stuNo: numbers[studentId] ?? '',
      header,
      state,
      count: countWithoutSpaces(text),
      isLocked,
      version,
      text,
    })),
  )
  server.answer(contract.reviewDetail, ({ studentId }) => reviews[studentId] ?? review('x', ''))
  server.answer(contract.reviewSettings, { ...contract.usualSettings, minLength: 20 })
  server.answer(contract.phraseList, [{ id: 'p1', tag: '性格', text: '你像小太阳。' }])
  server.answer(
    contract.saveReview,
    ({ studentId, text, sentences = [], levels, state, teacherWords, tags }) => {
      const before = reviews[studentId] ?? review('x', '')
      const version = before.version + 1
      reviews[studentId] = {
        ...before,
        text,
        sentences,
        state,
        version,
        levels: levels ?? before.levels,
        teacherWords: teacherWords ?? '',
        tags: tags ?? [],
      }
      return { version, updatedAt: 1 }
    },
  )
})

const open = () => openScreen('/term-review?classId=c1&pupil=mei')
const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: '评语' })

it('a text saves itself, and going on marks it as done and opens the next pupil', async () => {
  const user = await open()
  await user.fill(await text(), '小梅爱读书，做事认真。')
  await waitFor(() => expect(reviews.mei?.text).toBe('小梅爱读书，做事认真。'))
  expect(reviews.mei?.sentences).toEqual([{ text: '小梅爱读书，做事认真。', evidence: [], isOwn: true }])

  await user.click(screen.getByRole('button', { name: '写好了，下一个' }))
  await screen.findByRole('heading', { name: '李涛' })
  expect(reviews.mei?.state).toBe('done')
  expect(address()).toContain('pupil=tao')
})

it('the reviews of the class are printed in a table by number, and not as an empty page', async () => {
  numbers = { mei: '10', tao: '2' }
  const { mei } = reviews
  if (mei) reviews.mei = { ...mei, text: '你真棒。', state: 'done' }
  await open()
  await text()

  const paper = within(await printPage(() => screen.getByRole('table', { name: '期末评语' })))
  const [, ...rows] = paper.getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['2李涛未写', '10陈小梅你真棒。已完成'])
  screen.getByText(/已完成 1 \/ 2 人/u)
})

it('a draft tells where each sentence came from, and one that the teacher changed is theirs', async () => {
  server.answer(contract.draftReviews, [
    { studentId: 'mei', text: '', sentences: drafted, teacherWords: '新年好。', missing: ['还没有写实记录'] },
  ])
  const user = await open()
  await user.click(await screen.findByRole('button', { name: '生成初稿' }))
  const area = await text()
  await waitFor(() => expect(area.value).toBe('小梅，你好。你被表扬了4次。新学期，希望你多读书。'))
  await screen.findByText(/还没有写实记录/u)

  area.focus()
  area.setSelectionRange(10, 10)
  await user.keyboard('{ArrowRight}')
  await screen.findByText('来自：积极发言 ×4')
  await user.fill(area, '小梅，你好。你被表扬了许多次。新学期，希望你多读书。')
  await waitFor(() => expect(reviews.mei?.sentences[1]?.isOwn).toBe(true))
  expect(reviews.mei?.sentences[0]?.isOwn).toBe(false)
})

it('a fact beside the text is put into it by a tap', async () => {
  server.answer(contract.rephraseReview, ({ sentence }) => ({
    ...sentence,
    text: '你积极发言，被表扬了4次。',
  }))
  const user = await open()
  await user.click(await screen.findByRole('button', { name: '把“积极发言”写进评语' }))
  await waitFor(async () => expect((await text()).value).toBe('你积极发言，被表扬了4次。'))
})

it('a classmate’s name, a sentence of a classmate and a wrong pronoun are told while one writes', async () => {
  reviews.tao = { ...reviews.tao, text: '你认真完成了每一次值日。' } as Review
  const user = await open()
  await user.fill(await text(), '你和李涛一起进步，他很高兴。你认真完成了每一次值日。')
  await screen.findByText('写到了别的同学：李涛')
  await screen.findByText(/称呼用了“他”/u)
  await screen.findByText(/这句和李涛的一样/u)
})

it('what a colleague wrote meanwhile stands beside one’s own text until the teacher chooses', async () => {
  server.refuse(contract.saveReview, 'reviewEdited', {
    stored: { ...written, text: '同事写的。', state: 'draft', version: 2, teacherName: '李老师' },
    given: {},
  })
  const user = await open()
  await user.fill(await text(), '我写的。')
  await screen.findByText('同事写的。')
  server.answer(contract.saveReview, { version: 3, updatedAt: 1 })
  const [keepsOwn] = screen.getAllByRole('button', { name: '留下这一份' })
  if (!keepsOwn) throw new Error('there is nothing to choose')
  await user.click(keepsOwn)
  await waitFor(() =>
    expect(server.requests(contract.saveReview).at(-1)).toMatchObject({ text: '我写的。', version: 2 }),
  )
})

it('levels that a colleague gave, and closing words, stay where one’s own text is kept', async () => {
  const given = { levels: ['优秀', null, null, null, null], teacherWords: '加油。', tags: ['开朗'] }
  server.refuse(contract.saveReview, 'reviewEdited', {
    stored: { ...written, ...given, text: '同事写的。', state: 'done', version: 2, teacherName: '李老师' },
    given: {},
  })
  const user = await open()
  await user.fill(await text(), '我写的。')
  const [keepsOwn] = await screen.findAllByRole('button', { name: '留下这一份' })
  server.answer(contract.saveReview, { version: 3, updatedAt: 1 })
  if (keepsOwn) await user.click(keepsOwn)

  const own = { text: '我写的。', state: 'draft', version: 2 }
  await waitFor(() => expect(server.requests(contract.saveReview).at(-1)).toMatchObject({ ...own, ...given }))
})

it('levels are the teacher’s, and what is proposed is taken by one tap with its reason in sight', async () => {
  const user = await open()
  await screen.findByText('成绩折合 92 分')
  await user.click(screen.getByRole('button', { name: '没评的用推荐：学业优秀' }))
  await waitFor(() => expect(reviews.mei?.levels[0]).toBe('优秀'))
})

it('a locked review can be read and not written, and only the owner is offered to unlock it', async () => {
  reviews.mei = {
    ...reviews.mei,
    text: '写好了。',
    state: 'done',
    isLocked: true,
    lock: { teacherName: '李老师', lockedAt: 1 },
  } as Review
  await open()
  expect((await text()).readOnly).toBe(true)
  expect(screen.queryByRole('button', { name: '写好了，下一个' })).toBeNull()
  await screen.findByRole('button', { name: '解锁' })
})

it('those without a review are drafted all at once', async () => {
  server.answer(contract.fillReviews, ({ studentIds }) => ({ studentIds: [...studentIds], missing: [] }))
  const user = await open()
  await user.click(await screen.findByRole('button', { name: '给没写的 2 人生成初稿' }))
  await waitFor(() => expect(server.requests(contract.fillReviews)[0]?.studentIds).toEqual(['mei', 'tao']))
})

it('a text in the words of a model stands beside it, and is taken over only by the teacher', async () => {
  reviews.mei = { ...reviews.mei, text: '小梅爱读书。', state: 'draft', canPolish: true } as Review
  server.answer(polishReview, ({ text: sent }) => ({ text: sent.replace('爱读书', '是个小书虫') }))
  const user = await open()
  await user.click(await screen.findByRole('button', { name: '润色' }))
  await screen.findByText('小梅是个小书虫。')
  expect((await text()).value).toBe('小梅爱读书。')
  await user.click(screen.getByRole('button', { name: '采用' }))
  await waitFor(async () => expect((await text()).value).toBe('小梅是个小书虫。'))
})

it('without a model or without consent nothing is offered', async () => {
  reviews.mei = { ...reviews.mei, text: '小梅爱读书。', state: 'draft' } as Review
  await open()
  await screen.findByDisplayValue('小梅爱读书。')
  expect(screen.queryByRole('button', { name: '润色' })).toBeNull()
})

it('one text is copied for another system', async () => {
  reviews.mei = { ...reviews.mei, text: '小梅爱读书。', state: 'done' } as Review
  const user = await open()
  const copies = await screen.findByRole('button', { name: '复制' })
  await user.click(copies)
  // Beside the button: a toast would lie over it.
  await within(copies.closest('footer') as HTMLElement).findByText('已复制')
  expect(await navigator.clipboard.readText()).toBe('小梅爱读书。')
})

it('where the browser keeps its clipboard, the text is selected for the keys', async () => {
  reviews.mei = { ...reviews.mei, text: '小梅爱读书。', state: 'done' } as Review
  const user = await open()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await user.click(await screen.findByRole('button', { name: '复制' }))

  await screen.findByText(/^这里不能自动复制。评语已经选中，请按 Ctrl\+C/)
  const field = await text()
  expect(document.activeElement).toBe(field)
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, '小梅爱读书。'.length])
  fireEvent.change(field, { target: { value: '小梅爱读书，也爱画画。' } })
  expect(screen.queryByText(/^这里不能自动复制/)).toBeNull()
})

it('two children of one name are told apart by their numbers where their reviews are written', async () => {
  numbers = { mei: '04', tao: '05' }
  reviews.tao = { ...reviews.tao, username: '陈小梅' } as Review
  const user = await open()
  await user.click(await screen.findByRole('button', { name: /^陈小梅 05/u }))

  await screen.findByRole('heading', { level: 2, name: '陈小梅 05' })
  screen.getByRole('button', { name: '上一个：陈小梅 04' })
})

it('the term and the pupil that were chosen at once are both kept', async () => {
  server.answer(termList, [
    makeTerm(),
    makeTerm({ key: '2025-1', name: '2025-2026学年第一学期', isCurrent: false }),
  ])
  await open()
  await text()
  act(() => {
    fireEvent.change(screen.getByLabelText('学期'), { target: { value: '2025-1' } })
    fireEvent.click(screen.getByRole('button', { name: /^李涛/u }))
  })

  await waitFor(() => expect(address()).toBe('/term-review?classId=c1&pupil=tao&term=2025-1'))
})

it('the review that is written stays open when a colleague adds a pupil before it, where no pupil was chosen', async () => {
  const user = await openScreen('/term-review?classId=c1')
  const field = await text()
  await user.fill(field, '小梅爱读书，')
  const [, tao] = Object.values(reviews)
  if (tao) reviews = { an: { ...tao, studentId: 'an', username: '安安' }, ...reviews }
  await tellLive({ type: 'students-changed', teacherId: 'li' })
  await screen.findByText('安安')
  await user.type(field, '做事认真。')

  await waitFor(() => expect(reviews.mei?.text).toBe('小梅爱读书，做事认真。'))
  expect(reviews.an?.text).toBe('')
  expect(screen.getByRole('heading', { name: '陈小梅' })).toBeTruthy()
})

it('the review that is written stays open when its term gives way to the next one, where no term was chosen', async () => {
  const term = (key: string, isCurrent: boolean) => ({ ...makeTerm(), key, name: key, isCurrent })
  server.answer(termList, [term('2026-1', true), term('2026-2', false)])
  const user = await openScreen('/term-review?classId=c1')
  const field = await text()
  server.answer(termList, [term('2026-1', false), term('2026-2', true)])
  const read = server.requests(termList).length
  await tellLive({ type: 'class-changed', teacherId: 'li' })
  await waitFor(() => expect(server.requests(termList).length).toBeGreaterThan(read))
  await user.fill(field, '小梅爱读书，做事认真。')

  await waitFor(() => expect(server.requests(contract.saveReview)).toMatchObject([{ termKey: '2026-1' }]))
  expect(field.isConnected).toBe(true)
})

it('terms that did not come are told and asked for again: the screen does not wait for good', async () => {
  server.fail(termList)
  const user = await open()
  const again = await screen.findByRole('button', { name: '再试一次' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('期末评语')

  server.answer(termList, [makeTerm()])
  await user.click(again)
  await text()
})
