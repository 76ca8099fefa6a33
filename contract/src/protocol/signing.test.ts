import { createHmac, hash } from 'node:crypto'
import { expect, it } from 'vitest'
import { contentText, DEFAULT_SIGNING_KEY, signedText } from './signing.ts'

it('signs the test vector of the protocol', () => {
  const url = '/api/pgs-manage/site_detail/info'
  const ts = '1760000000000'
  const rs = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'
  const contentMd5 = hash('md5', contentText('{}', ts))
  const text = signedText({ url, ts, rs, contentMd5, token: '' })

  expect(contentMd5).toBe('a876f5835ba7ae96016da839be60ad8e')
  expect(createHmac('sha256', DEFAULT_SIGNING_KEY).update(text).digest('hex')).toBe(
    '97e2bdad64d21e65c6fd105080964a267272ba9ac983e758488d1d50a1859d2e',
  )
})

it('counts a body in UTF-16 code units, and 2 where there is none', () => {
  expect(contentText('{"a":"😀"}', '1')).toBe('10:1')
  expect(contentText(null, '1')).toBe('2:1')
})
