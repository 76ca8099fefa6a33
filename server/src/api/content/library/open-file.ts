import type { FileItem } from '@pinge/contract/content/content-values.ts'
import type * as contract from '@pinge/contract/content/library.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { TeacherContext } from '../../writes/contexts.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { keepFavorite, selectFavorites } from '../kept/kept.queries.ts'
import { toOwnItem } from '../own/list-own-files.ts'
import { selectOwnFolders, selectReadableFiles } from '../own/own-file.queries.ts'
import type { MediaLinks } from '../media/media-links.ts'
import { selectPreview, selectPreviewStates } from './preview-states.ts'
import { previewKindOf, toFileItem, type FileMarks } from './to-file-item.ts'

type FoundFile = { name: string; key: string; toItem: (marks: FileMarks) => FileItem }

/** A file of a package, of this teacher, or of a colleague who shares it; another one is answered like none. */
async function findFile(db: Db, teacherId: string, id: string, catalogue: Catalogue): Promise<FoundFile> {
  const shipped = catalogue.files.get(id)
  if (shipped)
    return {
      name: shipped.name,
      key: shipped.key,
      toItem: (marks) => toFileItem(shipped, catalogue, marks),
    }
  const [own] = await selectReadableFiles(db, teacherId, [id])
  if (!own) throw new AppError('contentNotFound')
  const folders = own.teacherId === teacherId ? await selectOwnFolders(db, teacherId) : []
  return { name: own.name, key: own.fileKey, toItem: (marks) => toOwnItem(own, folders, marks) }
}

/** What a browser opens: the file itself, or the PDF that was made of it. */
export async function previewFile(
  db: Db,
  { teacherId, sessionId }: TeacherContext,
  { id }: RequestOf<typeof contract.libraryPreview>,
  { catalogue, links }: { catalogue: Catalogue; links: MediaLinks },
): Promise<DataOf<typeof contract.libraryPreview>> {
  const found = await findFile(db, teacherId, id, catalogue)
  const marks = {
    favorites: await selectFavorites(db, teacherId),
    previews: await selectPreviewStates(db, [found]),
  }
  const file = found.toItem(marks)
  const own = previewKindOf(found.name)
  const preview = own === 'none' ? await selectPreview(db, found.key) : undefined
  const key = own === 'none' ? (preview?.previewKey ?? null) : found.key
  const isReady = file.preview === 'ready' && key !== null
  return {
    file,
    kind: isReady && own === 'none' ? 'pdf' : own,
    state: file.preview,
    address: isReady ? await links.issue({ key, sessionId }) : null,
    reason: preview?.reason ?? '',
  }
}

export async function downloadFile(
  db: Db,
  { teacherId, sessionId }: TeacherContext,
  { id }: RequestOf<typeof contract.libraryDownload>,
  { catalogue, links }: { catalogue: Catalogue; links: MediaLinks },
): Promise<DataOf<typeof contract.libraryDownload>> {
  const found = await findFile(db, teacherId, id, catalogue)
  return { ...(await links.issue({ key: found.key, sessionId, saveAs: found.name })), name: found.name }
}

export async function favorFile(
  trx: Db,
  { teacherId, clock }: TeacherContext,
  { id, on }: RequestOf<typeof contract.libraryFavorite>,
  catalogue: Catalogue,
): Promise<DataOf<typeof contract.libraryFavorite>> {
  await findFile(trx, teacherId, id, catalogue)
  await keepFavorite(trx, { teacherId, entryId: id, createdAt: clock(), on })
  return { on }
}
