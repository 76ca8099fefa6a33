import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigError } from '../../platform/config.ts'
import { beginPackage } from '../content/package/begin-package.ts'
import { checkPackage } from '../content/package/check-package.ts'
import { runCommand } from './run-command.ts'

const usage = [
  '用法：npm run content -- check 文件夹     检查资源包，逐条列出问题',
  '　　　npm run content -- new 文件夹       新建一个可以照着改的小资源包',
].join('\n')

type Write = (line: string) => void

/** `npm run content -- check|new <folder>`: content packages, which a school makes and the product takes in. */
await runCommand(async (_config, write) => {
  const [command, folder, ...rest] = readArguments()
  if (folder === undefined || rest.length > 0) throw new ConfigError(usage)
  if (command === 'check') return check(resolve(folder), write)
  if (command === 'new') return begin(resolve(folder), write)
  throw new ConfigError(usage)
})

async function check(folder: string, write: Write): Promise<number> {
  const { faults } = await checkPackage(folder)
  for (const { file, line, message } of faults) write(`${file}:${line}　${message}`)
  write(faults.length > 0 ? `共 ${faults.length} 处问题。` : '没有发现问题，可以导入。')
  return faults.length > 0 ? 1 : 0
}

async function begin(folder: string, write: Write): Promise<number> {
  if ((await beginPackage(folder)) === 'notEmpty')
    throw new ConfigError(`${folder} 里已经有内容。请换一个新的或空的文件夹。`)
  write(`已新建资源包：${folder}`)
  write('编辑 manifest.json，再用 npm run content -- check 检查。')
  return 0
}

function readArguments(): string[] {
  try {
    return parseArgs({ allowPositionals: true }).positionals
  } catch (cause) {
    throw new ConfigError(usage, { cause })
  }
}
