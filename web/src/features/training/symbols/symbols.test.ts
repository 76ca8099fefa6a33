import { SYMBOL_FAMILIES, SYMBOLS_PER_FAMILY } from '@pinge/contract/training/items.ts'
import { expect, it } from 'vitest'
import { symbolName, symbolShape } from './TrainingSymbol.tsx'

it('draws forty symbols, of which no two are the same or are called the same', () => {
  const count = SYMBOL_FAMILIES * SYMBOLS_PER_FAMILY
  const ids = Array.from({ length: count }, (_, at) => `s${String(at + 1).padStart(2, '0')}`)
  const shapes = ids.map((id) => JSON.stringify(symbolShape(id)))

  expect(count).toBe(40)
  expect(shapes).not.toContain(undefined)
  expect(new Set(shapes).size).toBe(count)
  expect(new Set(ids.map(symbolName)).size).toBe(count)
})
