import { OWN_FILE_TYPES } from '@pinge/contract/content/own-files.ts'
import * as errors from '@pinge/contract/protocol/errors/content.ts'

export type OwnUpload = {
  id: string
  file: File
  folderId: string | null
  phase: 'waiting' | 'sending' | 'failed'
  /** From 0 to 1. */
  share: number
  /** Why it failed; empty otherwise. */
  problem: string
  /** Another try would fail alike. */
  isFinal: boolean
  /** Where the bytes are, once they were sent: another try begins behind that. */
  key: string | null
}

/** How much room there is, in bytes. */
export type Room = { maxFileBytes: number; freeBytes: number }

type Ports = {
  send: (
    file: File,
    ending: string,
    how: { onProgress: (share: number) => void; signal: AbortSignal },
  ) => Promise<string>
  /** Has the bytes checked and puts the file into its folder. */
  keep: (upload: OwnUpload & { key: string }, signal: AbortSignal) => Promise<void>
  newId: () => string
  formatFailure: (error: unknown) => string
  onChange: (uploads: readonly OwnUpload[]) => void
  /** All that waited are there. */
  onFinished: (count: number) => void
}

/** Refusals of what a file is. */
const hopeless: ReadonlySet<string> = new Set([
  errors.ownFileTypeNotAccepted.message,
  errors.ownFileTooLarge.message,
])

export type OwnUploads = ReturnType<typeof createOwnUploads>

export function endingOf(name: string): string {
  return /\.([A-Za-z0-9]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** Why a file need not even be sent; empty when it may be. */
export function checkOwnFile({ name, size }: Pick<File, 'name' | 'size'>, room: Room): string {
  if (!Object.hasOwn(OWN_FILE_TYPES, endingOf(name))) return errors.ownFileTypeNotAccepted.message
  if (size === 0) return '这个文件是空的，请换一个'
  if (size > room.maxFileBytes) return errors.ownFileTooLarge.message
  return size > room.freeBytes ? errors.ownQuotaFull.message : ''
}

/** Files on their way to 我的资料, one after another: a school's line is no faster for several at once. */
export function createOwnUploads({ send, keep, newId, formatFailure, onChange, onFinished }: Ports) {
  let uploads: readonly OwnUpload[] = []
  let sent = 0
  let running: { id: string; abort: AbortController } | null = null

  function set(next: readonly OwnUpload[]): void {
    uploads = next
    onChange(next)
  }
  const change = (id: string, changes: Partial<OwnUpload>) =>
    set(uploads.map((one) => (one.id === id ? { ...one, ...changes } : one)))

  async function run(): Promise<void> {
    const next = uploads.find(({ phase }) => phase === 'waiting')
    if (running || !next) return
    const abort = new AbortController()
    running = { id: next.id, abort }
    change(next.id, { phase: 'sending', problem: '' })
    try {
      await carry(next, abort.signal)
    } catch (error) {
      if (!abort.signal.aborted) fail(next.id, formatFailure(error))
    }
    running = null
    finish()
    await run()
  }

  function fail(id: string, problem: string): void {
    const isFinal = hopeless.has(problem)
    // Bytes that waited too long are gone, and are sent again.
    const isGone = problem === errors.ownUploadNotFound.message
    change(id, { phase: 'failed', problem, isFinal, ...(isGone && { key: null }) })
  }

  async function carry(upload: OwnUpload, signal: AbortSignal): Promise<void> {
    const { id, file } = upload
    const onProgress = (share: number) => signal.aborted || change(id, { share })
    const key = upload.key ?? (await send(file, endingOf(file.name), { onProgress, signal }))
    if (signal.aborted) return
    change(id, { key, share: 1 })
    await keep({ ...upload, key }, signal)
    if (signal.aborted) return
    sent += 1
    set(uploads.filter((one) => one.id !== id))
  }

  function finish(): void {
    if (sent === 0 || uploads.some(({ phase }) => phase !== 'failed')) return
    onFinished(sent)
    sent = 0
  }

  return {
    add(files: readonly File[], folderId: string | null, room: Room): void {
      let { freeBytes } = room
      for (const { file, phase } of uploads) if (phase !== 'failed') freeBytes -= file.size
      const added = files.map((file): OwnUpload => {
        const problem = checkOwnFile(file, { ...room, freeBytes })
        if (problem === '') freeBytes -= file.size
        const phase = problem === '' ? 'waiting' : 'failed'
        return { id: newId(), file, folderId, phase, share: 0, problem, isFinal: problem !== '', key: null }
      })
      set([...uploads, ...added])
      void run()
    },
    retry(id: string): void {
      change(id, { phase: 'waiting', share: 0 })
      void run()
    },
    /** Stops one that is on its way, and takes it from the list. */
    remove(id: string): void {
      if (running?.id === id) running.abort.abort()
      set(uploads.filter((one) => one.id !== id))
    },
    clear(): void {
      running?.abort.abort()
      sent = 0
      set([])
    },
  }
}
