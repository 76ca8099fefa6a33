/** Both ends are within the file. */
export type ByteRange = { start: number; end: number }

/**
 * What a `Range` header asks of a file of so many bytes: one part of it, nothing that it has, or the whole where the header
 * asks for several parts or is none (RFC 9110, 14.2).
 */
export function readRange(header: string | undefined, bytes: number): ByteRange | 'none' | 'whole' {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole'
  if (first === '') {
    const length = Math.min(Number(last), bytes)
    return length === 0 ? 'none' : { start: bytes - length, end: bytes - 1 }
  }
  const start = Number(first)
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (last !== '' && Number(last) < start) return 'whole'
  return start >= bytes ? 'none' : { start, end }
}
