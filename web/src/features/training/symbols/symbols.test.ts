import { SYMBOL_FAMILIES, SYMBOLS_PER_FAMILY } from '@pinge/contract/training/items.ts'
import { expect, it } from 'vitest'
import { symbolIds, symbolName, symbolShape } from './TrainingSymbol.tsx'

it('draws forty symbols, of which no two are the same or are called the same', () => {
  expect(symbolIds).toHaveLength(SYMBOL_FAMILIES * SYMBOLS_PER_FAMILY)
  expect([symbolIds.at(0), symbolIds.at(-1)]).toEqual(['s01', 's40'])
  expect(new Set(symbolIds.map((id) => JSON.stringify(symbolShape(id)))).size).toBe(40)
  expect(new Set(symbolIds.map(symbolName)).size).toBe(40)
})
