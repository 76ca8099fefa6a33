import { resolve } from 'node:path'

type Environment = Readonly<Record<string, string | undefined>>

/** npm starts its scripts in the project's folder; the operator means the one where the command was typed. */
export function typedPath(path: string, env: Environment = process.env): string {
  return resolve(env.INIT_CWD ?? process.cwd(), path)
}
