import { labelWords } from '@pinge/contract/reviews/check-review.ts'
import { tagWords } from '@pinge/contract/reviews/review-values.ts'
import {
  bareSentence,
  calledNames,
  countWithoutSpaces,
  givenName,
} from '@pinge/contract/reviews/sentences.ts'
import type { ReviewDraft } from '@pinge/contract/reviews/reviews.ts'
import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import { expect, it } from 'vitest'
import type { Ground } from '../evidence/ground.ts'
import { sizeOf, variantsOf } from './choose-sentence.ts'
import { draftReview, rephrase, type DraftedPupil } from './draft-review.ts'
import { language, type Bank } from './language.ts'

const CLASSES = 200
const PUPILS = 60

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const shipped = Object.keys(language.doings)
const family = [...'王李张刘陈杨黄赵吴周']
const given = ['婉清', '浩然', '一诺', '子涵', '梓萱', '宇航', '诗', '小满', '安', '思远']
const strange = ['阿依古丽·买买提', 'Tom', '欧阳陈若溪', 'Maria Fernandez', '尼格买提·热合曼江·阿不都']

type Random = () => number
const below = (random: Random, most: number) => Math.floor(random() * most)

/** A child with nothing, with little, or with a whole term behind it. */
function anyGround(random: Random): Ground {
  const kind = below(random, 4)
  const items = Array.from({ length: kind * 2 }, () => ({
    name:
      random() < 0.8 ? (shipped[below(random, shipped.length)] ?? '') : `自定义${'甲乙丙'[below(random, 3)]}`,
    type: (1 + below(random, 5)) as QualityType,
    count: 1 + below(random, random() < 0.1 ? 2_000 : 9),
  }))
  const known = items.filter(({ name }, at) => items.findIndex((one) => one.name === name) === at)
  const some = <Value>(value: Value, share: number): Value[] => (random() < share * kind ? [value] : [])
  return {
    axes: [1, 2, 3, 4, 5].map((type) => known.filter((one) => one.type === type).length || null),
    items: known,
    comments: known.reduce((sum, { count }) => sum + count, 0) + below(random, 3),
    reminded: random() < 0.5 ? [(1 + below(random, 5)) as QualityType] : [],
    marks: [
      ...some({ subject: '语文', points: 91, level: '优秀' as const, hasRisen: random() < 0.5 }, 0.3),
      ...some({ subject: '数学', points: 52, level: '待提高' as const, hasRisen: random() < 0.5 }, 0.3),
    ],
    markMean: null,
    fitness: random() < 0.3 ? { total: 86.8, level: '良好' } : null,
    fitnessRises: some({ item: '一分钟跳绳', unit: '次', before: 96, after: 97 + below(random, 60) }, 0.2),
    records: some(
      { id: 'r', batchId: 'r', title: '秋收农场一日劳动', date: '2026-10-23', type: 4 as const },
      0.3,
    ),
    fullAttendance: random() < 0.4 ? 98 : null,
    goal: random() < 0.2 ? '每天读书半小时' : '',
  }
}

function anyClass(seed: number): DraftedPupil[] {
  const random = chance(seed)
  const words = Object.values(tagWords).flat()
  return Array.from({ length: PUPILS }, (_, place) => ({
    studentId: `s${place}`,
    username:
      random() < 0.05
        ? (strange[below(random, strange.length)] ?? '')
        : `${family[below(random, family.length)]}${given[below(random, given.length)]}`,
    place,
    ground: anyGround(random),
    tags: random() < 0.4 ? [words[below(random, words.length)] ?? ''] : [],
  }))
}

const asked = (seed: number) => ({
  seed,
  minLength: 80,
  maxLength: 150,
  grade: (seed % 6) + 1,
  season: ((seed % 2) + 1) as 1 | 2,
})

const levels = new Set(['优秀', '良好'])

/** Each class is drafted with a seed of its own, and each pupil of some classes too, as one by one. */
function draftClass(seed: number): { pupils: DraftedPupil[]; drafts: ReviewDraft[] } {
  const pupils = anyClass(seed)
  const drafts = pupils.map((pupil, at) => draftReview(pupil, asked(seed % 3 === 0 ? seed + at : seed)))
  return { pupils, drafts }
}

const classes = Array.from({ length: CLASSES }, (_, seed) => draftClass(seed))
const each = (check: (draft: ReviewDraft, pupil: DraftedPupil) => void) => {
  for (const { pupils, drafts } of classes)
    for (const [at, draft] of drafts.entries()) {
      const pupil = pupils[at]
      if (pupil) check(draft, pupil)
    }
}

it('states no fact without evidence, and no number or name that the database does not hold', () => {
  const unfounded: string[] = []
  each(({ sentences }, { username }) => {
    for (const { text, evidence } of sentences) {
      // What a child is called may have digits or quotes of its own.
      const said = text.replaceAll(username, '').replaceAll(givenName(username), '')
      const numbers = said.replaceAll(/50米/gu, '').match(/\d+(?:\.\d+)?/gu) ?? []
      const known = new Set(evidence.map(({ count }) => String(count)))
      const quoted = [...said.matchAll(/“([^”]+)”/gu)].map(([, words]) => words ?? '')
      const labels = evidence.map(({ label }) => label).join(' ')
      if (numbers.some((number) => !known.has(number))) unfounded.push(text)
      if (quoted.some((words) => !labels.includes(words) && !(evidence.length > 0 && levels.has(words))))
        unfounded.push(text)
    }
  })
  expect(unfounded).toEqual([])
})

it('says which facts are missing instead of padding', () => {
  each(({ missing, sentences }, { ground }) => {
    const facts = sentences.filter(
      ({ evidence: [one] }) => one && one.kind !== 'tag' && one.kind !== 'reminder',
    )
    if (ground.comments === 0 && facts.length === 0) expect(missing).toContain('本学期还没有点评，建议补充')
    if (facts.length >= 3) expect(missing).toEqual([])
  })
})

it('says no sentence twice in a class, also when drafts are made one by one', () => {
  const twice: string[] = []
  for (const { pupils, drafts } of classes) {
    const names = pupils.flatMap(({ username }) => calledNames(username))
    const seen = new Set<string>()
    for (const { sentences } of drafts)
      for (const { text } of sentences.slice(1)) {
        const bare = bareSentence(text, names)
        if (seen.has(bare)) twice.push(text)
        seen.add(bare)
      }
  }
  expect(twice).toEqual([])
})

it('begins and ends the sentences of a draft of the usual length each in another way', () => {
  const alike: string[] = []
  let drafts = 0
  each(({ sentences, text }) => {
    const facts = sentences.slice(1)
    if (facts.length > 4) return
    drafts += 1
    const openers = facts.map((sentence) => sentence.text.split(/[，：]/u)[0])
    const tails = facts.map((sentence) => sentence.text.split('，').at(-1))
    if (new Set(openers).size < facts.length || new Set(tails).size < facts.length) alike.push(text)
  })
  expect(alike.length / drafts).toBeLessThan(0.01)
})

it('hopes once at most, with no number and no reproach, and never speaks of weight, illness, family or rank', () => {
  const never = [
    ...labelWords,
    '体重',
    '生病',
    '爸爸',
    '妈妈',
    '名次',
    '排名',
    '第一名',
    '批评',
    '提醒',
    '缺点',
    '不好',
  ]
  each(({ sentences, text }, { ground }) => {
    const hopes = sentences.filter(({ evidence: [one] }) => one?.kind === 'reminder')
    expect(hopes.length).toBeLessThanOrEqual(1)
    for (const hope of hopes) expect(hope.text).not.toMatch(/\d/u)
    if (ground.reminded.length > 0 && hopes[0]) expect(hopes[0].evidence[0]?.count).toBeNull()
    expect(never.filter((word) => text.includes(word))).toEqual([])
  })
})

it('is as long as a report asks for where there is enough to say, calls the child at most twice, and by no pronoun but you', () => {
  const short: string[] = []
  each(({ text, missing }, { username }) => {
    const count = countWithoutSpaces(text)
    expect(count).toBeLessThanOrEqual(150)
    if (missing.length === 0 && count < 80) short.push(text)
    expect(text.split(givenName(username)).length - 1).toBeLessThanOrEqual(2)
    expect(text.replaceAll(/其他|他人/gu, '')).not.toMatch(/[他她]/u)
    expect(text).not.toMatch(/[{}]/u)
  })
  expect(short).toEqual([])
})

/** Records whose titles name the pupil, as 张子涵书法展. */
const named = (pupil: DraftedPupil, titles: readonly string[]): DraftedPupil => ({
  ...pupil,
  ground: {
    ...pupil.ground,
    records: titles.map((title) => ({ id: title, batchId: title, title, date: '2026-10-23', type: 5 })),
  },
})

it('calls the child at most twice, also where the titles of its records have the name in them', () => {
  const often: string[] = []
  for (const { pupils } of classes.slice(0, 20))
    for (const [seed, pupil] of pupils.entries()) {
      const { username } = pupil
      const titles = [
        `${username}书法展`,
        `${username}的科技小制作`,
        `为${username}鼓掌`,
        `看${username}跳绳`,
      ]
      const { text } = draftReview(named(pupil, titles), asked(seed))
      if (text.split(givenName(username)).length - 1 > 2) often.push(text)
    }
  expect(often).toEqual([])
})

it('says of the same done by all no sentence twice, whose title begins with another name each time', () => {
  for (const { pupils } of classes.slice(0, 20)) {
    const names = pupils.flatMap(({ username }) => calledNames(username))
    const said = pupils
      .flatMap((pupil) => draftReview(named(pupil, [`${pupil.username}书法展`]), asked(5)).sentences)
      .filter(({ evidence: [one] }) => one?.kind === 'record')
      .map(({ text }) => bareSentence(text, names))
    expect(new Set(said).size).toBe(said.length)
  }
})

it('tells of no illness, no family and no rank, though a record or a goal is called so', () => {
  const titles = ['照顾住院的妈妈', '数学考试全班第一名', '秋收劳动']
  for (const [seed, pupil] of (classes[0]?.pupils ?? []).entries()) {
    const { ground, ...told } = named(pupil, titles)
    const { text } = draftReview({ ...told, ground: { ...ground, goal: '考试超过爸爸' } }, asked(seed))
    expect(text).not.toMatch(/住院|妈妈|爸爸|第一名/u)
  }
})

it('is the same for the same seed and facts, and another in other words', () => {
  const [first] = anyClass(7)
  if (!first) throw new Error('a class has pupils')
  expect(draftReview(first, asked(5))).toEqual(draftReview(first, asked(5)))
  const said = draftReview(first, asked(5)).sentences
  for (const sentence of said) expect(rephrase(first, sentence, 6)?.evidence).toEqual(sentence.evidence)
})

/** Every sentence that a bank can make, without what stands in its places. */
function allOf({ openers, middles, tails }: Bank): string[] {
  return openers.flatMap((opener) =>
    middles.flatMap((middle) =>
      tails.map((tail) => bareSentence((opener + middle + tail).replaceAll(/\{\w+\}/gu, 'X'), [])),
    ),
  )
}

it('has words for 200 pupils eight times over, no two of them alike', () => {
  const { item, itemUncounted, tag, hope, ...rest } = language
  const banks: Bank[] = [
    { ...item, middles: [...item.middles, ...item.doings] },
    { ...itemUncounted, middles: [...itemUncounted.middles, ...itemUncounted.doings] },
    rest.record,
    rest.markRise,
    rest.markLevel,
    rest.fitnessRise,
    rest.fitnessLevel,
    rest.attendance,
    rest.goal,
    ...Object.values(tag.middles).map((middles) => ({ ...tag, middles })),
    ...Object.values(hope.wishes).map((middles) => ({ ...hope, middles })),
  ]
  for (const bank of banks) {
    expect(variantsOf(bank)).toBeGreaterThanOrEqual(8)
    expect(new Set(allOf(bank)).size).toBe(sizeOf(bank))
  }
})

it('keeps its sentences short enough to read aloud, and free of labels', () => {
  const text = JSON.stringify(language)
  expect(labelWords.filter((word) => text.includes(word))).toEqual([])
  for (const line of text.match(/"[^"]+"/gu) ?? []) expect(line.length).toBeLessThanOrEqual(46)
})

const placesIn = (line: string) => [...new Set(line.match(/\{\w+\}/gu))].toSorted().join('')

it('leaves places in its sentences for exactly what is told in them', () => {
  const { item, itemUncounted, tag, hope } = language
  const banks: Record<string, { openers: string[]; tails: string[]; middles: string[] }[]> = {
    '{count}{item}': [item],
    '{count}{doing}': [{ ...item, middles: item.doings }],
    '{item}': [itemUncounted],
    '{doing}': [{ ...itemUncounted, middles: itemUncounted.doings }],
    '{title}': [language.record],
    '{subject}': [language.markRise],
    '{level}{subject}': [language.markLevel],
    '{after}{before}{item}{unit}': [language.fitnessRise],
    '{level}': [language.fitnessLevel],
    '{count}': [language.attendance],
    '{goal}': [language.goal],
    '{word}': Object.values(tag.middles).map((middles) => ({ ...tag, middles })),
    '': Object.values(hope.wishes).map((middles) => ({ ...hope, middles })),
  }
  const wrong = Object.entries(banks).flatMap(([places, sentences]) =>
    sentences.flatMap(({ openers, middles, tails }) => [
      ...middles.filter((line) => placesIn(line) !== places),
      ...[...openers, ...tails].filter((line) => placesIn(line) !== ''),
    ]),
  )
  expect(wrong).toEqual([])
  expect(language.greetings.filter((line) => placesIn(line) !== '{name}')).toEqual([])
})
