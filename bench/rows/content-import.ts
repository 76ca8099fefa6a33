import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { atMost, type Row } from '../row.ts'
import type { RowContext } from './row-context.ts'

const FILES = 1_000
const FILE_BYTES = 100 * 1024
const FIRST_ALLOWED_S = 60
const AGAIN_ALLOWED_S = 2

const command = fileURLToPath(new URL('../../server/src/api/commands/content.ts', import.meta.url))

/** Row 18: a school's package of 1,000 files by the operator's command, and the same once more. */
export async function contentImportRows({ engine }: RowContext): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pinge-bench-'))
  try {
    const made = makePackage(join(folder, 'package'))
    const take = async () => {
      const began = performance.now()
      const env = { ...process.env, DATA_DIR: join(folder, 'data') }
      const { stdout } = await promisify(execFile)(process.execPath, [command, 'import', made], { env })
      return { seconds: (performance.now() - began) / 1_000, stdout }
    }
    const first = await take()
    const again = await take()
    if (!first.stdout.includes(`${FILES} 个文件`) || !again.stdout.includes('没有变化'))
      throw new Error(`the import said: ${first.stdout}${again.stdout}`)
    return [
      told(`18 import of ${FILES} files`, first.seconds, FIRST_ALLOWED_S),
      told('18 the same import again', again.seconds, AGAIN_ALLOWED_S),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }

  function told(figure: string, seconds: number, allowed: number): Row {
    const ratio = atMost(seconds / allowed, 1)
    return {
      figure,
      engine,
      measured: `${seconds.toFixed(2)} s`,
      yardstick: `${allowed} s allowed`,
      ...ratio,
    }
  }
}

function makePackage(folder: string): string {
  mkdirSync(join(folder, 'files'), { recursive: true })
  const files = Array.from({ length: FILES }, (_, index) => {
    const path = `files/sheet-${index}.pdf`
    writeFileSync(join(folder, path), Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(FILE_BYTES)]))
    return { id: `sheet-${index}`, name: `任务卡 ${index}.pdf`, path, folder: 'all' }
  })
  const said = { id: 'bench', name: '一千个文件', author: 'bench', license: 'bench' }
  writeFileSync(
    join(folder, 'manifest.json'),
    JSON.stringify({ ...said, folders: [{ id: 'all', name: '全部' }], files }),
  )
  return folder
}
