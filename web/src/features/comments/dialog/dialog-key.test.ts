import { expect, it } from 'vitest'
import { readDialogKey } from './dialog-key.ts'

it('picks an item by its digit', () => {
  expect(readDialogKey('1', 1)).toEqual({ type: 'item', digit: 1 })
  expect(readDialogKey('9', 1)).toEqual({ type: 'item', digit: 9 })
  expect(readDialogKey('0', 1)).toBeNull()
})

it('leads to the tab beside this one, own items behind the qualities, and around at the ends', () => {
  expect(readDialogKey('ArrowRight', 1)).toEqual({ type: 'tab', tab: 2 })
  expect(readDialogKey('ArrowRight', 5)).toEqual({ type: 'tab', tab: 'own' })
  expect(readDialogKey('ArrowRight', 'own')).toEqual({ type: 'tab', tab: 1 })
  expect(readDialogKey('ArrowLeft', 1)).toEqual({ type: 'tab', tab: 'own' })
})

it('leaves every other key alone', () => {
  expect(readDialogKey('a', 1)).toBeNull()
  expect(readDialogKey('Enter', 1)).toBeNull()
})
