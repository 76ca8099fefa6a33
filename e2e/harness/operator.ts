import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Product } from './product.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs `npm run teacher` as an operator does beside the running product; answers what it prints. */
export async function runTeacherCommand(
  { environment }: Pick<Product, 'environment'>,
  args: readonly string[],
): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['server/src/api/commands/teacher.ts', ...args],
    {
      cwd: root,
      env: { ...process.env, ...environment },
    },
  )
  return stdout
}
