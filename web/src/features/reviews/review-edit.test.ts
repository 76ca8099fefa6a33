import type { Sentence } from '@pinge/contract/reviews/review-values.ts'
import { describe, expect, it } from 'vitest'
import {
  isSameReview,
  keepOwnText,
  formatOrigin,
  withDraft,
  withSentenceAfter,
  withSentenceAt,
  withText,
  type ReviewEdit,
} from './review-edit.ts'

const item = { kind: 'item' as const, label: '积极发言', count: 4, type: 1 as const }
const from = (text: string, evidence: Sentence['evidence'] = [item]): Sentence => ({
  text,
  evidence,
  isOwn: false,
})
const own = (text: string): Sentence => ({ text, evidence: [], isOwn: true })
const edit = (sentences: Sentence[], said: Partial<ReviewEdit> = {}): ReviewEdit => ({
  text: sentences.map(({ text }) => text).join(''),
  sentences,
  levels: [null, null, null, null, null],
  teacherWords: '',
  tags: [],
  state: 'done',
  ...said,
})

describe('a text that is typed over', () => {
  it('keeps the origin of the sentences that still stand, and is a draft again', () => {
    const before = edit([from('你发言积极。'), own('你爱读书。')])

    const after = withText(before, '你发言积极。你爱读书，也爱画画。', [])

    expect(after.state).toBe('draft')
    expect(after.sentences).toEqual([from('你发言积极。'), own('你爱读书，也爱画画。')])
  })

  it('knows a sentence again that was cut out and comes back', () => {
    const known = [from('你发言积极。')]

    const after = withText(edit([own('你爱读书。')]), '你爱读书。你发言积极。', known)

    expect(after.sentences[1]).toEqual(from('你发言积极。'))
  })

  it('of which nothing but spaces is left counts as not written', () => {
    expect(withText(edit([own('你好。')]), ' \n', []).state).toBe('none')
  })
})

describe('a sentence', () => {
  it('is put behind the one at which the teacher stands, or begins an empty text', () => {
    const two = edit([own('一。'), own('三。')])

    expect(withSentenceAfter(two, 0, from('二。')).text).toBe('一。二。三。')
    expect(withSentenceAfter(edit([own('一。'), own('三。'), own('四。')]), 0, from('二。')).text).toBe(
      '一。二。三。四。',
    )
    expect(withSentenceAfter(edit([]), -1, from('一。')).text).toBe('一。')
  })

  it('takes the place of another, and the rest stays', () => {
    const after = withSentenceAt(edit([own('一。'), own('二。')]), 1, from('两。'))

    expect(after.text).toBe('一。两。')
    expect(after.sentences[0]).toEqual(own('一。'))
  })
})

describe('one’s own text that is kept', () => {
  const seen = edit([own('一。')], { teacherWords: '加油。', tags: ['开朗'], state: 'draft' })
  const theirs = edit([own('三。')], { teacherWords: '新年好。', tags: ['细心'], state: 'done' })

  it('stays a draft with its sentences, beside what the colleague alone changed', () => {
    const mine = { ...withText(seen, '二。', []), tags: ['爱笑'] }

    const { text, sentences, teacherWords, tags, state } = keepOwnText(seen, mine, theirs)

    expect([text, sentences, state]).toEqual(['二。', [own('二。')], 'draft'])
    expect([teacherWords, tags]).toEqual(['新年好。', ['爱笑']])
  })

  it('stays where the colleague wrote another one and it was not touched here', () => {
    const mine = { ...seen, levels: ['优秀' as const, null, null, null, null] }

    expect(keepOwnText(seen, mine, theirs)).toEqual({ ...mine, teacherWords: '新年好。', tags: ['细心'] })
  })
})

describe('another draft', () => {
  const draft = {
    studentId: 's1',
    text: '',
    sentences: [from('你好。', []), from('希望你进步。', [])],
    teacherWords: '新年好。',
    missing: [],
  }

  it('keeps what the teacher wrote, before the hope with which it ends', () => {
    const after = withDraft(edit([from('旧的。'), own('你爱读书。'), own(' ')]), draft)

    expect(after.text).toBe('你好。你爱读书。希望你进步。')
  })

  it('brings closing words only where there are none', () => {
    expect(withDraft(edit([]), draft).teacherWords).toBe('新年好。')
    expect(withDraft(edit([], { teacherWords: '加油。' }), draft).teacherWords).toBe('加油。')
  })
})

it.each([
  [own('你爱读书。'), '自己写的'],
  [from('你好。', []), '问候和希望，不说事实'],
  [from('你被表扬了。', [item, { ...item, label: '专心听讲', count: null }]), '来自：积极发言 ×4、专心听讲'],
  [from('少走神。', [{ ...item, kind: 'reminder', label: '上课走神' }]), '希望：上课走神'],
  [from('你开朗。', [{ ...item, kind: 'tag', label: '开朗', count: null }]), '选的词：开朗'],
  [from('你去了农场。', [{ ...item, kind: 'record', label: '秋收劳动', count: 1 }]), '来自：秋收劳动'],
])('says where a sentence came from: %j', (sentence, words) => {
  expect(formatOrigin(sentence)).toBe(words)
})

it('two texts of one review are the same only where all that is written in them is', () => {
  const one = edit([own('一。')])

  expect(isSameReview(one, { ...one })).toBe(true)
  expect(isSameReview(one, { ...one, teacherWords: '加油' })).toBe(false)
})
