import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeCovers } from './draw/covers.ts'
import { copyLessonPictures } from './draw/lesson-pictures.ts'
import { packageFolder } from './draw/programs.ts'
import { packageManifest } from './package-manifest.ts'

/**
 * Makes the shipped package: `node content/make-package.ts [part …]`. Without a part the manifest alone is written.
 * Covers need Chromium (or what CHROMIUM names) and ImageMagick.
 */
const parts: Readonly<Record<string, () => void>> = {
  pictures: copyLessonPictures,
  covers: makeCovers,
}

for (const name of process.argv.slice(2)) {
  const make = parts[name]
  if (!make) throw new Error(`no part is called ${name}: ${Object.keys(parts).join(', ')}`)
  make()
}
writeFileSync(join(packageFolder, 'manifest.json'), `${JSON.stringify(packageManifest, undefined, 1)}\n`)
