/** Full-width letters, capitals, spaces, signs of no width and the dot of a long name make no difference to what a teacher looks for. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Cf}·•・'’]/gu, '')
}
