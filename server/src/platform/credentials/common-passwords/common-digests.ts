import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { habitualPasswords } from './habitual-passwords.ts'

/** Of a digest; two passwords share the beginning once in billions. */
const BEGINNING_BYTES = 6
/** So many digests take about two milliseconds, after which others have their turn. */
const AT_ONCE = 2_000

/** Sorted beginnings, made when they are first asked for, so that no start waits for them. */
let digests: Promise<Float64Array> | undefined

/** Whether a password's digest, lower-case hex, is that of one of the commonest. */
export async function isCommonDigest(digest: string): Promise<boolean> {
  digests ??= readDigests()
  return includes(await digests, beginningOf(digest))
}

async function readDigests(): Promise<Float64Array> {
  const found: number[] = []
  for (const password of commonPasswords()) {
    found.push(beginningOf(hash('sha256', password)))
    if (found.length % AT_ONCE === 0) await setImmediate()
  }
  return Float64Array.from(found).sort()
}

function includes(sorted: Float64Array, wanted: number): boolean {
  let from = 0
  let to = sorted.length
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if ((sorted[middle] ?? wanted) < wanted) from = middle + 1
    else to = middle
  }
  return sorted[from] === wanted
}

/** The file is made by `content/make-common-passwords.ts`, which names its source. */
function* commonPasswords(): Generator<string> {
  const packed = readFileSync(new URL('./commonest.txt.br', import.meta.url))
  yield* brotliDecompressSync(packed).toString().split('\n')
  yield* habitualPasswords()
}

function beginningOf(digest: string): number {
  return Number.parseInt(digest.slice(0, 2 * BEGINNING_BYTES), 16)
}
