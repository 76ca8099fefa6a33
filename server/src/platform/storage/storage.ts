import type { Readable, Writable } from 'node:stream'

/** What a browser needs to send files into one folder: the address, and the fields of the form. */
export type UploadForm = {
  host: string
  policy: string
  signature: string
  accessid: string
  fields: Record<string, string>
  /** The field that says the file's content type. */
  typeField: string
}

export type UploadRules = {
  /** The folder, ending in `/`, below which the keys stand. */
  dir: string
  maxBytes: number
  /** Epoch ms. */
  expiresAt: number
  /** Content types that are taken; pictures where none are named. */
  types?: readonly string[]
}

export type Part = { start: number; end: number }

export type LinkRules = {
  /** Epoch ms. */
  expiresAt: number
  type: string
  /** To be saved under this name instead of shown. */
  saveAs?: string
}

/** Sends what was opened, no faster than it is taken, and ends the answer; stops where the reader leaves. */
export type SendTo = (reader: Writable) => Promise<void>

export type Staged = { files: number; bytes: number }

/**
 * Where uploaded files are kept: this machine's disk, an S3-compatible store or Aliyun OSS. Keys are paths without a
 * leading slash. A store that does not answer is an AppError `storageUnavailable`.
 */
export type Storage = {
  signUpload(rules: UploadRules): UploadForm
  /** The whole object; undefined when there is none. Throws `pictureTooLarge` before more than `maxBytes` are read. */
  read(key: string, maxBytes: number): Promise<Buffer | undefined>
  write(key: string, bytes: Buffer, contentType: string): Promise<void>
  /** Removing what is not there is no failure. */
  remove(key: string): Promise<void>
  /** The whole object, or one part of it with both ends. */
  open(key: string, part?: Part): Promise<{ content: Readable; bytes: number } | undefined>
  /** As `open`, for readers who may be slow and many: none of them holds more than one piece in memory. */
  openToSend(key: string, part?: Part): Promise<{ sendTo: SendTo; bytes: number } | undefined>
  size(key: string): Promise<number | undefined>
  /** Copies a file of this machine, however large, to a key. */
  put(key: string, path: string, contentType: string): Promise<void>
  /** Gives an object another key. Moving what is not there is no failure. */
  move(from: string, to: string, contentType: string): Promise<void>
  /** An address of the store's own for one object until a time; null where this server serves it. */
  link(key: string, rules: LinkRules): Promise<string | null>
  /** What waits in a folder of uploads. */
  staged(dir: string): Promise<Staged>
  /**
   * Removes what was written below `prefix` before `before` (epoch ms), and in each folder what is more than `most`, where
   * the store itself takes uploads and counts none.
   */
  purge(prefix: string, before: number, most: (folder: string) => Staged): Promise<void>
  /** The origin to which browsers send the form, for the page's content security policy; null for this server. */
  readonly uploadOrigin: string | null
}

/** Where uploads wait until they are confirmed. */
export const STAGING_PREFIX = 'staging/'
