import type { FileItem } from '@pinge/contract/content/content-values.ts'
import type * as contract from '@pinge/contract/content/library.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { compareNames } from '@pinge/contract/values/compare-names.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { TeacherContext } from '../../writes/contexts.ts'
import type { Catalogue, CatalogueFile } from '../catalogue/catalogue.ts'
import { foldersBelow } from '../folders-below.ts'
import { selectFavorites, selectRecentUses } from '../kept/kept.queries.ts'
import { toOwnItem } from '../own/list-own-files.ts'
import { selectOwnFolders, selectReadableFiles } from '../own/own-file.queries.ts'
import { hasKeyword, pageOf } from '../page-of.ts'
import { fileTypeOf, toFileItem, type FileMarks } from './to-file-item.ts'
import { selectPreviewStates } from './preview-states.ts'

export function listFolders({ folders, files }: Catalogue): DataOf<typeof contract.libraryTree> {
  const known = new Set(folders.map(({ id }) => id))
  return folders.map(({ id, name, parent, isSample }, sort) => {
    const below = foldersBelow(folders, [id], ({ parent }) => parent)
    return {
      id,
      name,
      parentId: parent !== undefined && known.has(parent) ? parent : null,
      total: [...files.values()].filter(({ folder }) => folder !== undefined && below.has(folder)).length,
      sort,
      sample: isSample,
    }
  })
}

export async function listLibrary(
  db: Db,
  { teacherId }: TeacherContext,
  request: RequestOf<typeof contract.libraryList>,
  catalogue: Catalogue,
): Promise<DataOf<typeof contract.libraryList>> {
  const favorites = await selectFavorites(db, teacherId)
  const scope = request.scope ?? (request.folderId === undefined ? 'all' : 'folder')
  const shown = await inScope(db, { teacherId, scope, folderId: request.folderId, favorites }, catalogue)
  const found = shown.filter(
    ({ name }) =>
      hasKeyword(request.keyword, [name]) &&
      (request.fileType === undefined || fileTypeOf(name) === request.fileType),
  )
  const { list, ...page } = pageOf(sorted(found, request.sort), request)
  const previews = await selectPreviewStates(db, list)
  return { ...page, list: list.map(({ toItem }) => toItem({ favorites, previews })) }
}

type Scope = {
  teacherId: string
  scope: 'folder' | 'all' | 'favorite' | 'recent'
  folderId: string | undefined
  favorites: ReadonlySet<string>
}

/** A file of a package or of a teacher, as it is found and put in order. */
type ListedFile = Pick<CatalogueFile, 'id' | 'name' | 'key' | 'bytes' | 'updatedAt'> & {
  toItem: (marks: FileMarks) => FileItem
}

async function inScope(
  db: Db,
  { teacherId, scope, folderId, favorites }: Scope,
  catalogue: Catalogue,
): Promise<ListedFile[]> {
  if (scope === 'recent') {
    const ids = (await selectRecentUses(db, teacherId)).map(({ entryId }) => entryId)
    const found = new Map((await findKept(db, teacherId, ids, catalogue)).map((file) => [file.id, file]))
    return ids.flatMap((id) => found.get(id) ?? [])
  }
  if (scope === 'favorite') return findKept(db, teacherId, [...favorites], catalogue)
  const { files, folders } = catalogue
  const below = folderId === undefined ? null : foldersBelow(folders, [folderId], ({ parent }) => parent)
  // What lies in no folder belongs to a course alone.
  return [...files.values()]
    .filter(({ folder }) => folder !== undefined && (scope === 'all' || below === null || below.has(folder)))
    .map((file) => toListed(file, catalogue))
}

/** Those of these ids that are files: of packages in their authors' order, then of teachers, the newest first. */
async function findKept(
  db: Db,
  teacherId: string,
  ids: readonly string[],
  catalogue: Catalogue,
): Promise<ListedFile[]> {
  const wanted = new Set(ids)
  const shipped = [...catalogue.files.values()].filter(({ id }) => wanted.has(id))
  const own = await selectReadableFiles(
    db,
    teacherId,
    ids.filter((id) => !catalogue.files.has(id)),
  )
  const folders = own.length === 0 ? [] : await selectOwnFolders(db, teacherId)
  return [
    ...shipped.map((file) => toListed(file, catalogue)),
    ...own.map((file) => ({
      id: file.id,
      name: file.name,
      key: file.fileKey,
      bytes: file.bytes,
      updatedAt: file.createdAt,
      toItem: (marks: FileMarks) => toOwnItem(file, folders, marks),
    })),
  ]
}

function toListed(file: CatalogueFile, catalogue: Catalogue): ListedFile {
  return { ...file, toItem: (marks) => toFileItem(file, catalogue, marks) }
}

function sorted(files: ListedFile[], sort: RequestOf<typeof contract.libraryList>['sort']): ListedFile[] {
  if (sort === 'name') return files.toSorted(compareNames)
  if (sort === 'newest') return files.toSorted((one, other) => other.updatedAt - one.updatedAt)
  if (sort === 'size') return files.toSorted((one, other) => other.bytes - one.bytes)
  return files
}
