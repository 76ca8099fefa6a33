import type { libraryList } from '@pinge/contract/content/library.ts'
import { FileType } from '@pinge/contract/content/content-values.ts'
import { EntryId } from '@pinge/contract/content/manifest-fields.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'

/** What the library shows, as its address says it; empty is all. */
export type LibraryView = {
  folderId: string
  scope: string
  keyword: string
  fileType: string
  sort: string
  page: number
}

export const FILES_A_PAGE = 20

const scopes = ['all', 'favorite', 'recent'] as const
const sorts = ['name', 'newest', 'size'] as const

/** The request for a view. Of an address that anybody may have written, what is no filter is left out. */
export function requestOf(view: LibraryView): RequestOf<typeof libraryList> {
  const folderId = EntryId.safeParse(view.folderId).data
  const scope = scopes.find((one) => one === view.scope)
  const fileType = FileType.safeParse(view.fileType).data
  const sort = sorts.find((one) => one === view.sort)
  return {
    ...(folderId !== undefined && scope === undefined && { folderId }),
    ...(scope && { scope }),
    ...(fileType && { fileType }),
    ...(sort && { sort }),
    ...(view.keyword !== '' && { keyword: view.keyword }),
    pageNum: view.page,
    pageSize: FILES_A_PAGE,
  }
}
