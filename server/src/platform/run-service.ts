import { ConfigError, readConfig, type Config } from './config.ts'
import { formatStartFailure, type PortSetting } from './format-start-failure.ts'

/** A client waits 10 s for its answer; this leaves time to take a write back and to say so. */
export const DATABASE_PATIENCE_MS = 4_000

/** Runs a service. A wrong setting ends it with a sentence; anything else is a bug and is told whole. */
export async function runService(
  serve: (config: Config) => Promise<void>,
  setting: PortSetting,
): Promise<void> {
  let config: Config | undefined
  try {
    config = readConfig(process.env)
    await serve(config)
  } catch (error) {
    const sentence =
      error instanceof ConfigError ? error.message : config && formatStartFailure(error, config, setting)
    process.stderr.write(`${sentence ?? format(error)}\n`)
    process.exit(1)
  }
}

function format(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
