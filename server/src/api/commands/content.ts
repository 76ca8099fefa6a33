import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { randomBytes } from 'node:crypto'
import { readCommandLine } from '../../platform/command-line.ts'
import { ConfigError, type Config } from '../../platform/config.ts'
import { requireDatabase, withDatabase } from '../../platform/db/with-database.ts'
import { loadServerSecret } from '../../platform/server-secret.ts'
import { openStorage } from '../../platform/storage/open-storage.ts'
import { selectShownPackages } from '../content/import/import.queries.ts'
import { importPackage, type ImportDeps } from '../content/import/import-package.ts'
import { removeContent } from '../content/import/remove-content.ts'
import { beginPackage } from '../content/package/begin-package.ts'
import { checkPackage, type PackageFault } from '../content/package/check-package.ts'
import { runCommand } from '../../platform/run-command.ts'
import { typedPath } from './typed-path.ts'

const usage = [
  '用法：npm run content -- check 文件夹     检查资源包，逐条列出问题',
  '　　　npm run content -- new 文件夹       新建一个可以照着改的小资源包',
  '　　　npm run content -- import 文件夹    导入资源包；再次导入只改变化的部分，老师的收藏和进度都保留',
  '　　　npm run content -- list            列出已导入的资源包',
  '　　　npm run content -- remove 编号      下架一个资源包，或其中的一项',
].join('\n')

type Write = (line: string) => void

/** `npm run content`: content packages, which a school makes and the product takes in while it serves. */
await runCommand(async (config, write) => {
  const [command, given, ...rest] = readCommandLine(usage, {}).positionals
  if (command === 'list' && given === undefined) return withKeptStore(config, (deps) => list(deps, write))
  if (given === undefined || rest.length > 0) throw new ConfigError(usage)
  if (command === 'check') return check(typedPath(given), write)
  if (command === 'new') return begin(typedPath(given), write)
  if (command === 'import') return withStore(config, (deps) => take(deps, typedPath(given), write))
  if (command === 'remove') return withKeptStore(config, (deps) => remove(deps, given, write))
  throw new ConfigError(usage)
})

async function check(folder: string, write: Write): Promise<number> {
  const { faults } = await checkPackage(folder)
  tellFaults(faults, write)
  if (faults.length === 0) write('没有发现问题，可以导入。')
  return faults.length > 0 ? 1 : 0
}

function tellFaults(faults: readonly PackageFault[], write: Write): void {
  for (const { file, line, message } of faults) write(`${file}:${line}　${message}`)
  if (faults.length > 0) write(`共 ${faults.length} 处问题。`)
}

async function begin(folder: string, write: Write): Promise<number> {
  if ((await beginPackage(folder).catch(notWritten(folder))) === 'notEmpty')
    throw new ConfigError(`${folder} 里已经有内容。请换一个新的或空的文件夹。`)
  write(`已新建资源包：${folder}`)
  write('编辑 manifest.json，再用 npm run content -- check 检查。')
  return 0
}

/** The folder that was typed, and not that of the data, is what the operator has to look at. */
function notWritten(folder: string) {
  return (cause: unknown): never => {
    if (!(cause instanceof Error && 'syscall' in cause)) throw cause
    throw new ConfigError(`不能写 ${folder}：请检查它是不是文件夹、是否可写、磁盘是否已满。`, { cause })
  }
}

async function take(deps: ImportDeps, folder: string, write: Write): Promise<number> {
  const done = await importPackage(deps, { folder, isSample: false, progressed: drawProgress })
  if (done.outcome === 'refused') {
    tellFaults(done.faults, write)
    write('没有导入任何内容。')
    return 1
  }
  const { name, id, entries } = done
  if (done.outcome === 'unchanged') write(`“${name}”（${id}）没有变化。`)
  else write(`已导入“${name}”（${id}）：${entries} 项内容，${done.files} 个文件。`)
  return 0
}

const BAR_LENGTH = 30

/** One line that is drawn over, where somebody looks at it. */
function drawProgress(done: number, all: number): void {
  if (!process.stdout.isTTY) return
  const full = Math.round((done / all) * BAR_LENGTH)
  const bar = '█'.repeat(full) + '░'.repeat(BAR_LENGTH - full)
  process.stdout.write(`\r${bar} ${done}/${all}${done === all ? '\n' : ''}`)
}

async function list({ database }: ImportDeps, write: Write): Promise<number> {
  const packages = await selectShownPackages(database.read)
  for (const { id, name, entries, importedAt, isSample } of packages)
    write(`${id}　${name}${isSample === 1 ? '（示例）' : ''}　${entries} 项　${localDate(importedAt)} 导入`)
  if (packages.length === 0) write('还没有导入资源包。')
  return 0
}

async function remove(deps: ImportDeps, id: string, write: Write): Promise<number> {
  const removed = await removeContent(deps, id)
  if (removed === 'unknown') throw new ConfigError(`没有编号为“${id}”的资源包或内容。`)
  write(removed === 'package' ? `已下架资源包“${id}”。` : `已下架“${id}”；再次导入它所在的资源包会恢复。`)
  return 0
}

/** For what asks for content that is there already. */
async function withKeptStore(config: Config, run: (deps: ImportDeps) => Promise<number>): Promise<number> {
  await requireDatabase(config)
  return withStore(config, run)
}

async function withStore(config: Config, run: (deps: ImportDeps) => Promise<number>): Promise<number> {
  const clock = Date.now
  return withDatabase(config, (database) => {
    const secret = loadServerSecret(config, randomBytes)
    const { storage } = openStorage({ config, secret, clock, randomBytes })
    return run({ database, clock, storage })
  })
}
