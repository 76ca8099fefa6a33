import type { ReviewDraft } from '@pinge/contract/reviews/reviews.ts'
import type { Sentence } from '@pinge/contract/reviews/review-values.ts'
import { countWithoutSpaces, givenName } from '@pinge/contract/reviews/sentences.ts'
import type { Ground } from '../evidence/ground.ts'
import { numberOf, variantsOf, wordingOf, type Wording } from './choose-sentence.ts'
import type { Fact } from './fact.ts'
import { factsOf, hopeFact, tagFact } from './facts.ts'
import { language } from './language.ts'

export type DraftedPupil = {
  studentId: string
  username: string
  /** Its number in the class, never another pupil's. */
  place: number
  ground: Ground
  /** Words that the teacher chose. */
  tags: readonly string[]
}

export type DraftAsked = {
  seed: number
  minLength: number
  maxLength: number
  /** Of the class in the term, for the closing words. */
  grade: number | null
  /** 1 or 2: which term of the school year. */
  season: 1 | 2
}

/** With fewer, the draft says which are missing. */
const ENOUGH_FACTS = 3
const MAX_TAGS = 2
/** How often a text calls the pupil, the greeting included. */
const MAX_NAMES = 2

/** A review made of what is known of the pupil. The same seed and the same facts give the same text. */
export function draftReview(pupil: DraftedPupil, asked: DraftAsked): ReviewDraft {
  const { studentId, username } = pupil
  const greeting = greet(username, pupil.place, asked.seed)
  const said = sayFacts(pupil, asked, greeting.text)
  const sentences = [greeting, ...said]
  return {
    studentId,
    text: sentences.map(({ text }) => text).join(''),
    sentences,
    teacherWords: closingWords(pupil.place, asked),
    missing: missingOf(pupil),
  }
}

function greet(username: string, place: number, seed: number): Sentence {
  const { greetings } = language
  const greeting = greetings[(place + seed) % greetings.length] ?? ''
  return { text: greeting.replace('{name}', givenName(username)), evidence: [], isOwn: false }
}

/** The facts that fit into the length, and the hope at the end. */
function sayFacts(pupil: DraftedPupil, asked: DraftAsked, greeting: string): Sentence[] {
  const { ground, tags, username } = pupil
  const namesIn = (text: string) => text.split(givenName(username)).length - 1
  const hope = hopeFact(ground, tags)
  const said: Said[] = []
  const last = say(hope, pupil, asked, said)
  const around = greeting + last.wording.text
  let [count, names] = [countWithoutSpaces(around), namesIn(around)]
  for (const fact of inOrder(pupil)) {
    // Half way between the bounds is a good length, once enough was said.
    if (said.length >= ENOUGH_FACTS && count >= (asked.minLength + asked.maxLength) / 2) break
    const next = say(fact, pupil, asked, [...said, last], asked.maxLength - count)
    const length = countWithoutSpaces(next.wording.text)
    const named = namesIn(next.wording.text)
    // What has no name in it may still be said once the pupil has been called often enough.
    if (count + length > asked.maxLength || (named > 0 && names + named > MAX_NAMES)) continue
    said.push(next)
    count += length
    names += named
  }
  return [...said, last].map(({ wording, fact }) => ({
    text: wording.text,
    evidence: fact.evidence,
    isOwn: false,
  }))
}

type Said = { fact: Fact; wording: Wording }

const parts = ['opener', 'middle', 'tail'] as const

/** In words of the pupil's own that fit, and of which no part stands in the text yet, as far as there are such. */
function say(
  fact: Fact,
  { place }: Pick<DraftedPupil, 'place'>,
  { seed }: Pick<DraftAsked, 'seed'>,
  said: readonly Said[],
  room = Infinity,
): Said {
  const variants = Array.from({ length: variantsOf(fact.bank) }, (_, at) => wordingOf(fact, place, seed + at))
  const repeats = (one: Wording) =>
    said.filter(({ wording }) => parts.some((part) => wording[part] === one[part])).length
  const [wording = wordingOf(fact, place, seed)] = variants
    .filter(({ text }) => countWithoutSpaces(text) <= room)
    .sort((one, other) => repeats(one) - repeats(other))
  return { fact, wording }
}

/** One fact of each kind before a second one of any: words of the teacher, praise, marks, records, fitness. */
function inOrder({ ground, username, tags }: DraftedPupil): Fact[] {
  const facts = factsOf(ground, username)
  const ofKind = (kind: string) => facts.filter(({ evidence }) => evidence[0]?.kind === kind)
  const words = tags.flatMap((word) => tagFact(word) ?? []).slice(0, MAX_TAGS)
  const kinds = [words, ofKind('item'), ofKind('mark'), ofKind('record'), ofKind('fitness')]
  const rounds = Math.max(...kinds.map(({ length }) => length))
  const inTurn = Array.from({ length: rounds }, (_, round) =>
    kinds.flatMap((kind) => kind[round] ?? []),
  ).flat()
  return [...inTurn, ...ofKind('attendance'), ...ofKind('evaluation')]
}

const LAST_LOW_GRADE = 2
const LAST_MIDDLE_GRADE = 4

function closingWords(
  place: number,
  { seed, grade, season }: Omit<DraftAsked, 'minLength' | 'maxLength'>,
): string {
  const band = (grade ?? 3) <= LAST_LOW_GRADE ? 'low' : (grade ?? 3) <= LAST_MIDDLE_GRADE ? 'mid' : 'high'
  const words = language.closings[band][season]
  return words[(place + seed) % words.length] ?? ''
}

const FEW_COMMENTS = 3

function missingOf({ ground, username }: DraftedPupil): string[] {
  if (factsOf(ground, username).length >= ENOUGH_FACTS) return []
  const { missing } = language
  return [
    ...(ground.comments === 0
      ? [missing.noComments]
      : ground.comments < FEW_COMMENTS
        ? [missing.comments.replace('{count}', String(ground.comments))]
        : []),
    ...(ground.records.length === 0 ? [missing.records] : []),
    ...(ground.marks.length === 0 ? [missing.marks] : []),
    ...(ground.fitness === null ? [missing.fitness] : []),
  ]
}

/**
 * The same fact in other words; null where it is not known any more. Which words stand there now does not matter: another
 * seed is another variant.
 */
export function rephrase(pupil: DraftedPupil, sentence: Sentence, seed: number): Sentence | null {
  const { username, place, ground, tags } = pupil
  const [first] = sentence.evidence
  if (!first)
    return sentence.text.startsWith(`${givenName(username)}，`)
      ? greet(username, place, seed)
      : worded(hopeFact(ground, tags), place, seed)
  const hope = hopeFact(ground, tags)
  const known = [
    ...factsOf(ground, username),
    ...(first.kind === 'tag' ? [tagFact(first.label) ?? []].flat() : []),
    hope,
  ]
  const fact = known.find(({ evidence: [one] }) => one?.kind === first.kind && one.label === first.label)
  return fact ? worded(fact, place, seed) : null
}

function worded(fact: Fact, place: number, seed: number): Sentence {
  return { text: wordingOf(fact, place, seed).text, evidence: fact.evidence, isOwn: false }
}

/** Which variant a pupil begins with, where no seed was asked for. */
export function usualSeed(termKey: string): number {
  return numberOf(termKey) % 1000
}
