import { plainText } from '../../shared/text/plain-text.ts'
import type { HelpGroup } from './questions.ts'

/** The questions that speak of all the typed words, by their groups; groups without one are left out. */
export function searchHelp(groups: readonly HelpGroup[], typed: string): HelpGroup[] {
  const words = typed.split(/\s+/u).map(plainText)
  return groups
    .map(({ name, questions }) => ({
      name,
      questions: questions.filter(({ question, answer }) => {
        const text = plainText([question, ...answer].join(''))
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ questions }) => questions.length > 0)
}
