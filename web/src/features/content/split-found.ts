import { searchedText } from '@pinge/contract/values/searched-text.ts'

/** The parts of a text: every second one is the keyword, in the letters of the text. */
export function splitFound(text: string, keyword: string): string[] {
  const [searched, word] = [inPlace(text), searchedText(keyword)]
  if (word === '') return [text]
  const parts: string[] = []
  let from = 0
  for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, from)) {
    parts.push(text.slice(from, at), text.slice(at, at + word.length))
    from = at + word.length
  }
  return [...parts, text.slice(from)]
}

/** Every letter at its own place: one that would become longer stays as it is. */
function inPlace(text: string): string {
  const letters = [...text].map((letter) => {
    const searched = searchedText(letter)
    return searched.length === letter.length ? searched : letter
  })
  return letters.join('')
}
