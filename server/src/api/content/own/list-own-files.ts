import type { FileItem, PreviewState } from '@pinge/contract/content/content-values.ts'
import type * as contract from '@pinge/contract/content/own-files.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type { Config } from '../../../platform/config.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { OwnFolderTable } from '../../../platform/db/tables/content.ts'
import type { TeacherContext } from '../../writes/contexts.ts'
import { selectLibraryBytes } from '../../writes/uploaded-file.queries.ts'
import { selectFavorites } from '../kept/kept.queries.ts'
import { selectPreviewStates } from '../library/preview-states.ts'
import { fileTypeOf, previewKindOf } from '../library/to-file-item.ts'
import { endingOf } from '@pinge/contract/values/files/file-ending.ts'
import { selectOwnFiles, selectOwnFolders, selectShares, type SharedFile } from './own-file.queries.ts'

export async function listOwnFiles(
  db: Db,
  { teacherId }: TeacherContext,
  { scope = 'mine' }: RequestOf<typeof contract.ownFileList>,
  { ownQuotaBytes, ownFileBytes }: Pick<Config, 'ownQuotaBytes' | 'ownFileBytes'>,
): Promise<DataOf<typeof contract.ownFileList>> {
  const files = await selectOwnFiles(db, teacherId, scope)
  const folders = scope === 'mine' ? await selectOwnFolders(db, teacherId) : []
  const shares = scope === 'mine' ? await selectShares(db, teacherId) : new Map<string, string[]>()
  const favorites = await selectFavorites(db, teacherId)
  const previews = await selectPreviewStates(
    db,
    files.map(({ fileKey }) => ({ key: fileKey })),
  )
  return {
    folders: folders.map(({ id, name, parentId }) => ({ id, name, parentId })),
    files: files.map((file) => ({
      ...toOwnItem(file, folders, { favorites, previews }),
      ownerName: file.ownerName,
      classIds: shares.get(file.id) ?? [],
      removedAt: file.removedAt,
    })),
    usedBytes: await selectLibraryBytes(db, teacherId),
    quotaBytes: ownQuotaBytes,
    maxFileBytes: ownFileBytes,
  }
}

type Marks = { favorites: ReadonlySet<string>; previews: ReadonlyMap<string, PreviewState> }

export function toOwnItem(
  { id, name, bytes, createdAt, folderId, fileKey }: SharedFile,
  folders: readonly OwnFolderTable[],
  { favorites, previews }: Marks,
): FileItem {
  const folder = folders.find((one) => one.id === folderId)
  return {
    id,
    name,
    ext: endingOf(name),
    fileType: fileTypeOf(name),
    size: bytes,
    updateTime: createdAt,
    folderId: folder?.id ?? null,
    folderName: folder?.name ?? '',
    preview: previewKindOf(name) === 'none' ? (previews.get(fileKey) ?? 'none') : 'ready',
    favorite: favorites.has(id),
    sample: false,
  }
}
