import { expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

it('counts a whole network of IPv6 as one address, however it is written', () => {
  for (const address of [
    '2001:db8:1:2::',
    '2001:db8:1:2:3:4:5:6',
    '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff',
    '2001:db8:1:2::192.0.2.7',
  ])
    expect([address, clientAddress(address)]).toEqual([address, '2001:db8:1:2::/64'])
  expect(clientAddress('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64')
  expect(clientAddress('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(clientAddress('::1')).toBe('0:0:0:0::/64')
})

it('knows an IPv4 address whichever way it comes, and leaves it as it is', () => {
  expect(clientAddress('::ffff:192.0.2.7')).toBe('192.0.2.7')
  expect(clientAddress('192.0.2.7')).toBe('192.0.2.7')
})

it('leaves out the port that some proxies write behind the address of their client', () => {
  expect([clientAddress('192.0.2.7:50124'), clientAddress('192.0.2.7:50125')]).toEqual([
    '192.0.2.7',
    '192.0.2.7',
  ])
  expect([clientAddress('[::ffff:192.0.2.7]:443'), clientAddress('[2001:db8:1:2::9]:50124')]).toEqual([
    '192.0.2.7',
    '2001:db8:1:2::/64',
  ])
  expect(clientAddress('[2001:db8:1:2::9]')).toBe('2001:db8:1:2::/64')
})
