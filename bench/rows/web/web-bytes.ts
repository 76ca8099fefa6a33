import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { ensureWebBuild } from '../../../scripts/lib/ensure-web-build.mjs'
import type { Row } from '../../row.ts'
import type { RowContext } from '../row-context.ts'

const folder = fileURLToPath(new URL('../../../web/dist', import.meta.url))

const Screens = z.array(z.object({ path: z.string(), files: z.array(z.string()) }))

const SIGN_IN = '/'
const SIGN_IN_BYTES = 100_000
const SCREEN_BYTES = 170 * 1024
const FILES = 12

/**
 * Row 8: what each screen's scripts and styles weigh, as brotli, before it can be used: the static closure of the start,
 * the router and the screen, as the build itself tells it. The heaviest screen comes first.
 */
export async function webBytesRows({ engine }: RowContext): Promise<Row[]> {
  await ensureWebBuild()
  const screens = z.parse(Screens, JSON.parse(readFileSync(join(folder, 'screens.json'), 'utf8')))
  const weighed = screens.map(({ path, files }) => ({ path, files: files.length, bytes: weigh(files) }))
  return weighed
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(({ path, files, bytes }) => {
      const allowed = path === SIGN_IN ? SIGN_IN_BYTES : SCREEN_BYTES
      return {
        figure: `8 ${path}`,
        engine,
        measured: `${bytes.toLocaleString('en')} bytes, ${files} files`,
        yardstick: `${allowed.toLocaleString('en')} bytes, ${FILES} files`,
        ratio: (bytes / allowed).toFixed(3),
        target: '≤ 1.000',
        isReached: bytes <= allowed && files <= FILES,
      }
    })
}

const weigh = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + readFileSync(join(folder, `${file}.br`)).length, 0)
