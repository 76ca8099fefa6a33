import { expect, it } from 'vitest'
import { isBelowFloor } from './browser-floor.ts'

const chrome = (version: string) =>
  `Mozilla/5.0 (Windows NT 6.1; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36`
const iPad = (version: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Safari/605.1.15`
const iPhone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS 16_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Mobile/15E148 Safari/604.1`

it.each([
  chrome('103.0.5058.0'),
  chrome('109.0.5414.120'),
  `${chrome('132.0.0.0')} Edg/132.0.0.0`,
  iPad('16.4'),
  iPad('16.10.1'),
  iPhone('26.0'),
  'Mozilla/5.0 (Windows NT 6.1; rv:115.0) Gecko/20100101 Firefox/115.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50',
  'curl/8.5.0',
  // No browser says so: what is read of a header is bounded.
  iPad(`15${'1'.repeat(8_000)}`),
  '',
])('lets in %s', (userAgent) => {
  expect(isBelowFloor(userAgent)).toBe(false)
})

it.each([
  chrome('86.0.4240.198'),
  chrome('102.0.0.0'),
  iPad('15.6.1'),
  iPhone('16.3'),
  'Mozilla/5.0 (Windows NT 6.1; rv:102.0) Gecko/20100101 Firefox/102.0',
  'Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko',
])('knows that the product does not run in %s', (userAgent) => {
  expect(isBelowFloor(userAgent)).toBe(true)
})
