import type { Manifest } from '@pinge/contract/content/manifest.ts'

export type Period = NonNullable<Manifest['bundles']>[number]['periods'][number]
type Chapter = Period['chapters'][number]

/** A calm reader says so many characters a second, pauses included. */
const CHARACTERS_PER_SECOND = 3.5

/** A chapter from its text: one sentence a line; what somebody says begins with a quotation mark and has voice 2. */
export function chapter(
  about: { id: string; title: string; refrain: string; question: string },
  text: string,
): Chapter {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return {
    ...about,
    cover: `covers/${about.id}.webp`,
    seconds: Math.round(lines.join('').length / CHARACTERS_PER_SECOND),
    text: lines.map((line) => ({ voice: line.startsWith('“') ? 2 : 1, text: line })),
  }
}
