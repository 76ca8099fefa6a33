/** How long a text is as a reader counts, and the fields of the contract: a rare character is one, not two. */
export function countCharacters(text: string): number {
  return [...text].length
}
