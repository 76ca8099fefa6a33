import { bareSentence, calledNames, countWithoutSpaces, splitSentences } from './sentences.ts'

/** Labels that no review of a child has; the owner of a class adds words of their own. */
export const labelWords: readonly string[] = [
  '笨',
  '懒',
  '差生',
  '蠢',
  '傻',
  '坏孩子',
  '后进生',
  '问题学生',
  '拖后腿',
  '不可救药',
  '没救',
  '丢脸',
  '倒数',
  '垫底',
  '弱智',
  '多动症',
  '胖',
  '肥',
]

export type ReviewProblem =
  | { kind: 'other-name'; words: string; text: string }
  | { kind: 'pronoun'; words: string; text: string }
  | { kind: 'repeated'; words: string; text: string }
  | { kind: 'label'; words: string; text: string }
  | { kind: 'length'; words: string; text: string }

export type Classmate = { studentId: string; username: string; text: string }

export type ReviewCheck = {
  studentId: string
  username: string
  gender: 'male' | 'female' | null
  /** Of all in the class; the pupil's own may be among them. */
  classmates: readonly Classmate[]
  minLength: number
  maxLength: number
  /** Of the class, beside the labels. */
  words: readonly string[]
}

/** What a teacher may want to look at again in a text. Nothing of it refuses to be saved. */
export function checkReview(text: string, check: ReviewCheck): ReviewProblem[] {
  if (text.trim() === '') return []
  return [
    ...otherNames(text, check),
    ...wrongPronoun(text, check),
    ...labels(text, check),
    ...repeated(text, check),
    ...wrongLength(text, check),
  ]
}

function others({ studentId, classmates }: ReviewCheck): Classmate[] {
  return classmates.filter((classmate) => classmate.studentId !== studentId)
}

/** A name of a classmate, whole or as it is called; one that is a part of the pupil's own name is none. */
function otherNames(text: string, check: ReviewCheck): ReviewProblem[] {
  const own = calledNames(check.username)
  let rest = text
  for (const name of own) rest = rest.replaceAll(name, '\u0000')
  return others(check).flatMap(({ username }) => {
    const found = calledNames(username).find((name) => [...name].length >= 2 && rest.includes(name))
    if (found === undefined || own.includes(found)) return []
    return { kind: 'other-name' as const, words: found, text: `写到了别的同学：${username}` }
  })
}

function wrongPronoun(text: string, { gender }: ReviewCheck): ReviewProblem[] {
  const wrong = gender === 'male' ? '她' : gender === 'female' ? '他' : ''
  // 其他 and 他人 are no pronouns.
  const rest = text.replaceAll(/其他|他人|他们|吉他|利他/gu, '')
  if (wrong === '' || !rest.includes(wrong)) return []
  return [
    {
      kind: 'pronoun',
      words: wrong,
      text: `称呼用了“${wrong}”，名单里是${gender === 'male' ? '男' : '女'}生`,
    },
  ]
}

function labels(text: string, { words }: ReviewCheck): ReviewProblem[] {
  const found = [...new Set([...labelWords, ...words])].filter((word) => word !== '' && text.includes(word))
  return found.map((word) => ({ kind: 'label', words: word, text: `“${word}”像在给孩子贴标签，换个说法吧` }))
}

/** Shorter than this, a sentence says too little to be a repetition. */
const MIN_COMPARED = 6

function repeated(text: string, check: ReviewCheck): ReviewProblem[] {
  const names = [check.username, ...check.classmates.map(({ username }) => username)].flatMap(calledNames)
  const theirs = new Map(
    others(check).flatMap(({ username, text: other }) =>
      splitSentences(other).map((sentence): [string, string] => [bareSentence(sentence, names), username]),
    ),
  )
  return splitSentences(text).flatMap((sentence) => {
    if (isGreeting(sentence, check)) return []
    const bare = bareSentence(sentence, names)
    const owner = bare.length < MIN_COMPARED ? undefined : theirs.get(bare)
    if (owner === undefined) return []
    return {
      kind: 'repeated' as const,
      words: sentence.trim(),
      text: `这句和${owner}的一样：${sentence.trim()}`,
    }
  })
}

/** A pupil is greeted by name; greetings of a class may be alike. */
function isGreeting(sentence: string, { username }: ReviewCheck): boolean {
  return calledNames(username).some((name) => sentence.trim().startsWith(`${name}，`))
}

function wrongLength(text: string, { minLength, maxLength }: ReviewCheck): ReviewProblem[] {
  const count = countWithoutSpaces(text)
  if (count >= minLength && count <= maxLength) return []
  const advice = count < minLength ? `还差 ${minLength - count} 字` : `多了 ${count - maxLength} 字`
  return [{ kind: 'length', words: '', text: advice }]
}
