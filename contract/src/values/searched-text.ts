/** A text as words are looked for in it: capitals and full-width letters are as good as plain ones, and signs of no width are none. */
export function searchedText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
}
