export type Piece = { bytes: Buffer; isLast: boolean }

/** Cuts a stream into pieces of one size. The last one may be shorter, is marked, and comes even when it is empty. */
export async function* inPieces(source: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Piece> {
  let waiting: Uint8Array[] = []
  let length = 0
  for await (const bytes of source) {
    waiting.push(bytes)
    length += bytes.length
    if (length <= size) continue
    const joined = Buffer.concat(waiting)
    let start = 0
    // A full piece is held back until something follows it: it might be the last one.
    for (; joined.length - start > size; start += size)
      yield { bytes: joined.subarray(start, start + size), isLast: false }
    waiting = [joined.subarray(start)]
    length = joined.length - start
  }
  yield { bytes: Buffer.concat(waiting), isLast: true }
}
