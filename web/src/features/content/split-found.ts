/** The parts of a text: every second one is the keyword, in the letters of the text. */
export function splitFound(text: string, keyword: string): string[] {
  const [low, word] = [text.toLowerCase(), keyword.toLowerCase()]
  // Of some letters the small one is longer: their places would not be those of the text.
  if (word === '' || low.length !== text.length) return [text]
  const parts: string[] = []
  let from = 0
  for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, from)) {
    parts.push(text.slice(from, at), text.slice(at, at + word.length))
    from = at + word.length
  }
  return [...parts, text.slice(from)]
}
