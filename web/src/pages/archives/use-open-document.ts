import { archiveList, type ArchiveDocument, type ArchivePart } from '@pinge/contract/archives/documents.ts'
import { useEffect } from 'react'
import type { OpenDocument } from '../../features/archives/open-document.ts'
import { changeOpenDocument, useClassDetail } from '../../features/classes/class-detail.store.ts'
import { useRead } from '../../shared/api/use-read.ts'
import type { ChangeSearch } from '../../shared/navigation/use-search.ts'
import { useCurrentUser } from '../../shared/session/session.ts'

const none: readonly ArchiveDocument[] = []

/** Which document of the growth archive a screen shows, alike on all screens of the archive. */
export function useOpenDocument(
  classId: string,
  [search, change]: [URLSearchParams, ChangeSearch],
  part?: ArchivePart,
): OpenDocument {
  const userId = useCurrentUser()?.userId
  const detail = useClassDetail(userId)
  const read = useRead(archiveList, { classId })
  const documents = read.data?.filter(({ parts }) => part === undefined || parts.includes(part)) ?? none
  const find = (id: string | null) => documents.find(({ documentId }) => documentId === id)
  const document = find(search.get('documentId')) ?? find(detail.documentId) ?? documents[0]

  // The device remembers it for the other screens of the archive.
  useEffect(() => {
    if (!document) return
    changeOpenDocument(userId, {
      documentId: document.documentId,
      thisDocCreateDate: String(document.createDate),
      customAsideName: document.customAsideName,
    })
  }, [userId, document])

  return {
    read,
    documents,
    document,
    open: (documentId) => change({ documentId }),
    isEditing: detail.dataFileOfIsEdit && document?.isLocked === false,
    setEditing: (isEditing) => changeOpenDocument(userId, { dataFileOfIsEdit: isEditing }),
  }
}
