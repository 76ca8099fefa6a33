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

it('says where it is not the key that is wrong', async () => {
  const file = await sealed(Buffer.alloc(2 * PIECE))
  const changed = Buffer.from(file)
  changed.writeUInt8(changed.readUInt8(HEADER + SEALED_PIECE) ^ 1, HEADER + SEALED_PIECE)
  const other: DeriveKey = async () => randomBytes(32)

  await expect(collect(unseal(inParts(file, 1_000), other))).rejects.toThrow('密钥不对，或者备份文件已损坏。')
  await expect(opened(changed)).rejects.toThrow('备份文件已损坏、不完整或被改动。')
})

it('seals as it always has, so that an old backup can be opened', async () => {
  const file = await collect(
    seal(inParts(Buffer.alloc(PIECE + 5, '向日葵'), 10_000), deriveKey, () => Buffer.alloc(16, 7)),
  )

  expect(createHash('sha256').update(file).digest('hex')).toBe(
    'd5964fa5822136da09714bc35cadb7caf8432aa98d5bd651e94fa7a9ddbc9cfc',
  )
})

function joined(parts: readonly (Buffer | undefined)[]): Buffer {
  return Buffer.concat(parts.flatMap((part) => part ?? []))
}
