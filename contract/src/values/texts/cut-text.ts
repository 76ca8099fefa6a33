/** The first `max` units of a text, without the half of a rare character that would be left at the cut. */
export function cutText(text: string, max: number): string {
  return text.slice(0, max).replace(/\p{Cs}$/u, '')
}
