import { Manifest } from '@pinge/contract/content/manifest.ts'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError } from '../../../platform/config.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { ApiDeps } from '../../api-deps.ts'
import { mediaTypeOf } from '../media/media-types.ts'
import { checkPackage, MANIFEST_NAME, type PackageFault } from '../package/check-package.ts'
import { fingerprintOf, hashFiles, type HashedFile } from './hash-files.ts'
import { listEntries } from './list-entries.ts'
import {
  deleteUnusedKeys,
  replacePackage,
  restoreEntries,
  selectForeignEntry,
  selectPackage,
  updateFingerprint,
} from './import.queries.ts'

export type ImportDeps = Pick<ApiDeps, 'database' | 'clock'> & { storage: Storage }

export type ImportOptions = {
  folder: string
  /** What the product itself brings is marked, and stays away where the operator removed it. */
  isSample: boolean
  /** How many files of how many are kept. */
  progressed?: (done: number, all: number) => void
}

export type ImportOutcome =
  | { outcome: 'refused'; faults: PackageFault[] }
  | {
      outcome: 'imported' | 'unchanged' | 'removed'
      id: string
      name: string
      entries: number
      files: number
    }

/** How many files are copied at a time. */
const AT_ONCE = 16

/**
 * Takes all of a package or nothing: files first, each under the name that its bytes give it, and then all rows in one
 * transaction, while the product serves. What teachers keep hangs on the entries' ids, and stays.
 */
export async function importPackage(deps: ImportDeps, options: ImportOptions): Promise<ImportOutcome> {
  const { database, clock, storage } = deps
  const same = await findUnchanged(deps, options)
  if (same) return same
  const checked = await checkPackage(options.folder)
  if (!('manifest' in checked)) return { outcome: 'refused', faults: checked.faults }
  const { manifest } = checked
  const entries = listEntries(manifest)
  const counted = { id: manifest.id, name: manifest.name, entries: entries.length }

  const stored = await selectPackage(database.read, manifest.id)
  const isSample = options.isSample
  if (isSample && stored?.removedAt) return { outcome: 'removed', ...counted, files: 0 }
  const fingerprint = await fingerprintOf(options.folder, manifest)
  const isHere = stored !== undefined && stored.removedAt === null

  const { files, hash } = await hashFiles(options.folder, manifest)
  const all = { ...counted, files: files.length }
  if (isHere && stored.hash === hash) {
    await database.write(async (trx) => {
      await updateFingerprint(trx, manifest.id, fingerprint)
      if (!isSample) await restoreEntries(trx, manifest.id)
    })
    return { outcome: 'unchanged', ...all }
  }
  await requireOwnIds(deps, manifest)
  await keepFiles(storage, files, options.progressed)
  const gone = await database.write(async (trx) =>
    replacePackage(trx, {
      manifest,
      entries: listEntries(manifest, new Map(files.map(({ path, key }) => [path, key]))),
      files,
      hash,
      fingerprint,
      isSample,
      now: clock(),
    }),
  )
  await removeUnused(deps, gone)
  return { outcome: 'imported', ...all }
}

/** Takes in what the product brings, while it serves already; what an operator removed stays away. */
export async function importSample(deps: ImportDeps & Pick<ApiDeps, 'log'>, folder: string): Promise<void> {
  if (!existsSync(join(folder, MANIFEST_NAME))) return
  try {
    const done = await importPackage(deps, { folder, isSample: true })
    if (done.outcome === 'refused') deps.log.error({ faults: done.faults }, 'the shipped package has faults')
    else if (done.outcome === 'imported') deps.log.info(done, 'the shipped package is imported')
  } catch (err) {
    deps.log.error({ err }, 'the shipped package could not be imported')
  }
}

/** A package whose manifest, sizes and times are those of the last import: its files need no reading. */
async function findUnchanged(
  { database }: ImportDeps,
  { folder, isSample }: ImportOptions,
): Promise<ImportOutcome | undefined> {
  const manifest = await readCheckedBefore(folder)
  const stored = manifest && (await selectPackage(database.read, manifest.id))
  if (!stored || stored.removedAt !== null) return undefined
  const fingerprint = await fingerprintOf(folder, manifest).catch(() => undefined)
  if (stored.fingerprint !== fingerprint) return undefined
  if (!isSample) await database.write((trx) => restoreEntries(trx, manifest.id))
  const { id, name } = manifest
  return { outcome: 'unchanged', id, name, entries: listEntries(manifest).length, files: 0 }
}

/** Undefined when it is no manifest: the check says what is wrong with it. */
async function readCheckedBefore(folder: string): Promise<Manifest | undefined> {
  try {
    const text = await readFile(join(folder, MANIFEST_NAME), 'utf8')
    return Manifest.safeParse(JSON.parse(text.replace(/^\ufeff/, ''))).data
  } catch {
    return undefined
  }
}

/** An id means one thing in the whole product: favourites and addresses hang on it. */
async function requireOwnIds({ database }: ImportDeps, manifest: Manifest): Promise<void> {
  const ids = listEntries(manifest).map(({ id }) => id)
  const foreign = await selectForeignEntry(database.read, manifest.id, ids)
  if (foreign)
    throw new ConfigError(
      `编号“${foreign.id}”已经用在资源包“${foreign.packageId}”里。请在 manifest.json 里换一个编号。`,
    )
}

async function keepFiles(
  storage: Storage,
  files: readonly HashedFile[],
  progressed: ImportOptions['progressed'],
): Promise<void> {
  let done = 0
  const waiting = files.values()
  const keepNext = async (): Promise<void> => {
    for (const { key, source, bytes } of waiting) {
      // Named by its bytes: what is there is the same.
      if ((await storage.size(key)) !== bytes) await storage.put(key, source, mediaTypeOf(key))
      done += 1
      progressed?.(done, files.length)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, keepNext))
}

/** Bytes that no package has any more go once the rows are on disk, and a player is told that they are gone. */
export async function removeUnused(
  { database, storage }: Pick<ImportDeps, 'database' | 'storage'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of await database.write((trx) => deleteUnusedKeys(trx, keys))) await storage.remove(key)
}
