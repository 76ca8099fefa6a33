import { expect, it } from 'vitest'
import { signHeaders } from './sign-headers.ts'

it('signs a call exactly as the protocol shows', () => {
  const headers = signHeaders({
    path: '/api/pgs-manage/site_detail/info',
    body: '{}',
    ts: '1760000000000',
    rs: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    token: '',
    appKey: 'pinge-web',
    signingKey: 'pinge-development-key',
  })

  expect(headers).toEqual({
    ak: 'pinge-web',
    ts: '1760000000000',
    authorization: '',
    rs: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    contentmd5: 'a876f5835ba7ae96016da839be60ad8e',
    sign: '97e2bdad64d21e65c6fd105080964a267272ba9ac983e758488d1d50a1859d2e',
  })
})

it('counts a body in UTF-16 units, and an upload as 2', () => {
  const call = { path: '/api/x', ts: '1760000000000', rs: 'r', token: 't', appKey: 'a', signingKey: 'k' }
  const contentMd5 = (body: string | null) => signHeaders({ ...call, body })['contentmd5']

  expect(contentMd5('"😀"')).toBe(contentMd5('1234'))
  expect(contentMd5('"好"')).toBe(contentMd5('123'))
  expect(contentMd5(null)).toBe(contentMd5('{}'))
})
