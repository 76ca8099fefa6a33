import { expect, it } from 'vitest'
import { checkReview } from './check-review.ts'
import { proposeLevels } from './propose-levels.ts'
import { ReviewState, reviewStateNames } from './review-values.ts'
import { countWithoutSpaces, followSentences, givenName, sentenceAt, splitSentences } from './sentences.ts'

it('calls a child as its class does', () => {
  const names = ['何婉清', '欧阳陈若溪', '丁当', '阿依古丽·买买提', 'Tom', '司马光']
  expect(names.map(givenName)).toEqual(['婉清', '陈若溪', '丁当', '阿依古丽', 'Tom', '司马光'])
})

it('cuts no rare character of a name in two, and nothing off a long name without a dot', () => {
  expect(['𠮷野樱', '王𠮷', '李𠮷野', '阿卜杜热合曼'].map(givenName)).toEqual([
    '野樱',
    '王𠮷',
    '𠮷野',
    '阿卜杜热合曼',
  ])
})

it('splits a text into sentences that together are the text again', () => {
  const text = '婉清，你好！他说：“真棒。”\n你读了《夏洛的网》。还有呢……没写完'
  expect(splitSentences(text).join('')).toBe(text)
  expect(splitSentences(text)).toHaveLength(6)
  expect(countWithoutSpaces(' 你 好。\n')).toBe(3)
})

it('keeps where a sentence came from while it stands, wherever it stands', () => {
  const evidence = [{ kind: 'item' as const, label: '爱阅读', count: 2, type: 5 as const }]
  const before = [
    { text: '一。', evidence: [], isOwn: false },
    { text: '二。', evidence, isOwn: false },
  ]
  const now = followSentences('二。新的。一。', before)
  expect(now.map(({ isOwn }) => isOwn)).toEqual([false, true, false])
  expect(now[0]?.evidence).toEqual(evidence)
  expect(followSentences(' 一。\n二。', before).map(({ isOwn }) => isOwn)).toEqual([false, true, false])
  expect([0, 2, 5, 99].map((offset) => sentenceAt(now, offset))).toEqual([0, 1, 2, 2])
})

const check = {
  studentId: 'a',
  username: '陈小梅',
  gender: 'female' as const,
  minLength: 5,
  maxLength: 30,
  words: ['调皮'],
  classmates: [
    { studentId: 'a', username: '陈小梅', text: '' },
    { studentId: 'b', username: '李梅', text: '李梅，你好啊。你认真完成了值日工作。' },
    { studentId: 'c', username: '小梅花', text: '' },
  ],
}
const kinds = (text: string, more: Partial<typeof check> = {}) =>
  checkReview(text, { ...check, ...more }).map(({ kind }) => kind)

it('tells of another pupil’s name, but not of one inside the pupil’s own', () => {
  expect(kinds('小梅和李梅一起读书。')).toEqual(['other-name'])
  expect(kinds('小梅读书很认真。')).toEqual([])
  expect(kinds('和梅花一起读书。')).toEqual(['other-name'])
})

it('tells of a wrong pronoun, and takes 其他 for none', () => {
  expect(kinds('他读书很认真，很好。')).toEqual(['pronoun'])
  expect(kinds('和其他人一起认真读书。')).toEqual([])
  expect(checkReview('他读书很认真，很好。', check)[0]?.text).toBe('称呼用了“他”，名单里是女生')
  expect(checkReview('她读书很认真，很好。', { ...check, gender: 'male' })[0]?.text).toBe(
    '称呼用了“她”，名单里是男生',
  )
})

it('tells of a classmate’s sentence whatever its numbers and names, but not of a greeting', () => {
  expect(kinds('你认真完成了3值日工作。')).toEqual(['repeated'])
  expect(kinds('小梅，你好啊。读书吧。')).toEqual([])
})

it('compares sentences of six letters and more, without names, and none with the pupil’s own text', () => {
  const greeting = '新学期快乐又健康！'
  const write = (id: string) => (id === 'a' ? '小梅按时完成作业了。' : '')
  const texts = (text: string) =>
    checkReview(text, {
      ...check,
      classmates: [
        ...check.classmates.map((mate) => ({ ...mate, text: mate.text + write(mate.studentId) })),
        { studentId: 'd', username: '丁当', text: `丁当，${greeting}丁当做事很有耐心。你跑得真快。` },
      ],
    }).filter(({ kind }) => kind === 'repeated')

  expect(texts('小梅按时完成作业了。')).toEqual([])
  expect(texts('你好。 小梅做事很有耐心。')).toMatchObject([
    { words: '小梅做事很有耐心。', text: '这句和丁当的一样：小梅做事很有耐心。' },
  ])
  expect(texts('你跑得真快。')).toEqual([])
  for (const name of ['小梅', '陈小梅', ' 小梅']) expect(texts(`${name}，${greeting}读书吧。`)).toEqual([])
})

it('says how many letters are missing or too many, and nothing at the bounds', () => {
  const advice = (length: number) => checkReview('好'.repeat(length), check).map(({ text }) => text)

  expect([4, 5, 30, 32].map(advice)).toEqual([['还差 1 字'], [], [], ['多了 2 字']])
  expect(kinds(' \n')).toEqual([])
})

it('tells of labels, of the class’s own words and of the length', () => {
  expect(kinds('你有一点懒，也有一点调皮。')).toEqual(['label', 'label'])
  expect(kinds('很好。')).toEqual(['length'])
  expect(kinds('')).toEqual([])
})

it('proposes levels from marks, fitness and praise, and never 待提高 from comments', () => {
  const ground = { axes: [99, 12, 99, 2, 1], markMean: 84, fitness: null }
  expect(proposeLevels(ground).map(({ level }) => level)).toEqual(['良好', '优秀', null, '合格', null])
  expect(proposeLevels(ground).map(({ reason }) => reason)).toEqual([
    '成绩折合 84 分',
    '习惯表扬 12 分',
    '体质还没有测全',
    '实践表扬 2 分',
    '审美的表扬还少',
  ])
  const fromOne = { points: [3, 2, 1], marks: [85, 70, 60] }
  expect(proposeLevels({ ...ground, axes: [] }, fromOne)[1]?.level).toBe(null)
  const tested = { ...ground, markMean: null, fitness: { level: '及格' as const, total: 61 } }
  expect(proposeLevels(tested).map(({ level }) => level)).toEqual([null, '优秀', '合格', '合格', null])
  expect(proposeLevels({ ...ground, markMean: 59 })[0]?.level).toBe('待提高')
})

it('proposes 优秀 from 85 hundredths on, and never names a bound that was not reached', () => {
  const proposed = (markMean: number) => proposeLevels({ axes: [], markMean, fitness: null })[0]

  expect(proposed(84.6)).toEqual({ level: '良好', reason: '成绩折合 84.6 分' })
  expect(proposed(84.96)).toEqual({ level: '良好', reason: '成绩折合 84.9 分' })
  expect(proposed(85)).toEqual({ level: '优秀', reason: '成绩折合 85 分' })
  expect(proposed(59.99)).toEqual({ level: '待提高', reason: '成绩折合 59.9 分' })
})

it('calls a review 未写, 草稿 or 已完成', () => {
  expect(ReviewState.options.map((state) => reviewStateNames[state])).toEqual(['未写', '草稿', '已完成'])
})
