import { cleanPicture } from '../../server/src/platform/images/clean-picture.ts'
import { hostilePictures, makeExif, makeJpeg } from '../../server/test/pictures.ts'
import { atMost, type Row } from '../row.ts'
import type { RowContext } from './row-context.ts'

const MAX_MS = 500

/** Row 13: the slowest answer that a picture made to do harm gets, and one with the place where it was taken. */
export async function pictureRows({ options, engine }: RowContext): Promise<Row[]> {
  const pictures = [
    ...hostilePictures(),
    { name: 'a JPEG with a place', bytes: makeJpeg({ extra: [makeExif(6)] }) },
  ]
  let slowest = { name: '', elapsedMs: 0 }
  for (const { name, bytes } of pictures) {
    const elapsedMs = await medianOf(options.passes, () => cleanPicture(bytes).catch(() => undefined))
    if (elapsedMs > slowest.elapsedMs) slowest = { name, elapsedMs }
  }
  return [
    {
      figure: `13 slowest of ${pictures.length} pictures to be checked`,
      engine,
      measured: `${slowest.elapsedMs.toFixed(1)} ms: ${slowest.name}`,
      yardstick: `${MAX_MS} ms`,
      ...atMost(slowest.elapsedMs / MAX_MS, 1),
    },
  ]
}

async function medianOf(passes: number, run: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let pass = 0; pass < passes; pass += 1) {
    const startedAt = performance.now()
    await run()
    times.push(performance.now() - startedAt)
  }
  return times.toSorted((one, other) => one - other)[Math.floor(passes / 2)] ?? 0
}
