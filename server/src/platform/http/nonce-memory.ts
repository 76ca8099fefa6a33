const SLOTS = 2 ** 21
/** Above this share of used slots the probes grow long. */
const MAX_USED = 2 ** 20 + 2 ** 19

export type Remembered = 'new' | 'seen' | 'full'

export type NonceMemory = {
  /** Remembers a random string until `expiresAt` (epoch ms), unless it is remembered already. */
  remember(randomString: string, expiresAt: number, now: number): Remembered
}

/**
 * The random strings of the last minutes, at least 1,000,000 of them, as 64-bit fingerprints in typed arrays: 12 bytes
 * each, where a set of strings would need a hundred and leave its work to the garbage collector.
 */
export function createNonceMemory(): NonceMemory {
  // Allocated by the first thousands of calls: an idle server stays small.
  let slots = SLOTS / 512
  let low = new Uint32Array(slots)
  let high = new Uint32Array(slots)
  /** Seconds; 0 is a free slot. */
  let expiry = new Uint32Array(slots)
  let used = 0
  let tidiedAt = 0

  function remember(randomString: string, expiresAt: number, now: number): Remembered {
    const nowSeconds = Math.floor(now / 1000)
    // At its full size nothing more is won within one second, and a caller who fills the memory must not make every call
    // search all of it.
    if (used >= (slots / 4) * 3 && (slots < SLOTS || nowSeconds !== tidiedAt)) tidy(nowSeconds)
    if (used >= MAX_USED) return 'full'
    const [a, b] = fingerprint(randomString)
    return put(a, b, Math.ceil(expiresAt / 1000))
  }

  function put(a: number, b: number, until: number): 'new' | 'seen' {
    let slot = a & (slots - 1)
    while (expiry[slot] !== 0) {
      if (low[slot] === a && high[slot] === b) return 'seen'
      slot = (slot + 1) & (slots - 1)
    }
    low[slot] = a
    high[slot] = b
    expiry[slot] = until
    used += 1
    return 'new'
  }

  /** Drops what has expired, and doubles the table when that does not free half of it. */
  function tidy(nowSeconds: number): void {
    tidiedAt = nowSeconds
    const before = { low, high, expiry }
    const alive = expiry.reduce((count, until) => (until > nowSeconds ? count + 1 : count), 0)
    if (alive > slots / 4 && slots < SLOTS) slots *= 2
    low = new Uint32Array(slots)
    high = new Uint32Array(slots)
    expiry = new Uint32Array(slots)
    used = 0
    before.expiry.forEach((until, slot) => {
      if (until > nowSeconds) put(before.low[slot] ?? 0, before.high[slot] ?? 0, until)
    })
  }

  return { remember }
}

/** Two FNV-1a hashes with different bases: among a million strings a new one looks old once in 10^13 times. */
function fingerprint(text: string): [number, number] {
  let a = 0x811c9dc5
  let b = 0x9747b28c
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i)
    a = Math.imul(a ^ unit, 0x01000193)
    b = Math.imul(b ^ unit, 0x85ebca6b)
    b ^= b >>> 13
  }
  return [(a ^ (a >>> 15)) >>> 0, b >>> 0]
}
