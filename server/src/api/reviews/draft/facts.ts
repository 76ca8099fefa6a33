import { tagWords, type Evidence, type PhraseTag } from '@pinge/contract/reviews/review-values.ts'
import { qualityTypes, type QualityType } from '@pinge/contract/values/quality-type.ts'
import type { Ground } from '../evidence/ground.ts'
import type { Fact } from './fact.ts'
import { NEVER_SAID } from '../never-said.ts'
import { language, type Bank } from './language.ts'

/** All that may be said of a pupil, by kind, the most telling first. */
export function factsOf(ground: Ground, username: string): Fact[] {
  const facts = [
    ...calledOnce(ground.items).map(itemFact),
    ...tellingMarks(ground).flatMap(markFacts),
    ...ground.records.map((record) => recordFact(record, username)),
    ...ground.fitnessRises.map(fitnessRise),
    ...fitnessLevel(ground),
    ...attendance(ground),
    ...goalFact(ground),
  ]
  // A title or a goal is told as the teacher or the pupil wrote it.
  return facts.filter(({ fields }) => !Object.values(fields).some((text) => NEVER_SAID.test(text)))
}

/** An item that was moved to another quality in the term is one and the same in a text, which tells its number once. */
function calledOnce(items: Ground['items']): Ground['items'] {
  return [...Map.groupBy(items, ({ name }) => name).values()]
    .flatMap(([first, ...others]) =>
      first ? { ...first, count: others.reduce((sum, { count }) => sum + count, first.count) } : [],
    )
    .toSorted((a, b) => b.count - a.count)
}

/** From so many times on a number tells something of every item; with fewer, of the most praised one alone. */
const TELLING_COUNT = 3

/** A shorter rest of a title says nothing without the name in front. */
const MIN_TITLE_LENGTH = 2

function itemFact({ name, type, count }: Ground['items'][number], at: number): Fact {
  const isCounted = count >= TELLING_COUNT || (at === 0 && count > 1)
  const bank = isCounted ? language.item : language.itemUncounted
  const doing = language.doings[name]
  const { openers, tails } = bank
  const middles = doing === undefined ? bank.middles : [...bank.middles, ...bank.doings]
  return {
    key: `item ${name}`,
    bank: { openers, middles, tails },
    fields: { item: name, count: String(count), doing: doing ?? '' },
    evidence: [{ kind: 'item', label: name, count, type }],
  }
}

/** What rose first, then what is best. */
function tellingMarks({ marks }: Ground): Ground['marks'] {
  return marks.toSorted((a, b) => Number(b.hasRisen) - Number(a.hasRisen) || b.points - a.points)
}

function markFacts({ subject, level, hasRisen }: Ground['marks'][number]): Fact[] {
  const evidence: Evidence[] = [{ kind: 'mark', label: subject, count: null, type: 1 }]
  if (hasRisen) return [{ key: `rise ${subject}`, bank: language.markRise, fields: { subject }, evidence }]
  if (level !== '优秀' && level !== '良好') return []
  const fields = { subject, level }
  return [{ key: `level ${subject} ${level}`, bank: language.markLevel, fields, evidence }]
}

function recordFact({ title, type }: Ground['records'][number], username: string): Fact {
  const told = withoutName(title, username)
  return {
    key: `record ${told}`,
    bank: language.record,
    fields: { title: told },
    evidence: [{ kind: 'record', label: title, count: null, type }],
  }
}

/** 张子涵的科技小制作 is 科技小制作 in a text that calls the pupil by name already. */
function withoutName(title: string, username: string): string {
  const rest = title.startsWith(username) ? title.slice(username.length).replace(/^的/u, '') : title
  return [...rest].length < MIN_TITLE_LENGTH ? title : rest
}

function fitnessRise({ item, unit, before, after }: Ground['fitnessRises'][number]): Fact {
  return {
    key: `fitness ${item}`,
    bank: language.fitnessRise,
    fields: { item, unit, before: String(before), after: String(after) },
    evidence: [
      { kind: 'fitness', label: item, count: after, type: 3 },
      { kind: 'fitness', label: `${item}（上次）`, count: before, type: 3 },
    ],
  }
}

function fitnessLevel({ fitness }: Ground): Fact[] {
  if (!fitness || (fitness.level !== '优秀' && fitness.level !== '良好')) return []
  const { level, total } = fitness
  return [
    {
      key: `fitness level ${level}`,
      bank: language.fitnessLevel,
      fields: { level },
      evidence: [{ kind: 'fitness', label: `体质测试${level}`, count: total, type: 3 }],
    },
  ]
}

function attendance({ fullAttendance }: Ground): Fact[] {
  if (fullAttendance === null) return []
  return [
    {
      key: 'attendance',
      bank: language.attendance,
      fields: { count: String(fullAttendance) },
      evidence: [{ kind: 'attendance', label: '全勤', count: fullAttendance, type: 2 }],
    },
  ]
}

function goalFact({ goal }: Ground): Fact[] {
  if (goal === '') return []
  return [
    {
      key: `goal ${goal}`,
      bank: language.goal,
      fields: { goal },
      evidence: [{ kind: 'evaluation', label: goal, count: null, type: null }],
    },
  ]
}

/** A word that the teacher chose; null where no bank has it, or it is a hope. */
export function tagFact(word: string): Fact | null {
  const tag = (Object.keys(tagWords) as PhraseTag[]).find((room) => tagWords[room].includes(word))
  const middles = tag && language.tag.middles[tag]
  if (!middles) return null
  const { openers, tails } = language.tag
  return {
    key: `tag ${word}`,
    bank: { openers, middles, tails },
    fields: { word },
    evidence: [{ kind: 'tag', label: word, count: null, type: null }],
  }
}

/**
 * What is hoped for: by a word of 期望; else in the quality that was reminded of most, which is not told; else in the one
 * that was praised least.
 */
export function hopeFact({ reminded, axes }: Ground, tags: readonly string[]): Fact {
  const asked = tags.find((word) => language.expectations[word] !== undefined)
  const type = asked === undefined ? (reminded[0] ?? leastPraised(axes)) : language.expectations[asked]
  const quality = qualityTypes.find((one) => one.type === type) ?? qualityTypes[0]
  return { ...hopeOf(quality.type), evidence: hopeEvidence(asked, reminded[0]) }
}

function hopeOf(type: QualityType): Fact {
  const { openers, wishes, tails } = language.hope
  const bank: Bank = { openers, middles: wishes[type] ?? [], tails }
  return { key: `hope ${type}`, bank, fields: {}, evidence: [] }
}

function hopeEvidence(asked: string | undefined, reminded: QualityType | undefined): Evidence[] {
  if (asked !== undefined) return [{ kind: 'tag', label: asked, count: null, type: null }]
  if (reminded === undefined) return []
  const tab = qualityTypes.find(({ type }) => type === reminded)?.tab ?? ''
  return [{ kind: 'reminder', label: tab, count: null, type: reminded }]
}

function leastPraised(axes: Ground['axes']): QualityType {
  const least = Math.min(...axes.map((points) => points ?? 0))
  return qualityTypes[axes.findIndex((points) => (points ?? 0) === least)]?.type ?? 1
}
