import { expect, it } from 'vitest'
import { countCharacters } from './count-characters.ts'

it('counts a rare character as one', () => {
  expect(countCharacters('陈𠮷宁')).toBe(3)
  expect(countCharacters('')).toBe(0)
})
