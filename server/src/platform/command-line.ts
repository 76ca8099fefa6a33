import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { ConfigError } from './config.ts'

/** The words and options that a command was given; what it does not know is answered by how it is used. */
export function readCommandLine<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
) {
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch (cause) {
    throw new ConfigError(usage, { cause })
  }
}

/** The same of a command that takes no words. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  const { positionals, values } = readCommandLine(usage, options)
  if (positionals.length > 0) throw new ConfigError(usage)
  return values
}

/** The same of a command that takes one word, and texts which may have spaces: without quotes they fall apart. */
export function readAction<const Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  const { positionals, values } = readCommandLine(usage, options)
  const [action, ...more] = positionals
  if (more.length > 0) throw new ConfigError(`带空格的内容请加引号。\n${usage}`)
  return { action, values }
}
