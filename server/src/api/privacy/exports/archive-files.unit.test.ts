import { expect, it } from 'vitest'
import { fileName } from './archive-files.ts'

it('a name keeps what every system takes, and its kind', () => {
  expect(['课件 1/2.pdf', '.env', 'Anna K.', '王#浩·1', '𠮷?.docx'].map(fileName)).toEqual([
    '课件_1_2.pdf',
    '_env',
    'Anna_K_',
    '王#浩·1',
    '𠮷_.docx',
  ])
})

it('a long name is cut between two characters, so that Linux can unpack it', () => {
  const cut = fileName(`a${'课𠮷'.repeat(60)}.pdf`)

  expect(cut).toMatch(/^a(课𠮷)+课?\.pdf$/u)
  expect(Buffer.byteLength(`123456-${cut}`)).toBeLessThanOrEqual(255)
})
