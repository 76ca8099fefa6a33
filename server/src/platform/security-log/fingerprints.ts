import { createHmac } from 'node:crypto'

/** As much as tells some thousand of them apart, and too little to look one up elsewhere. */
const LENGTH = 12

export type Fingerprints = {
  /** Of an address: the same one tells that it was the same place, and not which one. */
  place(address: string): string
  /** Of a phone: its owner is found by whose phone has the same one. */
  tel(tel: string): string
}

/** Keyed by the server's secret: all numbers there are could be tried against an open hash within seconds. */
export function createFingerprints(secret: string): Fingerprints {
  const keyed = (kind: string, text: string): string =>
    createHmac('sha256', secret).update(`security\n${kind}\n${text}`).digest('base64url').slice(0, LENGTH)
  return { place: (address) => keyed('place', address), tel: (tel) => `tel:${keyed('tel', tel)}` }
}

/** The network of an address, by which it can be shut out: 256 addresses, or what a provider gives to one site. */
export function networkOf(address: string): string {
  const [first, second, third] = address.split('.')
  if (third !== undefined) return `${first}.${second}.${third}.0/24`
  const groups = address.split(':').slice(0, 3)
  return groups.length === 3 ? `${groups.join(':')}::/48` : address
}
