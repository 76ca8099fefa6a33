import type { FileItem, FileType, PreviewState } from '@pinge/contract/content/content-values.ts'
import type { Catalogue, CatalogueFile } from '../catalogue/catalogue.ts'
import { endingOf } from '@pinge/contract/values/files/file-ending.ts'
import { fileTypes } from '../../writes/file-types.ts'

/** What a file is for a browser, by the ending of its name. */
export function fileTypeOf(name: string): FileType {
  switch (fileTypes.get(endingOf(name))?.kind) {
    case 'video':
      return 'video'
    case 'sound':
      return 'audio'
    case 'picture':
      return 'image'
    case 'document':
      return endingOf(name) === 'zip' ? 'other' : 'doc'
    default:
      return 'other'
  }
}

export type PreviewKind = 'pdf' | 'video' | 'audio' | 'image' | 'text' | 'none'

/** As what a browser shows the file itself; `none` for what it cannot show. */
export function previewKindOf(name: string): PreviewKind {
  const fileType = fileTypeOf(name)
  if (fileType === 'video' || fileType === 'audio' || fileType === 'image') return fileType
  const ending = endingOf(name)
  return ending === 'pdf' ? 'pdf' : ending === 'txt' ? 'text' : 'none'
}

export type FileMarks = {
  favorites: ReadonlySet<string>
  /** Of files that a browser cannot show, by their storage key. */
  previews: ReadonlyMap<string, PreviewState>
}

export function toFileItem(
  file: CatalogueFile,
  { folders }: Pick<Catalogue, 'folders'>,
  { favorites, previews }: FileMarks,
): FileItem {
  const folder = folders.find(({ id }) => id === file.folder)
  return {
    id: file.id,
    name: file.name,
    ext: endingOf(file.name),
    fileType: fileTypeOf(file.name),
    size: file.bytes,
    updateTime: file.updatedAt,
    folderId: folder?.id ?? null,
    folderName: folder?.name ?? '',
    preview: previewKindOf(file.name) === 'none' ? (previews.get(file.key) ?? 'none') : 'ready',
    favorite: favorites.has(file.id),
    sample: file.isSample,
  }
}
