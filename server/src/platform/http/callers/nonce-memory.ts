import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { hash } from 'node:crypto'

export type Nonce = {
  randomString: string
  /** Who used it: an address, or a session. */
  owner: string
  /** Epoch ms. */
  expiresAt: number
}

export type Remembered = 'new' | 'seen' | 'full'

export type NonceMemory = {
  /** Remembers a random string at least until it expires, unless it is remembered already or its owner's share is full. */
  remember(nonce: Nonce, now: number): Remembered
}

/** Two numbers of 32 bits each. */
type Fingerprint = readonly [number, number]

export type NonceMemoryOptions = {
  /** How many are remembered at the most. */
  capacity: number
  /** Keyed by a secret: who could choose two strings with one fingerprint could make every call search long. */
  fingerprint: (text: string) => Fingerprint
}

const CAPACITY = 2 ** 21
/** Kept for owners who use little. */
const RESERVE = 1 / 4
/** What an owner may always have, as long as the reserve lasts: 1,024 of the usual memory. */
const SMALL_SHARE = 1 / 2_048
/** How long a call of this moment is remembered; one from the future takes as much more of its owner's share. */
const USUAL_LIFE_MS = 5 * MINUTE_MS
const GENERATION_MS = MINUTE_MS
const FIRST_SLOTS = 256
/** Longer searches end in a larger table. */
const MAX_PROBE = 64
/** A table that is emptier than this has no room to win. */
const MAX_SLOTS_PER_ENTRY = 16

/** Fingerprints of random strings that no client can foretell. */
export function createFingerprint(secret: string): (text: string) => Fingerprint {
  return (text) => {
    const digest = hash('sha256', secret + text, 'buffer')
    return [digest.readUInt32LE(0), digest.readUInt32LE(4)]
  }
}

/** Calls of sessions are remembered apart, so that a program without an account cannot fill their memory. */
export type NonceMemories = { signedIn: NonceMemory; open: NonceMemory }

export function createNonceMemories(secret: string): NonceMemories {
  const options = { capacity: CAPACITY, fingerprint: createFingerprint(secret) }
  return { signedIn: createNonceMemory(options), open: createNonceMemory(options) }
}

/**
 * The random strings of the last minutes as 64-bit fingerprints, a table for each minute in which they expire: a set of
 * strings would need ten times the memory and leave its work to the garbage collector.
 *
 * Outside the reserve an owner may have as much as is still free, so that one alone gets three eighths of the memory,
 * and many noisy ones equal shares.
 */
export function createNonceMemory({ capacity, fingerprint }: NonceMemoryOptions): NonceMemory {
  /** By the minute in which all of it has expired. */
  const generations = new Map<number, Generation>()

  function forgetBefore(minute: number): void {
    for (const last of generations.keys()) if (last < minute) generations.delete(last)
  }

  function generationOf(minute: number): Generation {
    const known = generations.get(minute)
    if (known) return known
    const made = createGeneration()
    generations.set(minute, made)
    return made
  }

  function remember({ randomString, owner, expiresAt }: Nonce, now: number): Remembered {
    forgetBefore(Math.floor(now / GENERATION_MS))
    const [a, b] = fingerprint(randomString)
    let free = capacity
    let own = 0
    for (const generation of generations.values()) {
      if (generation.table.has(a, b)) return 'seen'
      free -= generation.weight
      own += generation.owners.get(owner) ?? 0
    }
    const isRoom = own < free - capacity * RESERVE || (free >= 1 && own < capacity * SMALL_SHARE)
    if (!isRoom) return 'full'

    const generation = generationOf(Math.floor(expiresAt / GENERATION_MS))
    if (!generation.table.add(a, b)) return 'full'
    const weight = Math.max(1, (expiresAt - now) / USUAL_LIFE_MS)
    generation.weight += weight
    generation.owners.set(owner, (generation.owners.get(owner) ?? 0) + weight)
    return 'new'
  }

  return { remember }
}

type Generation = {
  table: FingerprintTable
  /** What all owners have used, and each of them. */
  weight: number
  owners: Map<string, number>
}

function createGeneration(): Generation {
  return { table: createFingerprintTable(), weight: 0, owners: new Map() }
}

type FingerprintTable = {
  has(a: number, b: number): boolean
  /** Answers false where there is no place for it within a short search. */
  add(a: number, b: number): boolean
}

/** A set of fingerprints by linear probing, eight bytes a slot. It grows with what it holds. */
function createFingerprintTable(): FingerprintTable {
  let slots = new Uint32Array(FIRST_SLOTS * 2)
  let used = 0

  function grow(): boolean {
    for (let count = slots.length; count <= used * MAX_SLOTS_PER_ENTRY; count *= 2) {
      const larger = new Uint32Array(count * 2)
      if (!copy(slots, larger)) continue
      slots = larger
      return true
    }
    return false
  }

  return {
    has: (a, b) => {
      const place = findPlace(slots, a, b)
      return place !== undefined && !isFree(slots, place)
    },
    add: (a, b) => {
      if (used * 4 >= (slots.length / 2) * 3) grow()
      let place = findPlace(slots, a, b)
      while (place === undefined && grow()) place = findPlace(slots, a, b)
      if (place === undefined) return false
      put(slots, place, a, b)
      used += 1
      return true
    },
  }
}

/** Where the fingerprint stands or would stand; undefined when the search for it would be long. */
function findPlace(slots: Uint32Array, a: number, b: number): number | undefined {
  const last = slots.length - 1
  let place = (a * 2) & last
  for (let probe = 0; probe < MAX_PROBE; probe += 1) {
    if (isFree(slots, place) || (slots[place] === a && slots[place + 1] === (b || 1))) return place
    place = (place + 2) & last
  }
  return undefined
}

/** The second half of a fingerprint is never 0, so that a slot which holds one is never taken for a free one. */
function isFree(slots: Uint32Array, place: number): boolean {
  return slots[place + 1] === 0
}

function put(slots: Uint32Array, place: number, a: number, b: number): void {
  slots[place] = a
  slots[place + 1] = b || 1
}

function copy(from: Uint32Array, to: Uint32Array): boolean {
  for (let place = 0; place < from.length; place += 2) {
    if (isFree(from, place)) continue
    const [a = 0, b = 0] = [from[place], from[place + 1]]
    const there = findPlace(to, a, b)
    if (there === undefined) return false
    put(to, there, a, b)
  }
  return true
}
