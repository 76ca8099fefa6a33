import { expect, it } from 'vitest'
import { checkTel, cleanTel } from './check-tel.ts'

it.each(['138 0000 6120', '138-0000-6120', '+86 13800006120', '8613800006120'])('understands %s', (tel) => {
  expect(cleanTel(tel)).toBe('13800006120')
  expect(checkTel(tel)).toBe(false)
})
