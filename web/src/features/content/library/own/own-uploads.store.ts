import { OWN_FILE_TYPES, removeOwn, saveOwnFile } from '@pinge/contract/content/own-files.ts'
import { confirmFile, storageConfig } from '@pinge/contract/files.ts'
import type { QueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import { call } from '../../../../shared/api/call/call.ts'
import { newRequestId } from '../../../../shared/api/call/new-request-id.ts'
import { formatFailure } from '../../../../shared/api/failure/format-failure.ts'
import { Refusal } from '../../../../shared/api/failure/refusal.ts'
import { sendWrite } from '../../../../shared/api/write/send-write.ts'
import { currentUser, useSession } from '../../../../shared/session/session.ts'
import { showSuccess } from '../../../../shared/ui/feedback/show-toast.ts'
import { sendInPieces } from '../../../../shared/upload/send-in-pieces.ts'
import { createStorageConfigs } from '../../../../shared/upload/storage-config.ts'
import { createOwnUploads, nameToKeep, type OwnUpload, type OwnUploads } from './own-uploads.ts'

type Uploads = {
  uploads: readonly OwnUpload[]
  /** So many have arrived since a place began to tell it; null where no place tells it, and a toast does. */
  arrived: number | null
}

/** They go on while the teacher moves through the product. */
export const useOwnUploads = create<Uploads>(() => ({ uploads: [], arrived: null }))

/** A place that shows `arrived` needs no toast over its buttons, until the returned function is called. */
export function tellArrivedInPlace(): () => void {
  useOwnUploads.setState({ arrived: 0 })
  return () => useOwnUploads.setState({ arrived: null })
}

const configs = createStorageConfigs({
  fetchConfig: () => call(storageConfig, { purpose: 'library' }),
  now: () => Date.now(),
  userId: () => currentUser()?.userId,
})

let started: OwnUploads | undefined

/** The uploads of this page; what they outdate is read again by this client. */
export function ownUploads(queryClient: QueryClient): OwnUploads {
  started ??= start(queryClient)
  return started
}

export function formatArrived(count: number): string {
  return `已上传 ${count} 个文件`
}

function start(queryClient: QueryClient): OwnUploads {
  const uploads = createOwnUploads({
    newId: newRequestId,
    formatFailure,
    isCut: (error) => !(error instanceof Refusal),
    send: async (file, ending, { begun, onBegun, ...how }) => {
      const key = begun?.key ?? `${(await configs.get()).dir}${newRequestId()}.${ending}`
      // Computers without an office say nothing of a document's type.
      const typed = new File([file], file.name, { type: OWN_FILE_TYPES[ending] ?? '' })
      const onArrived = (bytes: number) => onBegun({ key, bytes })
      await sendInPieces({
        send: configs.send,
        key,
        file: typed,
        from: begun?.bytes ?? 0,
        onArrived,
        ...how,
      })
      return key
    },
    keep: async ({ id, key, file, folderId }, signal) => {
      await call(confirmFile, { key, purpose: 'library' }, { signal })
      const into = folderId === null ? {} : { folderId }
      const kept = { key, name: nameToKeep(file.name), ...into, requestId: id }
      return (await sendWrite(queryClient, saveOwnFile, kept)).data.id
    },
    remove: async (fileId) => {
      await sendWrite(queryClient, removeOwn, { ids: [fileId], requestId: newRequestId() })
    },
    onChange: (all) => useOwnUploads.setState({ uploads: all }),
    onFinished: (count) => {
      const { arrived } = useOwnUploads.getState()
      if (arrived === null) showSuccess(formatArrived(count))
      else useOwnUploads.setState({ arrived: arrived + count })
    },
  })
  useSession.subscribe((session, before) => {
    if (session.currentUserId !== before.currentUserId) uploads.clear()
  })
  window.addEventListener('online', () => uploads.resume())
  // The browser asks in its own words before what is on its way is lost.
  window.addEventListener('beforeunload', (event) => {
    if (useOwnUploads.getState().uploads.some(({ phase }) => phase !== 'failed')) event.preventDefault()
  })
  return uploads
}
