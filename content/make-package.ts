import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeCovers } from './draw/covers.ts'
import { copyLessonPictures } from './draw/lesson-pictures.ts'
import { packageFolder } from './draw/programs.ts'
import { makeFilms } from './films/make-films.ts'
import { packageManifest } from './package-manifest.ts'
import type { FilePart } from './papers/made-file.ts'
import { madeFiles } from './papers/package-files.ts'

/**
 * Makes the shipped package: `node content/make-package.ts [part …]`. Without a part the manifest alone is written.
 * Covers, sheets and posters need Chromium (or what CHROMIUM_PATH names), pictures ImageMagick, sounds and
 * films ffmpeg. `ONLY=film-bag,bag-sheet` makes only the files with these ids.
 */
const only = process.env.ONLY?.split(',')

const parts: Readonly<Record<string, () => void | Promise<void>>> = {
  pictures: copyLessonPictures,
  covers: makeCovers,
  films: () => makeFilms(only ?? []),
  ...Object.fromEntries(
    (['sheets', 'slides', 'guides', 'posters', 'sounds'] satisfies FilePart[]).map((part) => [
      part,
      () => makeFiles(part),
    ]),
  ),
}

async function makeFiles(part: FilePart): Promise<void> {
  mkdirSync(join(packageFolder, 'files'), { recursive: true })
  const named = madeFiles.filter((file) => file.part === part && (only?.includes(file.id) ?? true))
  for (const file of named) await file.make(join(packageFolder, file.path))
}

for (const name of process.argv.slice(2)) {
  const make = parts[name]
  if (!make) throw new Error(`no part is called ${name}: ${Object.keys(parts).join(', ')}`)
  await make()
}
writeFileSync(join(packageFolder, 'manifest.json'), `${JSON.stringify(packageManifest, undefined, 1)}\n`)
