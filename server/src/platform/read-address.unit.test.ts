import { expect, it } from 'vitest'
import { readAddress } from './read-address.ts'

it('takes an address with TLS, a path of this site, and none', () => {
  for (const address of ['https://pinge.school.cn/app', '/downloads/app.apk', '/', ''])
    expect(readAddress(address)).toBe(address)
})

it('takes nothing that leads elsewhere, or runs', () => {
  for (const address of [
    '//evil.test/app',
    '/\\evil.test/app',
    'http://pinge.school.cn/app',
    'javascript:alert(1)',
    'x/downloads',
    'https://',
    'https://a b/',
    ' https://pinge.school.cn/',
  ])
    expect(readAddress(address)).toBeUndefined()
})
