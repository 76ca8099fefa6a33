import { createHash, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import type { DeriveKey } from './backup-key.ts'
import { seal, SEAL_MARK, unseal } from './seal.ts'

const HEADER = SEAL_MARK.length + 16
const PIECE = 65_536
const SEALED_PIECE = PIECE + 16

/** As quick as the real one is slow. */
const deriveKey: DeriveKey = async (salt) => createHash('sha256').update('a key').update(salt).digest()

async function collect(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of bytes) parts.push(part)
  return Buffer.concat(parts)
}

async function* inParts(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

const sealed = (content: Buffer): Promise<Buffer> =>
  collect(seal(inParts(content, 10_000), deriveKey, randomBytes))
const opened = (file: Buffer, size = 100_000): Promise<Buffer> =>
  collect(unseal(inParts(file, size), deriveKey))

it('opens what it sealed, of any size, however the bytes arrive', async () => {
  for (const size of [0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE]) {
    const content = randomBytes(size)
    const file = await sealed(content)
    for (const part of [7_001, 65_552, 1_000_000])
      expect((await opened(file, part)).equals(content), `${size} in parts of ${part}`).toBe(true)
  }
})

it('shows nothing of the content, nor that two files are alike', async () => {
  const content = Buffer.alloc(2 * PIECE, '向日葵')
  const [first, second] = await Promise.all([sealed(content), sealed(content)])

  expect(first.includes('向日葵')).toBe(false)
  expect(first.subarray(HEADER, HEADER + PIECE).equals(second.subarray(HEADER, HEADER + PIECE))).toBe(false)
})

it('opens nothing in which whole pieces are missing, repeated, in another order, or from another file', async () => {
  const content = Buffer.alloc(3 * PIECE, 'like every other piece ')
  const [file, other] = await Promise.all([sealed(content), sealed(content)])
  const header = file.subarray(0, HEADER)
  const [a, b, c] = [0, 1, 2].map((index) =>
    file.subarray(HEADER + index * SEALED_PIECE, HEADER + (index + 1) * SEALED_PIECE),
  )
  const others = [
    [header],
    [header, a],
    [header, a, b],
    [header, b, c],
    [header, a, c],
    [header, b, a, c],
    [header, a, a, b, c],
    [header, a, b, c, c],
    [header, a, other.subarray(HEADER + SEALED_PIECE)],
    [other.subarray(0, HEADER), a, b, c],
  ]

  expect((await opened(joined([header, a, b, c]))).equals(content)).toBe(true)
  for (const [index, parts] of others.entries())
    await expect(opened(joined(parts)), `number ${index}`).rejects.toThrow(/损坏|不完整/)
})

function joined(parts: readonly (Buffer | undefined)[]): Buffer {
  return Buffer.concat(parts.flatMap((part) => part ?? []))
}
