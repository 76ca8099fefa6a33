import { MAX_PICTURE_BYTES } from '@pinge/contract/values/files/picture-rules.ts'
import type { Stats } from 'node:fs'
import { lstat, open } from 'node:fs/promises'
import { join } from 'node:path'
import { endingOf } from '@pinge/contract/values/files/file-ending.ts'
import { fileTypes, isText, type FileKind } from '../../writes/file-types.ts'

export const NOT_UTF8 = '不是 UTF-8 编码：请用记事本打开，“另存为”时把编码选成 UTF-8'

const notThere = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'])

/** As much as tells the type: the beginning, and the directory at the end of an archive. */
const READ_BYTES = 64 * 1024

const kindNames: Record<FileKind, string> = {
  picture: '图片（png、jpg、webp）',
  video: '视频（mp4、webm）',
  sound: '声音（mp3、m4a、ogg、wav）',
  captions: '字幕（vtt）',
  document: '文档',
}

/** What is wrong with a file of a package, as a sentence; nothing when it may be taken. */
export async function findFileFault(
  folder: string,
  path: string,
  kinds: readonly FileKind[] | undefined,
): Promise<string | undefined> {
  return findFault(folder, path, kinds).catch((cause: unknown) => formatReadFailure(cause, path))
}

/** The sentence for a file that is there and that the machine does not give out; what is no failure of a file goes on. */
export function formatReadFailure(cause: unknown, path: string): string {
  if (!(cause instanceof Error && 'syscall' in cause && 'code' in cause)) throw cause
  return `读不了 ${path}（${String(cause.code)}）：请检查它的权限和磁盘`
}

/** Nothing where there is no such file; one that may not be looked at is a failure. */
export async function lookAt(path: string): Promise<Stats | undefined> {
  return lstat(path).catch((cause: NodeJS.ErrnoException) => {
    if (notThere.has(cause.code ?? '')) return undefined
    throw cause
  })
}

async function findFault(
  folder: string,
  path: string,
  kinds: readonly FileKind[] | undefined,
): Promise<string | undefined> {
  const type = fileTypes.get(endingOf(path))
  if (!type) return `不收这种文件：${path}。可以用 ${[...fileTypes.keys()].join('、')}`
  if (kinds && !kinds.includes(type.kind))
    return `${path} 用在这里不合适，应为${kinds.map((kind) => kindNames[kind]).join('或')}`

  const size = await sizeOf(folder, path)
  if (typeof size === 'string') return size
  if (size === 0) return `${path} 是空文件`
  if (type.kind === 'picture' && size > MAX_PICTURE_BYTES) return `图片 ${path} 超过 3 MB`
  const { head, tail } = await readEnds(join(folder, path), size)
  if (!type.isLike(head, tail)) return `${path} 的内容不是 ${endingOf(path)} 格式`
  // A browser reads captions in no other way.
  if (type.kind === 'captions' && !isText(head)) return `字幕 ${path} ${NOT_UTF8}`
}

/** Each part of the path is looked at by itself, so that no link leads out of the folder. */
async function sizeOf(folder: string, path: string): Promise<number | string> {
  const parts = path.split('/')
  for (const [place] of parts.entries()) {
    const found = await lookAt(join(folder, ...parts.slice(0, place + 1)))
    if (!found) return `找不到文件 ${path}`
    if (found.isSymbolicLink()) return `${path} 是链接，请放入文件本身`
    if (place < parts.length - 1) continue
    return found.isFile() ? found.size : `${path} 不是文件`
  }
  return `找不到文件 ${path}`
}

async function readEnds(path: string, size: number): Promise<{ head: Buffer; tail: Buffer }> {
  const file = await open(path, 'r')
  try {
    const length = Math.min(READ_BYTES, size)
    const head = Buffer.alloc(length)
    const tail = Buffer.alloc(length)
    await file.read(head, 0, length, 0)
    await file.read(tail, 0, length, size - length)
    return { head, tail }
  } finally {
    await file.close()
  }
}
