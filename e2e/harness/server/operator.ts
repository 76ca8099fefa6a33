import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Product } from './product.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

type Beside = Pick<Product, 'environment'>

/** Runs `npm run teacher` as an operator does beside the running product; answers what it prints. */
export async function runTeacherCommand(product: Beside, args: readonly string[]): Promise<string> {
  return runCommand(product, 'teacher', args)
}

/** Brings the shipped courses, films, stories and files into a product that was started without them. */
export async function importShippedContent(product: Beside): Promise<void> {
  await runCommand(product, 'content', ['import', 'content/package'])
}

async function runCommand({ environment }: Beside, name: string, args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [`server/src/api/commands/${name}.ts`, ...args],
    { cwd: root, env: { ...process.env, ...environment } },
  )
  return stdout
}
