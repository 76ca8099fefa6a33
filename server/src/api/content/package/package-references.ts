import type { Manifest } from '@pinge/contract/content/manifest.ts'
import type { FileKind } from '../../writes/file-types.ts'
import type { JsonPath } from './locate-json.ts'

/** An id that an entry has, or that it refers to: then `to` is the list in which that has to stand. */
export type NamedId = { id: string; at: JsonPath; to?: 'folders' | 'files' | 'columns' | 'videos' }
/** A file that an entry needs, and of which kinds it may be. */
export type NamedFile = { path: string; at: JsonPath; kinds?: readonly FileKind[] }

/** Visits everything in a manifest that has an id, refers to one or names a file. */
export function readReferences(manifest: Manifest): { ids: NamedId[]; files: NamedFile[] } {
  const found: Found = { ids: [], files: [] }
  readLibrary(manifest, found)
  readCourses(manifest, found)
  readVideos(manifest, found)
  readStories(manifest, found)
  for (const [place, activity] of (manifest.activities ?? []).entries()) {
    const at = ['activities', place]
    own(found, activity.id, at)
    needPicture(found, activity.cover, [...at, 'cover'])
    refer(found, 'folders', activity.folder, [...at, 'folder'])
  }
  for (const [place, banner] of (manifest.banners ?? []).entries()) {
    own(found, banner.id, ['banners', place])
    needPicture(found, banner.picture, ['banners', place, 'picture'])
  }
  return found
}

type Found = { ids: NamedId[]; files: NamedFile[] }

function own(found: Found, id: string, at: JsonPath): void {
  found.ids.push({ id, at: [...at, 'id'] })
}

function refer(found: Found, to: NonNullable<NamedId['to']>, id: string | undefined, at: JsonPath): void {
  if (id !== undefined) found.ids.push({ id, at, to })
}

function referAll(found: Found, ids: readonly string[] | undefined, at: JsonPath): void {
  for (const [place, id] of (ids ?? []).entries()) refer(found, 'files', id, [...at, place])
}

function needPicture(found: Found, path: string | undefined, at: JsonPath): void {
  if (path !== undefined) found.files.push({ path, at, kinds: ['picture'] })
}

function readLibrary({ folders, files }: Manifest, found: Found): void {
  for (const [place, folder] of (folders ?? []).entries()) {
    own(found, folder.id, ['folders', place])
    refer(found, 'folders', folder.parent, ['folders', place, 'parent'])
  }
  for (const [place, file] of (files ?? []).entries()) {
    const at = ['files', place]
    own(found, file.id, at)
    refer(found, 'folders', file.folder, [...at, 'folder'])
    found.files.push({ path: file.path, at: [...at, 'path'] })
  }
}

function readCourses({ courses, collections }: Manifest, found: Found): void {
  for (const [place, course] of (courses ?? []).entries()) {
    const at = ['courses', place]
    own(found, course.id, at)
    needPicture(found, course.cover, [...at, 'cover'])
    referAll(found, course.files, [...at, 'files'])
    refer(found, 'videos', course.video, [...at, 'video'])
    for (const [step, { slides }] of course.steps.entries())
      for (const [slide, { picture }] of slides.entries())
        needPicture(found, picture, [...at, 'steps', step, 'slides', slide, 'picture'])
  }
  for (const [place, collection] of (collections ?? []).entries()) {
    const at = ['collections', place]
    own(found, collection.id, at)
    needPicture(found, collection.cover, [...at, 'cover'])
    for (const [item, { id, cover, file, video }] of collection.items.entries()) {
      const itemAt = [...at, 'items', item]
      own(found, id, itemAt)
      needPicture(found, cover, [...itemAt, 'cover'])
      refer(found, 'files', file, [...itemAt, 'file'])
      refer(found, 'videos', video, [...itemAt, 'video'])
    }
  }
}

function readVideos({ columns, videos }: Manifest, found: Found): void {
  for (const [place, column] of (columns ?? []).entries()) {
    own(found, column.id, ['columns', place])
    needPicture(found, column.cover, ['columns', place, 'cover'])
  }
  for (const [place, video] of (videos ?? []).entries()) {
    const at = ['videos', place]
    own(found, video.id, at)
    refer(found, 'columns', video.column, [...at, 'column'])
    referAll(found, video.files, [...at, 'files'])
    needPicture(found, video.cover, [...at, 'cover'])
    found.files.push({ path: video.path, at: [...at, 'path'], kinds: ['video'] })
    found.files.push({ path: video.captions, at: [...at, 'captions'], kinds: ['captions'] })
  }
}

function readStories({ bundles }: Manifest, found: Found): void {
  for (const [place, bundle] of (bundles ?? []).entries()) {
    const at = ['bundles', place]
    own(found, bundle.id, at)
    needPicture(found, bundle.cover, [...at, 'cover'])
    for (const [period, { id, chapters }] of bundle.periods.entries()) {
      const periodAt = [...at, 'periods', period]
      own(found, id, periodAt)
      for (const [chapter, one] of chapters.entries()) {
        const chapterAt = [...periodAt, 'chapters', chapter]
        own(found, one.id, chapterAt)
        needPicture(found, one.cover, [...chapterAt, 'cover'])
        if (one.sound !== undefined)
          found.files.push({ path: one.sound, at: [...chapterAt, 'sound'], kinds: ['sound'] })
      }
    }
  }
}
