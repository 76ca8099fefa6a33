import { isIPv6 } from 'node:net'

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
/** Some proxies write the port behind it, which is another one each time. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d{1,5})?|(\d+\.\d+\.\d+\.\d+):\d{1,5})$/
const GROUPS = 8
const NETWORK_GROUPS = 4

/**
 * The address by which a client's tries are counted. Of IPv6 the network of 64 bits: a subscriber has at least that much, and
 * could else come from a new address each time. An IPv4 address that is written as IPv6 is that IPv4 address.
 */
export function clientAddress(told: string): string {
  const [, bracketed, plain] = WITH_PORT.exec(told) ?? []
  const ip = bracketed ?? plain ?? told
  const [, mapped] = MAPPED_IPV4.exec(ip) ?? []
  if (mapped !== undefined) return mapped
  const [address = ''] = ip.split('%')
  return isIPv6(address) ? `${subscriberNetwork(address)}::/64` : ip
}

function subscriberNetwork(address: string): string {
  const [before = '', after] = address.split('::')
  const head = groupsOf(before)
  const tail = groupsOf(after ?? '')
  const left = after === undefined ? 0 : GROUPS - head.length - tail.length
  return [...head, ...Array.from({ length: left }, () => '0'), ...tail].slice(0, NETWORK_GROUPS).join(':')
}

/** Without leading zeros and in lower case, so that one network has one name. The last group may be an IPv4 address: two. */
function groupsOf(text: string): string[] {
  if (text === '') return []
  return text
    .split(':')
    .flatMap((group) => (group.includes('.') ? ['0', '0'] : [Number.parseInt(group, 16).toString(16)]))
}
