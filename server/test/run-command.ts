import { spawnSync } from 'node:child_process'
import { serverProgramFile, type ServerProgram } from '../../scripts/lib/server-build.mjs'

/** Runs one of the product's commands to its end in a process of its own, with nothing set but these variables. */
export function runCommand(
  name: ServerProgram,
  typed: readonly string[],
  settings: Readonly<Record<string, string>>,
  cwd?: string,
): { status: number | null; told: string; failed: string } {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const ran = spawnSync(process.execPath, [serverProgramFile(name), ...typed], {
    ...(cwd !== undefined && { cwd }),
    // The programs of all commands are compiled once.
    env: { PATH, NODE_COMPILE_CACHE, ...settings },
  })
  return { status: ran.status, told: ran.stdout.toString(), failed: ran.stderr.toString() }
}
