import { HOUR_MS, MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { spawn, spawnSync } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'
import { namesOthers } from './names-others.ts'

const MAX_MS = MINUTE_MS
/** Holds even where the server itself dies meanwhile. */
const MAX_CPU_SECONDS = 60
/** Of address space, as the shell counts it. */
const MAX_MEMORY_KIB = 1024 * 1024
/** Of any file that it writes: a small archive may hold gigabytes. In blocks of 512 bytes. */
const MAX_WRITTEN_BLOCKS = 200 * 2_048
const FOLDER_PREFIX = 'pinge-preview-'
/** Many times as long as a conversion may take: another server of this machine may be at it. */
const LEFT_AFTER_MS = HOUR_MS

/** Why there is no preview, for a teacher; `isFinal` where another try would end alike. */
export type NoPreview = { reason: string; isFinal: boolean }

export type Converter = {
  /** Makes a PDF of a document; `take` gets its path, and it is gone afterwards. */
  convert(ending: string, content: Readable, take: (pdf: string) => Promise<void>): Promise<NoPreview | null>
}

/** LibreOffice, where this machine has it. */
export function findConverter(path: string, longestMs = MAX_MS): Converter | null {
  const soffice = path
    .split(delimiter)
    .map((folder) => join(folder, 'soffice'))
    .find((program) => existsSync(program))
  if (soffice === undefined || process.platform === 'win32') return null
  // A network of its own has no way out: what a document names elsewhere is not fetched.
  const isApart = spawnSync('unshare', ['-rn', 'true']).status === 0
  const command = [...(isApart ? ['unshare', '-rn'] : []), soffice]

  return {
    convert: async (ending, content, take) => {
      const folder = mkdtempSync(join(tmpdir(), FOLDER_PREFIX))
      // In one step with the folder: a server that stops at any moment leaves nothing of a document behind.
      const removeAtExit = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
      process.once('exit', removeAtExit)
      try {
        const source = join(folder, `document.${ending}`)
        await pipeline(content, createWriteStream(source))
        if (!isApart && (await namesOthers(source)))
          return { reason: '文档引用了外部内容，请下载后打开', isFinal: true }
        makeProfile(join(folder, 'profile'))
        const ended = await runLimited(command, folder, source, longestMs)
        if (ended === 'late') return { reason: '文档太复杂，一分钟内没有转换完', isFinal: true }
        const pdf = join(folder, 'document.pdf')
        const made = (await readdir(folder)).includes('document.pdf') && (await stat(pdf)).size > 0
        if (!made) return { reason: '文档打不开，可能已损坏或有密码', isFinal: false }
        await take(pdf)
        return null
      } finally {
        await rm(folder, { recursive: true, force: true })
        process.off('exit', removeAtExit)
      }
    },
  }
}

/** Removes what conversions left that were under way when a server was killed. */
export async function removeLeftFolders(now: number): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(FOLDER_PREFIX))
  for (const path of names.map((name) => join(tmpdir(), name))) {
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtimeMs < now - LEFT_AFTER_MS) await rm(path, { recursive: true, force: true })
  }
}

/** As LibreOffice names its settings: no macros, and nothing that a document names elsewhere, on this machine's disk either. */
const forbidden = [
  ['Common/Security/Scripting', 'MacroSecurityLevel', 'int', '3'],
  ['Common/Security/Scripting', 'DisableMacrosExecution', 'boolean', 'true'],
  ['Common/Security/Scripting', 'BlockUntrustedRefererLinks', 'boolean', 'true'],
] as const

/** The profile is thrown away after each document, and neither runs nor fetches what a document asks for. */
function makeProfile(profile: string): void {
  const items = forbidden.map(
    ([path, name, type, value]) =>
      `<item oor:path="/org.openoffice.Office.${path}"><prop oor:name="${name}" oor:op="fuse" oor:type="xs:${type}"><value>${value}</value></prop></item>`,
  )
  mkdirSync(join(profile, 'user'), { recursive: true })
  writeFileSync(
    join(profile, 'user/registrymodifications.xcu'),
    `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema">
${items.join('\n')}
</oor:items>`,
  )
}

async function runLimited(
  command: readonly string[],
  folder: string,
  source: string,
  longestMs: number,
): Promise<'ended' | 'late'> {
  const limits = `ulimit -v ${MAX_MEMORY_KIB}; ulimit -f ${MAX_WRITTEN_BLOCKS}; ulimit -t ${MAX_CPU_SECONDS}; exec nice -n 19 "$@"`
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`
  const asked = ['--headless', '--norestore', '--nologo', '--convert-to', 'pdf', '--outdir', folder, source]
  const child = spawn('/bin/sh', ['-c', limits, 'sh', ...command, profile, ...asked], {
    cwd: folder,
    // Nothing of the server's own environment, where secrets are.
    env: { PATH: process.env.PATH, HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8' },
    stdio: 'ignore',
    // A group of its own, so that all that it starts ends with it.
    detached: true,
  })
  return new Promise((resolve) => {
    let isLate = false
    const end = (): void => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      } catch {
        // All of the group has ended.
      }
    }
    const timer = setTimeout(() => {
      isLate = true
      end()
    }, longestMs)
    const done = (): void => {
      clearTimeout(timer)
      process.off('exit', end)
      end()
      resolve(isLate ? 'late' : 'ended')
    }
    // A server that stops waits for no document; first this ends, then its folder is removed.
    process.prependOnceListener('exit', end)
    child.once('error', done)
    child.once('exit', done)
  })
}
