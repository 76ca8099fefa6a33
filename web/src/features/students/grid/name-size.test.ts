import { expect, it } from 'vitest'
import { nameWidth } from '../../../shared/text/name-width.ts'
import { nameSize } from './name-size.ts'

it('sets a name smaller the wider it is, counting characters as people do', () => {
  expect(nameSize('丁')).toBe('usual')
  expect(nameSize('欧阳思齐')).toBe('usual')
  expect(nameSize('阿依古丽·买买提')).toBe('long')
  expect(nameSize('古丽仙·阿不都热西')).toBe('long')
  expect(nameSize('古丽仙·阿不都热西提')).toBe('longest')
  expect(nameSize('𠮷𠮷𠮷𠮷𠮷')).toBe('usual')
  expect(nameSize('阿卜杜热合曼·吐尔逊江·买买提明')).toBe('longest')
})

it('gives letters less room than Chinese characters', () => {
  expect(nameSize('Emma')).toBe('usual')
  expect(nameSize('Alexandra Chen')).toBe('long')
  expect(nameWidth('欧阳Anna')).toBeCloseTo(4.5)
})
