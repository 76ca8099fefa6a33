const FIRST_WIDE = '\u2e80'

/** How wide a name is set, in Chinese characters. */
export function nameWidth(name: string): number {
  return [...name].reduce((sum, character) => sum + widthOf(character), 0)
}

/** Two letters take about the room of one Chinese character; a wide one takes it alone. */
function widthOf(character: string): number {
  if (character >= FIRST_WIDE || /[mw@%]/i.test(character)) return 1
  return /[A-Z]/.test(character) ? 0.7 : 0.6
}

/** A part between middle dots that is wider than this takes two lines all the same: in one, it would be too small to read. */
const WIDEST_PART = 8

/**
 * How wide the widest piece of a name is set that no line breaks: a foreign word, or a part between middle dots with the
 * dot after it. In Chinese characters; 0 where there is none.
 */
export function widestWord(name: string): number {
  const words = name.match(/[\u0021-\u00b6\u00b8-\u024f]+/g) ?? []
  const parts = name.split(/[·•・]/u)
  // The dot is set as wide as a character.
  const whole = parts.map((part, at) => nameWidth(part) + (at < parts.length - 1 ? 1 : 0))
  const kept = parts.length > 1 ? whole.filter((width) => width <= WIDEST_PART) : []
  return Math.max(0, ...words.map(nameWidth), ...kept)
}
