import { expect, it } from 'vitest'
import { policeAddress } from './record-addresses.ts'

it('leads from a police registration to its own entry', () => {
  expect(policeAddress('京公网安备 11010802012345号')).toBe(
    'https://beian.mps.gov.cn/#/query/webSearch?code=11010802012345',
  )
})

it('leads to the search where the number cannot be read', () => {
  expect(policeAddress('京公网安备')).toBe('https://beian.mps.gov.cn/#/query/webSearch')
})
