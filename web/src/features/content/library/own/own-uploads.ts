import { MAX_FILE_NAME_LENGTH } from '@pinge/contract/content/content-values.ts'
import { OWN_FILE_TYPES } from '@pinge/contract/content/own-files.ts'
import * as errors from '@pinge/contract/protocol/errors/content.ts'
import { cutText } from '@pinge/contract/values/texts/cut-text.ts'
import { endingOf } from '@pinge/contract/values/files/file-ending.ts'

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
  /** The line was cut, so that it goes on by itself with the line. */
  isCut: boolean
  /** Where bytes are and how many of them: another try begins behind them. */
  begun: { key: string; bytes: number } | null
}

/** How much room there is, in bytes. */
export type Room = { maxFileBytes: number; freeBytes: number }

type Ports = {
  send: (
    file: File,
    ending: string,
    how: {
      begun: OwnUpload['begun']
      onBegun: (begun: OwnUpload['begun']) => void
      onProgress: (share: number) => void
      signal: AbortSignal
    },
  ) => Promise<string>
  /** Has the bytes checked and puts the file into its folder, where it has the answered id. */
  keep: (upload: OwnUpload & { key: string }, signal: AbortSignal) => Promise<string>
  /** Removes one that was in its folder before the word came that it is not wanted. */
  remove: (fileId: string) => Promise<void>
  newId: () => string
  /** Whether nothing was said to it: the line is away. */
  isCut: (error: unknown) => boolean
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

/** Under what name a file is kept: one that is too long, as browsers make of a coded one, loses its end before the ending. */
export function nameToKeep(name: string): string {
  if (name.length <= MAX_FILE_NAME_LENGTH) return name
  const ending = `.${endingOf(name)}`
  return `${cutText(name, MAX_FILE_NAME_LENGTH - ending.length).trimEnd()}${ending}`
}

/** Why a file need not even be sent; empty when it may be. */
export function checkOwnFile({ name, size }: Pick<File, 'name' | 'size'>, room: Room): string {
  if (!Object.hasOwn(OWN_FILE_TYPES, endingOf(name))) return errors.ownFileTypeNotAccepted.message
  if (size === 0) return '这个文件是空的，请换一个'
  if (size > room.maxFileBytes) return errors.ownFileTooLarge.message
  return size > room.freeBytes ? errors.ownQuotaFull.message : ''
}

/** How much of a file need not be sent again, from 0 to 1. */
export function arrivedShare({ begun, file }: Pick<OwnUpload, 'begun' | 'file'>): number {
  return begun ? begun.bytes / file.size : 0
}

/** Why an upload ends whose teacher no longer wants it; another end of it leaves what has arrived. */
const TAKEN_BACK = new DOMException('the teacher took the upload back', 'AbortError')

type Bring = Pick<Ports, 'send' | 'keep' | 'remove'> & {
  signal: AbortSignal
  onChange: (changes: Partial<OwnUpload>) => void
}

/** Sends what is not there yet of one file, and has it kept. */
async function bring(upload: OwnUpload, { send, keep, remove, signal, onChange }: Bring): Promise<void> {
  const { file, begun } = upload
  const whileWanted = (changes: Partial<OwnUpload>) => signal.aborted || onChange(changes)
  const hasArrived = begun?.bytes === file.size
  const key = hasArrived
    ? begun.key
    : await send(file, endingOf(file.name), {
        begun,
        onBegun: (now) => whileWanted({ begun: now }),
        onProgress: (share) => whileWanted({ share }),
        signal,
      })
  if (signal.aborted) return
  onChange({ begun: { key, bytes: file.size }, share: 1 })
  const fileId = await keep({ ...upload, key }, signal)
  if (signal.reason === TAKEN_BACK) await remove(fileId)
}

function asUpload(said: Pick<OwnUpload, 'id' | 'file' | 'folderId' | 'problem'>): OwnUpload {
  const isRefused = said.problem !== ''
  const phase = isRefused ? 'failed' : 'waiting'
  return { ...said, phase, share: 0, isFinal: isRefused, isCut: false, begun: null }
}

/** Files on their way to 我的资料, one after another: a school's line is no faster for several at once. */
export function createOwnUploads(ports: Ports) {
  const { send, keep, remove, newId, isCut, formatFailure, onChange, onFinished } = ports
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
      if (!abort.signal.aborted) fail(next.id, { problem: formatFailure(error), isCut: isCut(error) })
    }
    running = null
    finish()
    await run()
  }

  function fail(id: string, failure: Pick<OwnUpload, 'problem' | 'isCut'>): void {
    const isFinal = hopeless.has(failure.problem)
    // Bytes that were refused or waited too long are gone.
    const isGone = isFinal || failure.problem === errors.ownUploadNotFound.message
    change(id, { phase: 'failed', ...failure, isFinal, ...(isGone && { begun: null }) })
  }

  async function carry(upload: OwnUpload, signal: AbortSignal): Promise<void> {
    const { id } = upload
    await bring(upload, { send, keep, remove, signal, onChange: (changes) => change(id, changes) })
    if (signal.aborted) return
    sent += 1
    set(uploads.filter((one) => one.id !== id))
  }

  function queueAgain(which: (one: OwnUpload) => boolean): void {
    for (const one of uploads.filter(which)) change(one.id, { phase: 'waiting', share: arrivedShare(one) })
    void run()
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
      const added = files.map((file) => {
        const problem = checkOwnFile(file, { ...room, freeBytes })
        if (problem === '') freeBytes -= file.size
        return asUpload({ id: newId(), file, folderId, problem })
      })
      set([...uploads, ...added])
      void run()
    },
    retry(id: string): void {
      queueAgain((one) => one.id === id)
    },
    /** The line is there again: what it cut goes on where it was. */
    resume(): void {
      queueAgain((one) => one.phase === 'failed' && one.isCut)
    },
    /** Stops one that is on its way, and takes it from the list. */
    remove(id: string): void {
      if (running?.id === id) running.abort.abort(TAKEN_BACK)
      set(uploads.filter((one) => one.id !== id))
    },
    clear(): void {
      running?.abort.abort()
      sent = 0
      set([])
    },
  }
}
