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

/**
 * The same of a command whose one word says what is done, and by which options. Others are refused: an answer without what was
 * asked for looks like one. Texts may have spaces, which fall apart without quotes.
 */
export function readAction<const Options extends ParseArgsOptionsConfig, Action extends string>(
  usage: string,
  options: Options,
  optionsOf: Readonly<Record<Action, readonly (keyof Options & string)[]>>,
) {
  const { positionals, values } = readCommandLine(usage, options)
  const [word, ...more] = positionals
  if (more.length > 0) throw new ConfigError(`带空格的内容请加引号。\n${usage}`)
  const actions = Object.keys(optionsOf) as Action[]
  const action = actions.find((known) => known === word)
  if (action === undefined) throw new ConfigError(usage)
  const taken: readonly string[] = optionsOf[action]
  const strange = Object.keys(values).find((name) => !taken.includes(name))
  if (strange !== undefined) throw new ConfigError(`${action} 没有 --${strange} 这个选项。\n${usage}`)
  return { action, values }
}
