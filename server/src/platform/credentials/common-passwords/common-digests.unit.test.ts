import { hash } from 'node:crypto'
import { expect, it } from 'vitest'
import { isCommonDigest } from './common-digests.ts'

const isCommon = (password: string) => isCommonDigest(hash('sha256', password))

const common = `
12345678 password iloveyou2 superman starwars Aa123456 11112222 19900101 00001111 laoshi888
20240901 Laoshi2024 LAOSHI123 88888888 11223344 12341234 qwertyui 1qaz2wsx 98765432 asdfghjkl
pingebanji pinge888 wang1990 zhang123456 Zhang@123 123456abc woaini1314 banzhuren1 aa123456
short 1234567
`

// The empty one at both ends and the short ones: their digests reach the server though no page sends them.
it.each(common.split(/\s/).map((password) => [password]))(
  'knows that “%s” is guessed first',
  async (password) => {
    expect(await isCommon(password)).toBe(true)
  },
)

it.each([
  ['evening-star'],
  ['correct horse battery'],
  ['tXq4-lumen-07'],
  ['春眠不觉晓处处闻啼鸟'],
  ['zhaolaoshi在三班'],
  ['lvcha+taozi=2bei'],
])('lets “%s” be a password', async (password) => {
  expect(await isCommon(password)).toBe(false)
})
