/** Two letters take about the room of one Chinese character. */
const LATIN_WIDTH = 0.6
const FIRST_WIDE_CODE_POINT = 0x2e80

/** How wide a name is set, in Chinese characters. */
export function nameWidth(name: string): number {
  const widths = [...name].map((character) =>
    (character.codePointAt(0) ?? 0) < FIRST_WIDE_CODE_POINT ? LATIN_WIDTH : 1,
  )
  return widths.reduce((sum, width) => sum + width, 0)
}

/** How wide the longest foreign word of a name is set, in Chinese characters; 0 where there is none. No line may break it. */
export function widestWord(name: string): number {
  const words = name.match(/[\u0021-\u00b6\u00b8-\u024f]+/g) ?? []
  return Math.max(0, ...words.map(nameWidth))
}
