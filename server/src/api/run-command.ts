import { AppError } from '../platform/app-error.ts'
import { ConfigError, readConfig, type Config } from '../platform/config.ts'

/** Runs a command-line tool: a refusal or a wrong setting is told as a sentence, and the exit code says how it ended. */
export async function runCommand(
  run: (config: Config, write: (line: string) => void) => Promise<number>,
): Promise<void> {
  try {
    process.exitCode = await run(readConfig(process.env), (line) => process.stdout.write(`${line}\n`))
  } catch (error) {
    if (!(error instanceof AppError || error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
