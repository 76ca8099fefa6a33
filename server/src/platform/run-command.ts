import { AppError } from './app-error.ts'
import { BackupRefusal } from './backup/backup-refusal.ts'
import { ConfigError, readConfig, type Config } from './config.ts'
import { formatStartFailure } from './format-start-failure.ts'

/** Runs a command-line tool: a refusal or a wrong setting is told as a sentence, and the exit code says how it ended. */
export async function runCommand(
  run: (config: Config, write: (line: string) => void) => Promise<number>,
): Promise<void> {
  // What a tool writes is for its operator alone, as what the server writes.
  process.umask(0o077)
  let config: Config | undefined
  try {
    config = readConfig(process.env)
    process.exitCode = await run(config, (line) => process.stdout.write(`${line}\n`))
  } catch (error) {
    const sentence = sentenceOf(error) ?? (config && formatStartFailure(error, config))
    if (sentence === undefined) throw error
    process.stderr.write(`${sentence}\n`)
    process.exitCode = 1
  }
}

function sentenceOf(error: unknown): string | undefined {
  const isTold = error instanceof AppError || error instanceof ConfigError || error instanceof BackupRefusal
  return isTold ? error.message : undefined
}
