import type { ownFileList } from '@pinge/contract/content/own-files.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { tips } from '@pinge/contract/training/items.ts'
import { memoMaxMs, recallMaxMs } from '@pinge/contract/training/rules.ts'
import { compareNames } from '@pinge/contract/values/compare-names.ts'
import { MAX_PICTURE_BYTES } from '@pinge/contract/values/files/picture-rules.ts'
import type { PlayedLevel } from '../round/start-play.ts'
import { OWN_ITEM } from '../training-paths.ts'

export type OwnPicture = { id: string; name: string }

/** A teacher's own pictures to remember: a folder of 我的资料 with pictures in it. */
export type OwnSet = { id: string; name: string; pictures: readonly OwnPicture[] }

/** More of a folder are not fetched: the largest round shows thirty. */
const MAX_PICTURES = 60
/** How many a round may show, as the levels of the game do. */
const counts = [4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 30]
const LURES = 2
export const MIN_PICTURES = 4 + LURES

/** Folders with at least one picture, in the order of their names; pictures in the order of theirs. */
export function ownSetsOf({
  folders,
  files,
}: Pick<DataOf<typeof ownFileList>, 'folders' | 'files'>): OwnSet[] {
  return folders
    .map(({ id, name }) => ({
      id,
      name,
      pictures: files
        .filter(
          (file) => file.folderId === id && /^(png|jpe?g)$/.test(file.ext) && file.size <= MAX_PICTURE_BYTES,
        )
        .sort(compareNames)
        .slice(0, MAX_PICTURES)
        .map((file) => ({ id: file.id, name: file.name.replace(/\.[^.]+$/, '') })),
    }))
    .filter(({ pictures }) => pictures.length > 0)
    .sort(compareNames)
}

/** How many of a set can be asked, two being there only to mislead. */
export function countsOf({ pictures }: OwnSet): number[] {
  return counts.filter((count) => count + LURES <= pictures.length)
}

/** A set that is twice as large as what is asked does not come round again at once. */
export function usualCount(set: OwnSet): number {
  return countsOf(set).findLast((count) => 2 * count <= set.pictures.length) ?? counts[0] ?? 0
}

/** What the address says of a set and how many of it are asked. */
export function ownItem(setId: string, count: number): string {
  return `${OWN_ITEM}${count}-${setId}`
}

/** The level that an address names; undefined where there is no such set any more, or too few pictures are left in it. */
export function levelOfItem(sets: readonly OwnSet[], item: string): PlayedLevel | undefined {
  const [, count = '', setId = ''] = /^own-(\d+)-(.+)$/.exec(item) ?? []
  const set = sets.find(({ id }) => id === setId)
  return set && countsOf(set).includes(Number(count)) ? levelOfSet(set, Number(count)) : undefined
}

export function levelOfSet({ id, name, pictures }: OwnSet, count: number): PlayedLevel {
  return {
    type: 1,
    activityId: ownItem(id, count),
    level: 0,
    name,
    setName: name,
    tip: tips[1],
    count,
    lures: LURES,
    memoMaxMs: memoMaxMs(count),
    recallMaxMs: recallMaxMs(count),
    pool: pictures.map((picture) => picture.id),
    group: 0,
  }
}
