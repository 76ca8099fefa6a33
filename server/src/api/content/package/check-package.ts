import { Manifest } from '@pinge/contract/content/manifest.ts'
import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatManifestIssue, inChinese } from './format-manifest-issue.ts'
import { findBadLine, locateJson } from './locate-json.ts'
import { findFileFault, formatReadFailure, lookAt, NOT_UTF8 } from './package-file.ts'
import { readReferences, type NamedId } from './package-references.ts'
import { findSenseFaults, type Fault } from './sense-faults.ts'
import { keepWhatParsed, type Draft } from './what-parsed.ts'

/** What keeps a package from being taken: in which file, in which line of it, and what to mend. */
export type PackageFault = { file: string; line: number; message: string }

export type CheckedPackage = { manifest: Manifest; faults: [] } | { faults: PackageFault[] }

export const MANIFEST_NAME = 'manifest.json'
/** A school's whole library is some megabytes of text. */
const MAX_MANIFEST_BYTES = 32 * 1024 * 1024

/** Reads a content package and says everything that is wrong with it, in the order of the manifest. */
export async function checkPackage(folder: string): Promise<CheckedPackage> {
  const text = await readManifest(folder).catch(
    (cause: unknown) => new Error(formatReadFailure(cause, join(folder, MANIFEST_NAME))),
  )
  if (text instanceof Error) return refuse([{ line: 1, message: text.message }])
  const parsed = parseJson(text)
  if ('fault' in parsed) return refuse([parsed.fault])

  const lineOf = locateJson(text)
  const toLines = (faults: Fault[]): CheckedPackage =>
    refuse(
      faults
        .map(({ at, message }) => ({ line: lineOf(at), message }))
        .sort((one, other) => one.line - other.line),
    )
  const { data: manifest, error } = Manifest.safeParse(parsed.value, { error: inChinese })
  if (manifest) {
    const faults = await findFaults(folder, manifest)
    return faults.length > 0 ? toLines(faults) : { manifest, faults: [] }
  }
  const ofShape = error.issues.flatMap(formatManifestIssue)
  return toLines([...ofShape, ...(await findFaults(folder, keepWhatParsed(parsed.value, error.issues)))])
}

async function findFaults(folder: string, manifest: Draft<Manifest>): Promise<Fault[]> {
  return [
    ...findIdFaults(manifest),
    ...findSenseFaults(manifest),
    ...(await findFileFaults(folder, manifest)),
  ]
}

function refuse(faults: { line: number; message: string }[]): CheckedPackage {
  return { faults: faults.map((fault) => ({ file: MANIFEST_NAME, ...fault })) }
}

async function readManifest(folder: string): Promise<string | Error> {
  const path = join(folder, MANIFEST_NAME)
  const found = await lookAt(path)
  if (!found?.isFile()) return new Error(`文件夹 ${folder} 里没有 ${MANIFEST_NAME}`)
  if (found.size > MAX_MANIFEST_BYTES) return new Error(`${MANIFEST_NAME} 超过 32 MB`)
  const bytes = await readFile(path)
  // As older editors of Windows save Chinese: read all the same, each name would be other letters.
  if (!isUtf8(bytes)) return new Error(`${MANIFEST_NAME} ${NOT_UTF8}`)
  return bytes.toString('utf8').replace(/^\ufeff/, '')
}

function parseJson(text: string): { value: unknown } | { fault: { line: number; message: string } } {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return { fault: { line: findBadLine(text), message: '这里不是有效的 JSON：看看逗号、引号和括号' } }
  }
}

const listNames = { folders: '文件夹', files: '文件', columns: '栏目', videos: '视频' } as const

function findIdFaults(manifest: Draft<Manifest>): Fault[] {
  const { ids } = readReferences(manifest)
  const seen = new Set<string>()
  const faults: Fault[] = []
  for (const { id, at, to } of ids) {
    if (to) continue
    if (seen.has(id)) faults.push({ at, message: `编号“${id}”用了两次` })
    seen.add(id)
  }
  const known = {
    folders: idsOf(manifest.folders),
    files: idsOf(manifest.files),
    columns: idsOf(manifest.columns),
    videos: idsOf(manifest.videos),
  }
  // A list that could not be read may hold what is referred to.
  const isUnread = (list: NonNullable<NamedId['to']>) => list in manifest && manifest[list] === undefined
  const isLost = ({ id, to }: NamedId): boolean => to !== undefined && !known[to].has(id) && !isUnread(to)
  for (const { id, at, to } of ids.filter(isLost))
    faults.push({ at, message: `没有编号为“${id}”的${to ? listNames[to] : ''}` })
  return faults
}

function idsOf(entries: readonly ({ id?: string | undefined } | undefined)[] = []): Set<string | undefined> {
  return new Set(entries.map((entry) => entry?.id))
}

async function findFileFaults(folder: string, manifest: Draft<Manifest>): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const { path, at, kinds } of readReferences(manifest).files) {
    const message = await findFileFault(folder, path, kinds)
    if (message !== undefined) faults.push({ at, message })
  }
  return faults
}
