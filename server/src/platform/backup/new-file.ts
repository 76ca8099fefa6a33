import { existsSync, statSync } from 'node:fs'
import { link, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { BackupRefusal } from './backup-refusal.ts'
import { syncFolder } from './sync-folder.ts'

/** Under this name a file is written, until it is whole. */
export function unfinishedName(file: string): string {
  return `${file}.part`
}

export function requireNoFolder(file: string): void {
  if (isFolder(file)) throw new BackupRefusal(`${file} 是文件夹，请写上备份文件的名字。`)
  const unfinished = unfinishedName(file)
  if (isFolder(unfinished)) throw new BackupRefusal(`${unfinished} 是文件夹，请换一个备份文件的名字。`)
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory()
}

export function requireNoFile(file: string): void {
  if (existsSync(file)) throw new BackupRefusal(`文件已存在：${file}。换一个名字，或加 --force 覆盖它。`)
}

/** Writes a file that only its owner can read. It has its name when it is whole and on disk, and not before. */
export async function writeNewFile(
  file: string,
  content: AsyncIterable<Uint8Array>,
  mayReplace: boolean,
): Promise<number> {
  const unfinished = unfinishedName(file)
  const told = (cause: unknown): never => {
    throw cannotWrite(file, cause)
  }
  await rm(unfinished, { force: true }).catch(told)
  const handle = await open(unfinished, 'wx', 0o600).catch(told)
  let size = 0
  try {
    for await (const bytes of content) {
      await handle.writeFile(bytes).catch(told)
      size += bytes.length
    }
    await handle.sync().catch(told)
  } finally {
    await handle.close()
  }
  await (mayReplace ? rename(unfinished, file).catch(told) : renameToNew(unfinished, file))
  await syncFolder(dirname(file))
  return size
}

/** Unlike a rename, a link refuses a name that was taken meanwhile. */
async function renameToNew(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch {
    requireNoFile(to)
    // A disk that knows no links, as many a memory stick.
    return rename(from, to)
  }
  await rm(from)
}

function cannotWrite(file: string, cause: unknown): BackupRefusal {
  return new BackupRefusal(`不能写备份文件 ${file}：${reasonNotWritten(cause)}。`, { cause })
}

/** Why a file that the operator named could not be written, and what they may look at. */
export function reasonNotWritten(cause: unknown): string {
  const isFull = cause instanceof Error && 'code' in cause && cause.code === 'ENOSPC'
  return isFull ? '磁盘空间不足' : '请检查它所在的文件夹是否存在、是否可写'
}
