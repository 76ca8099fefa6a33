import type { Sentence } from './review-values.ts'

/** Ends of sentences, with what closes behind them. */
const sentencePattern = /[^。！？!?…\n]*(?:[。！？!?…]+[”’」』）)]*|\n+|$)/gu

/** The sentences of a text, which put together are the text again. */
export function splitSentences(text: string): string[] {
  return (text.match(sentencePattern) ?? []).filter((sentence) => sentence !== '')
}

/**
 * The sentences of a text that was typed over: one that still stands keeps where it came from, in whatever place; any
 * other is the teacher's own.
 */
export function followSentences(text: string, before: readonly Sentence[]): Sentence[] {
  const known = [...before]
  return splitSentences(text).map((sentence) => {
    const place = known.findIndex((one) => one.text.trim() === sentence.trim())
    const [kept] = place === -1 ? [] : known.splice(place, 1)
    return kept ? { ...kept, text: sentence } : { text: sentence, evidence: [], isOwn: true }
  })
}

/** Which sentence stands at a place of the text; the last one behind its end. -1 in an empty text. */
export function sentenceAt(sentences: readonly Pick<Sentence, 'text'>[], offset: number): number {
  let end = 0
  for (const [place, { text }] of sentences.entries()) {
    end += text.length
    if (offset < end) return place
  }
  return sentences.length - 1
}

export function joinSentences(sentences: readonly Pick<Sentence, 'text'>[]): string {
  return sentences.map(({ text }) => text).join('')
}

/** Characters without spaces, as a report counts them. */
export function countWithoutSpaces(text: string): number {
  return [...text.replaceAll(/\s/gu, '')].length
}

/** How two sentences are compared: without names, numbers, signs and spaces. */
export function bareSentence(sentence: string, names: readonly string[]): string {
  let bare = sentence
  for (const name of names) if (name !== '') bare = bare.replaceAll(name, '')
  return bare.replaceAll(/[\d０-９零〇一二两三四五六七八九十百千]+/gu, '').replaceAll(/[\s\p{P}\p{S}]/gu, '')
}

/** The names by which a pupil is called in a text: the whole, and the given name. */
export function calledNames(username: string): string[] {
  const given = givenName(username)
  return given === username ? [username] : [username, given]
}

/** Double family names that are common enough to be told from a given name. */
export const doubleFamilyNames: ReadonlySet<string> = new Set(
  '欧阳 司马 上官 诸葛 东方 皇甫 尉迟 公孙 慕容 令狐 长孙 宇文 司徒 夏侯 端木 南宫 独孤 拓跋 百里 呼延'.split(
    ' ',
  ),
)

/** A longer one, of one piece, has no family name of one character in front. */
const MAX_SPLIT_LENGTH = 4

/** How a class calls a pupil: 何婉清 is 婉清. A name with a dot is called by what stands before it; Latin, long and two-letter names are said whole. */
export function givenName(username: string): string {
  const [first = username] = username.split(/[·•・]/u)
  if (first !== username) return first
  if (!/^\p{Script=Han}+$/u.test(username)) return username
  // By characters: a rare one is two of JavaScript's.
  const letters = [...username]
  const isDouble = letters.length > 2 && doubleFamilyNames.has(letters.slice(0, 2).join(''))
  const given = letters.slice(isDouble ? 2 : 1)
  const isSplit = given.length >= 2 && (isDouble || letters.length <= MAX_SPLIT_LENGTH)
  return isSplit ? given.join('') : username
}
