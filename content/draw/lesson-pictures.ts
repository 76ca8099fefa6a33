import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { packageFolder, pictureFile } from './programs.ts'
import { lessons } from '../courses/lessons.ts'

/** Copies the pictures that slides of the lessons show, with the notice of the family they come from. */
export function copyLessonPictures(): void {
  const folder = join(packageFolder, 'pictures')
  mkdirSync(folder, { recursive: true })
  const named = lessons.flatMap(({ course }) =>
    course.steps.flatMap(({ slides }) => slides.flatMap(({ picture }) => picture ?? [])),
  )
  for (const path of new Set(named))
    copyFileSync(pictureFile(path.replace(/^pictures\/(.+)\.webp$/, '$1')), join(packageFolder, path))
  copyFileSync(
    fileURLToPath(new URL('../../web/public/img/LICENSE.txt', import.meta.url)),
    join(folder, 'LICENSE.txt'),
  )
  writeFileSync(
    join(packageFolder, 'README.md'),
    `# The shipped package\n\nMade by \`node content/make-package.ts\` from the texts beside that script; nothing here is edited by hand.\nPictures: Fluent Emoji by Microsoft (MIT, see pictures/LICENSE.txt). Texts, drawings, videos and sounds are our own;\nthe poems are in the public domain.\n`,
  )
}
