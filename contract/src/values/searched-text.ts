/** A text as words are looked for in it: capitals and full-width letters are as good as plain ones. */
export function searchedText(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
