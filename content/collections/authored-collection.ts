import type { Collection } from '@pinge/contract/content/manifest-courses.ts'
import type { Sheet } from '../courses/lesson.ts'
import type { TuneName } from '../sounds/tunes.ts'

/** What stands on a poster: a headline, and up to eight tiles of a picture and a few words. */
export type Poster = {
  title: string
  lead: string
  tiles: readonly (readonly [picture: string, text: string])[]
}

type Item = {
  id: string
  title: string
  /** How it is used in class. */
  use: string
  minutes: number
} & ({ sheet: Sheet } | { poster: Poster } | { tune: TuneName })

/** A collection as its author writes it: each item is a sheet to print, a poster or a sound. */
export type AuthoredCollection = Omit<Collection, 'cover' | 'items'> & { items: readonly Item[] }
