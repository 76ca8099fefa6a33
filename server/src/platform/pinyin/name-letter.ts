import { pinyin } from 'pinyin-pro'

/** Surnames that pinyin-pro 3.29 reads as ordinary words; each syllable with its tone. */
const surnameOverrides: ReadonlyMap<string, readonly string[]> = new Map([
  ['单于', ['chan2', 'yu2']],
  ['單于', ['chan2', 'yu2']],
  ['尉遲', ['yu4', 'chi2']],
  ['黑', ['he4']],
  ['洗', ['xian3']],
  ['种', ['chong2']],
  ['秘', ['bi4']],
  ['祭', ['zhai4']],
  ['么', ['yao1']],
  ['單', ['shan4']],
  ['佴', ['nai4']],
  ['能', ['nai4']],
  ['重', ['chong2']],
])

/** A syllable of pinyin with its tone digit (5 is the neutral tone), or a run of other letters and digits. */
type NamePart = { text: string; isPinyin: boolean }

/** A–Z by the surname's pinyin or the first Latin letter, `#` for names that begin with anything else. */
export function lastNameLetter(name: string): string {
  const first = readName(name).startsWithLetter ? nameParts(name)[0]?.text[0]?.toUpperCase() : undefined
  return first !== undefined && /^[A-Z]$/.test(first) ? first : '#'
}

/** Lower-case initials of the whole name for search: 王浩然 is `whr`; letters that are not Chinese stay as they are. */
export function pinyinInitials(name: string): string {
  return nameParts(name)
    .map(({ text, isPinyin }) => (isPinyin ? text.slice(0, 1) : text))
    .join('')
}

/**
 * A text whose plain order is the order of a class list: A–Z by syllable and tone, names without a letter last, and
 * the name itself at the end so that two different names never share a key. Syllables are joined by 0 and ended by
 * 00, because every collation puts digits before letters, while punctuation counts in some and is skipped in others.
 */
export function nameSortKey(name: string): string {
  const parts = nameParts(name).map(({ text, isPinyin }) => (isPinyin ? text : numbersInOrder(text)))
  const group = lastNameLetter(name) === '#' ? 'zz' : ''
  return `${group}${parts.join('0')}00${name}`
}

/** 第2组 comes before 第10组: a longer number says first how long it is, and comes behind all single digits. */
function numbersInOrder(text: string): string {
  return text.replace(/\d{2,}/g, (digits) => `9${Math.min(digits.length - 1, 9)}${digits}`)
}

function nameParts(name: string): NamePart[] {
  const { text } = readName(name)
  const override = surnameOverrides.get(text.slice(0, 2)) ?? surnameOverrides.get(text.slice(0, 1))
  // Names with a middle dot begin with a given name, which is no surname however much it looks like one (查干·巴特尔).
  const hasSurname = !text.includes('·')
  if (override === undefined || !hasSurname) return textParts(text, hasSurname ? 'head' : 'off')
  return [
    ...override.map((syllable) => ({ text: syllable, isPinyin: true })),
    ...textParts(text.slice(override.length), 'off'),
  ]
}

function textParts(text: string, surname: 'head' | 'off'): NamePart[] {
  const parts: NamePart[] = []
  let isNewWord = true
  for (const { origin, result, isZh } of pinyin(text, { type: 'all', toneType: 'num', v: true, surname })) {
    if (isZh) parts.push({ text: result.replace('0', '5'), isPinyin: true })
    const letters = isZh ? '' : plainLetters(origin)
    const previous = parts.at(-1)
    if (letters !== '') {
      if (!isNewWord && previous !== undefined && !previous.isPinyin) previous.text += letters
      else parts.push({ text: letters, isPinyin: false })
    }
    isNewWord = letters === ''
  }
  return parts
}

/** Full-width letters become ordinary ones, and the many middle dots become one. */
function readName(name: string): { text: string; startsWithLetter: boolean } {
  const text = name
    .normalize('NFKC')
    .trim()
    .replace(/[•‧∙⋅・]/g, '·')
  return { text, startsWithLetter: /^[\p{L}〇]/u.test(text) }
}

/** É is found under e; signs, spaces and emoji are left out. */
function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}
