import type { Manifest } from '@pinge/contract/content/manifest.ts'
import type { FileKind } from '../../writes/file-types.ts'
import type { JsonPath } from './locate-json.ts'
import { present, type Draft } from './what-parsed.ts'

/** An id that an entry has, or that it refers to: then `to` is the list in which that has to stand. */
export type NamedId = { id: string; at: JsonPath; to?: 'folders' | 'files' | 'columns' | 'videos' }
/** A file that an entry needs, and of which kinds it may be. */
export type NamedFile = { path: string; at: JsonPath; kinds?: readonly FileKind[] }

/** Visits everything in a manifest that has an id, refers to one or names a file. */
export function readReferences(manifest: Draft<Manifest>): { ids: NamedId[]; files: NamedFile[] } {
  const found: Found = { ids: [], files: [] }
  readLibrary(manifest, found)
  readCourses(manifest, found)
  readVideos(manifest, found)
  readStories(manifest, found)
  for (const [place, activity] of present(manifest.activities)) {
    const at = ['activities', place]
    own(found, activity.id, at)
    needPicture(found, activity.cover, [...at, 'cover'])
    refer(found, 'folders', activity.folder, [...at, 'folder'])
  }
  for (const [place, banner] of present(manifest.banners)) {
    own(found, banner.id, ['banners', place])
    needPicture(found, banner.picture, ['banners', place, 'picture'])
  }
  return found
}

type Found = { ids: NamedId[]; files: NamedFile[] }

function own(found: Found, id: string | undefined, at: JsonPath): void {
  if (id !== undefined) found.ids.push({ id, at: [...at, 'id'] })
}

function refer(found: Found, to: NonNullable<NamedId['to']>, id: string | undefined, at: JsonPath): void {
  if (id !== undefined) found.ids.push({ id, at, to })
}

function referAll(found: Found, ids: Draft<readonly string[]> | undefined, at: JsonPath): void {
  for (const [place, id] of present(ids)) refer(found, 'files', id, [...at, place])
}

function needPicture(found: Found, path: string | undefined, at: JsonPath): void {
  need(found, path, at, ['picture'])
}

function need(found: Found, path: string | undefined, at: JsonPath, kinds?: NamedFile['kinds']): void {
  if (path !== undefined) found.files.push(kinds ? { path, at, kinds } : { path, at })
}

function readLibrary({ folders, files }: Draft<Manifest>, found: Found): void {
  for (const [place, folder] of present(folders)) {
    own(found, folder.id, ['folders', place])
    refer(found, 'folders', folder.parent, ['folders', place, 'parent'])
  }
  for (const [place, file] of present(files)) {
    const at = ['files', place]
    own(found, file.id, at)
    refer(found, 'folders', file.folder, [...at, 'folder'])
    need(found, file.path, [...at, 'path'])
  }
}

function readCourses({ courses, collections }: Draft<Manifest>, found: Found): void {
  for (const [place, course] of present(courses)) {
    const at = ['courses', place]
    own(found, course.id, at)
    needPicture(found, course.cover, [...at, 'cover'])
    referAll(found, course.files, [...at, 'files'])
    refer(found, 'videos', course.video, [...at, 'video'])
    for (const [step, { slides }] of present(course.steps))
      for (const [slide, { picture }] of present(slides))
        needPicture(found, picture, [...at, 'steps', step, 'slides', slide, 'picture'])
  }
  for (const [place, collection] of present(collections)) {
    const at = ['collections', place]
    own(found, collection.id, at)
    needPicture(found, collection.cover, [...at, 'cover'])
    for (const [item, { id, cover, file, video }] of present(collection.items)) {
      const itemAt = [...at, 'items', item]
      own(found, id, itemAt)
      needPicture(found, cover, [...itemAt, 'cover'])
      refer(found, 'files', file, [...itemAt, 'file'])
      refer(found, 'videos', video, [...itemAt, 'video'])
    }
  }
}

function readVideos({ columns, videos }: Draft<Manifest>, found: Found): void {
  for (const [place, column] of present(columns)) {
    own(found, column.id, ['columns', place])
    needPicture(found, column.cover, ['columns', place, 'cover'])
  }
  for (const [place, video] of present(videos)) {
    const at = ['videos', place]
    own(found, video.id, at)
    refer(found, 'columns', video.column, [...at, 'column'])
    referAll(found, video.files, [...at, 'files'])
    needPicture(found, video.cover, [...at, 'cover'])
    need(found, video.path, [...at, 'path'], ['video'])
    need(found, video.captions, [...at, 'captions'], ['captions'])
  }
}

function readStories({ bundles }: Draft<Manifest>, found: Found): void {
  for (const [place, bundle] of present(bundles)) {
    const at = ['bundles', place]
    own(found, bundle.id, at)
    needPicture(found, bundle.cover, [...at, 'cover'])
    for (const [period, { id, chapters }] of present(bundle.periods)) {
      const periodAt = [...at, 'periods', period]
      own(found, id, periodAt)
      for (const [chapter, one] of present(chapters)) {
        const chapterAt = [...periodAt, 'chapters', chapter]
        own(found, one.id, chapterAt)
        needPicture(found, one.cover, [...chapterAt, 'cover'])
        need(found, one.sound, [...chapterAt, 'sound'], ['sound'])
      }
    }
  }
}
