import * as contract from '@pinge/contract/reviews/reviews.ts'
import type { Phrase } from '@pinge/contract/reviews/review-values.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { holdClock, pass } from '../../../test/clock.ts'
import { makeReview } from '../../../test/make/review.ts'
import { openSchoolClass, type SchoolClass } from '../../../test/school-class.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'

/** So long after the last change a review is saved. */
const PAUSE_MS = 800
const PATH = '/term-review?classId=c1&pupil=mei'
let school: SchoolClass
let phrases: Phrase[]

beforeEach(() => {
  holdClock()
  school = openSchoolClass()
  phrases = [
    { id: 'p1', tag: '性格', text: '你像小太阳。' },
    { id: 'p2', tag: '性格', text: '你像春风。' },
    { id: 'p3', tag: '学习', text: '你爱动脑筋。' },
  ]
  const { username, header, version } = makeReview()
  const listed = {
    username,
    stuNo: '',
    header,
    version,
    state: 'none' as const,
    count: 0,
    isLocked: false,
    text: '',
  }
  server.answer(contract.reviewList, [
    { ...listed, studentId: 'mei' },
    { ...listed, studentId: 'tao', username: '李涛', state: 'done', text: '李涛跑得快。', count: 6 },
    { ...listed, studentId: 'lin', username: '林一', state: 'draft', isLocked: true },
  ])
  server.answer(contract.reviewDetail, ({ studentId }) => makeReview({ studentId }))
  server.answer(contract.reviewSettings, contract.usualSettings)
  server.answer(contract.phraseList, () => phrases)
  server.answer(contract.saveReview, ({ version = 0 }) => ({ version: version + 1, updatedAt: 1 }))
})

const bank = async () => within(await screen.findByRole('region', { name: '常用词句' }))
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '评语' }).value
const saved = () => server.requests(contract.saveReview).at(-1)

describe('the sentences that a teacher keeps', () => {
  it('stand by their tag, and one is put into the text by a tap as the teacher’s own', async () => {
    const user = await openScreen(PATH)
    const words = await bank()
    await words.findByRole('button', { name: '你像小太阳。' })
    expect(words.queryByRole('button', { name: '你爱动脑筋。' })).toBeNull()
    await user.click(words.getByRole('tab', { name: '学习' }))
    await user.click(words.getByRole('button', { name: '你爱动脑筋。' }))

    expect(text()).toBe('你爱动脑筋。')
    await pass(PAUSE_MS)
    await waitFor(() =>
      expect(saved()?.sentences).toEqual([{ text: '你爱动脑筋。', evidence: [], isOwn: true }]),
    )
  })

  it('are removed one by one, also after one whose answer did not come', async () => {
    server.fail(contract.removePhrase)
    const user = await openScreen(PATH)
    const words = await bank()
    await user.click(await words.findByRole('button', { name: '删除“你像小太阳。”' }))
    await words.findByText(/网络/u)
    server.answer(contract.removePhrase, ({ id }) => {
      phrases = phrases.filter((phrase) => phrase.id !== id)
      return null
    })
    await user.click(words.getByRole('button', { name: '删除“你像春风。”' }))

    await waitFor(() => expect(words.queryByRole('button', { name: '你像春风。' })).toBeNull())
    words.getByRole('button', { name: '你像小太阳。' })
  })

  it('grow by the sentence at which the caret stands', async () => {
    server.answer(contract.savePhrase, ({ tag, text: kept }) => {
      phrases = [...phrases, { id: 'p4', tag, text: kept }]
      return { id: 'p4' }
    })
    const user = await openScreen(PATH)
    await user.fill(await screen.findByRole('textbox', { name: '评语' }), '你像小树苗。')
    await user.keyboard('{ArrowLeft}')
    await user.click(await screen.findByRole('button', { name: /常用句/u }))

    await screen.findByText('存进了“性格”的常用句')
    expect(server.requests(contract.savePhrase)).toMatchObject([{ tag: '性格', text: '你像小树苗。' }])
  })
})

describe('the words towards which a draft is written', () => {
  it('are chosen and given up by a tap, the newest six of them', async () => {
    const user = await openScreen(PATH)
    const words = await bank()
    const [first, ...others] = within(words.getByRole('tabpanel'))
      .getAllByRole('button')
      .filter((button) => button.hasAttribute('aria-pressed'))
    if (!first) throw new Error('there are no words')
    await user.click(first)
    expect(first.getAttribute('aria-pressed')).toBe('true')
    for (const word of others.slice(0, 6)) await user.click(word)

    expect(first.getAttribute('aria-pressed')).toBe('false')
    await pass(PAUSE_MS)
    await waitFor(() => expect(saved()?.tags).toHaveLength(Math.min(6, others.length)))
  })
})

describe('the pupils of the class', () => {
  it('are counted by how far their reviews are, and found by a name or a word of the text', async () => {
    const user = await openScreen(PATH)
    const pupils = within(await screen.findByRole('navigation', { name: '学生' }))
    expect(pupils.getByText(/人写好了$/u).textContent).toBe('1/3 人写好了')
    pupils.getByRole('button', { name: /林一.*已锁定/u })
    await user.fill(pupils.getByRole('searchbox', { name: '搜索姓名或评语' }), '跑得快')
    expect(pupils.getAllByRole('button')).toHaveLength(1)
    await user.fill(pupils.getByRole('searchbox', { name: '搜索姓名或评语' }), '恐龙')

    pupils.getByText('没有找到“恐龙”，换个词试试')
  })

  it('that were just drafted are counted, with those of whom little is known', async () => {
    server.answer(contract.fillReviews, ({ studentIds }) => ({
      studentIds: [...studentIds],
      missing: [{ studentId: 'mei', words: ['还没有写实记录'] }],
    }))
    const user = await openScreen(PATH)
    // One that is done or locked is not written over.
    await user.click(await screen.findByRole('button', { name: '给没写的 1 人生成初稿' }))

    await screen.findByText('生成了 1 份初稿，其中 1 人的依据还少')
  })
})

describe('the settings of reviews', () => {
  it('tell what does not fit beside each field, and keep what was typed after a refusal', async () => {
    server.refuse(contract.saveReviewSettings, 'reviewLengthsCrossed')
    const user = await openScreen(PATH)
    await user.click(await screen.findByRole('button', { name: '评语设置' }))
    const dialog = within(await screen.findByRole('dialog', { name: '评语设置' }))
    const least = await dialog.findByLabelText<HTMLInputElement>('最少字数')
    await user.fill(least, '5')
    await user.fill(dialog.getByLabelText('推荐等级的表扬分'), '12 6')
    await user.fill(dialog.getByLabelText(/^不用的词/u), '一二三四五六七八九十一')
    await user.click(dialog.getByRole('button', { name: '保存' }))
    dialog.getByText('填 20 到 500 之间的数')
    dialog.getByText('要三个数，如 12 6 2')
    dialog.getByText('一个词最多 10 个字')
    expect(server.requests(contract.saveReviewSettings)).toEqual([])

    await user.fill(least, '200')
    await user.fill(dialog.getByLabelText('推荐等级的表扬分'), '12、6，2')
    await user.fill(dialog.getByLabelText(/^不用的词/u), `调皮 ${'𠮷'.repeat(10)}`)
    await user.click(dialog.getByRole('button', { name: '保存' }))
    await waitFor(() =>
      expect(server.requests(contract.saveReviewSettings)).toEqual([
        {
          classId: 'c1',
          minLength: 200,
          points: [12, 6, 2],
          words: ['调皮', '𠮷'.repeat(10)],
          requestId: expect.any(String),
        },
      ]),
    )
    expect(least.value).toBe('200')
    screen.getByRole('dialog', { name: '评语设置' })
  })

  it('are not taken away by Escape before they are saved', async () => {
    const user = await openScreen(PATH)
    await user.click(await screen.findByRole('button', { name: '评语设置' }))
    const dialog = within(await screen.findByRole('dialog', { name: '评语设置' }))
    const words = await dialog.findByLabelText<HTMLInputElement>(/^不用的词/u)
    await user.fill(words, '调皮')
    await user.keyboard('{Escape}')

    const asked = within(await screen.findByRole('alertdialog', { name: '设置还没有保存' }))
    await user.click(asked.getByRole('button', { name: '继续填写' }))
    expect(words.value).toBe('调皮')
  })

  it('are the owner’s alone', async () => {
    school.summary = { ...school.summary, isOwner: false }
    await openScreen(PATH)
    await screen.findByRole('button', { name: '导出' })

    expect(screen.queryByRole('button', { name: '评语设置' })).toBeNull()
    screen.getByRole('button', { name: /^给没写的/u })
  })
})

it('the reviews of a class that rests are read, and nothing is drafted', async () => {
  school.summary = { ...school.summary, isArchived: true }
  await openScreen(PATH)
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '评语' })

  expect(field.readOnly).toBe(true)
  expect(screen.queryByRole('button', { name: /初稿/u })).toBeNull()
  expect(screen.queryByRole('region', { name: '常用词句' })).toBeNull()
})

it('reviews that could not be read are asked for again by one tap, below the head of the screen', async () => {
  server.refuse(contract.reviewList, 'serviceBusy')
  const user = await openScreen(PATH)
  await screen.findByText('没有加载出来')
  screen.getByRole('combobox', { name: '学期' })
  server.answer(contract.reviewList, [])
  await user.click(screen.getByRole('button', { name: '再试一次' }))

  await screen.findByText('先添加学生，再来写评语。')
})
