import type * as contract from '@pinge/contract/content/library.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { TeacherContext } from '../../writes/contexts.ts'
import type { Catalogue, CatalogueFile } from '../catalogue/catalogue.ts'
import { foldersBelow } from '../folders-below.ts'
import { selectFavorites, selectRecentUses } from '../kept/kept.queries.ts'
import { hasKeyword, pageOf } from '../page-of.ts'
import { fileTypeOf, toFileItem } from './to-file-item.ts'
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
  return { ...page, list: list.map((file) => toFileItem(file, catalogue, { favorites, previews })) }
}

type Scope = {
  teacherId: string
  scope: 'folder' | 'all' | 'favorite' | 'recent'
  folderId: string | undefined
  favorites: ReadonlySet<string>
}

async function inScope(
  db: Db,
  { teacherId, scope, folderId, favorites }: Scope,
  { files, folders }: Catalogue,
): Promise<CatalogueFile[]> {
  if (scope === 'recent') {
    const uses = await selectRecentUses(db, teacherId)
    return uses.flatMap(({ entryId }) => files.get(entryId) ?? [])
  }
  const all = [...files.values()]
  if (scope === 'favorite') return all.filter(({ id }) => favorites.has(id))
  // What lies in no folder belongs to a course alone.
  const library = all.filter(({ folder }) => folder !== undefined)
  if (scope === 'all' || folderId === undefined) return library
  const below = foldersBelow(folders, [folderId], ({ parent }) => parent)
  return library.filter(({ folder }) => folder !== undefined && below.has(folder))
}

function sorted(
  files: CatalogueFile[],
  sort: RequestOf<typeof contract.libraryList>['sort'],
): CatalogueFile[] {
  if (sort === 'name') return files.toSorted((one, other) => one.name.localeCompare(other.name, 'zh'))
  if (sort === 'newest') return files.toSorted((one, other) => other.updatedAt - one.updatedAt)
  if (sort === 'size') return files.toSorted((one, other) => other.bytes - one.bytes)
  return files
}
