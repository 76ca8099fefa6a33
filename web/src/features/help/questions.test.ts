import { expect, it } from 'vitest'
import { helpGroups } from './questions.ts'

const screens = Object.values(
  import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.*', '!./**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

const questions = helpGroups.flatMap((group) => group.questions)
const named = new Set(
  questions.flatMap(({ answer }) => answer.flatMap((line) => line.match(/(?<=“)[^”]+(?=”)/g) ?? [])),
)

it.each([...named])('what an answer calls “%s” has this name on a screen', (name) => {
  expect(screens.some((screen) => screen.includes(name))).toBe(true)
})

it('gives each question an address of its own', () => {
  const ids = questions.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
