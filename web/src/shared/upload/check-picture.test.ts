import { expect, it } from 'vitest'
import { checkPicture } from './check-picture.ts'

it('sends png and jpeg up to 3 MB, and nothing else', () => {
  const size = 3 * 1024 * 1024

  expect(checkPicture({ type: 'image/png', size })).toBe('')
  expect(checkPicture({ type: 'image/jpeg', size: 1 })).toBe('')
  expect(checkPicture({ type: 'image/jpeg', size: size + 1 })).toBe('图片不能超过 3 MB，请压缩后再上传')
  for (const type of ['image/webp', 'image/svg+xml', 'application/pdf', ''])
    expect(checkPicture({ type, size: 1 })).toBe('只能上传 png、jpeg、jpg 格式的图片')
})
