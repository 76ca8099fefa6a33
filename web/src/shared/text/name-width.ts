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
