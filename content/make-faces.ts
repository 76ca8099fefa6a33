import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { picturesOfStrip } from '../web/src/shared/ui/picture/picture-strip.ts'
import { studentAvatars } from '../web/src/shared/ui/picture/avatar-pictures.ts'

/**
 * Joins the shipped faces, and what else a class shows at first, to the one strip that the pages show:
 * `node content/make-faces.ts`; it needs ImageMagick.
 */

const TILE_PX = 160
/** Around each, so that no neighbour shines in when the strip is drawn smaller. */
const MARGIN_PX = 4

const fileOf = (path: string): string => fileURLToPath(new URL(`../web/${path}`, import.meta.url))
const side = TILE_PX - 2 * MARGIN_PX

const resized = `-background none -filter Lanczos -resize ${side}x${side}`
const joined = `-gravity center -extent ${TILE_PX}x${TILE_PX} +append`
const small = '-quality 82 -define webp:method=6 -define webp:alpha-quality=85'

const { status, stderr } = spawnSync('convert', [
  ...[...studentAvatars.map(({ picture }) => picture), ...picturesOfStrip].map((picture) =>
    fileOf(`public/img/${picture}.webp`),
  ),
  ...`${resized} ${joined} ${small}`.split(' '),
  fileOf('src/shared/ui/picture/faces.webp'),
])
if (status !== 0) throw new Error(`the faces were not made: ${stderr.toString()}`)
