import { parseArgs } from 'node:util'

export type Options = {
  /** Comments in the ledger that most rows are measured on, and in the small one that growth is measured against. */
  comments: { large: number; small: number }
  /** Numbers of the rows to measure. */
  only: number[]
  engines: Engine[]
  passes: number
  passMs: number
  /** A tenth of the accounts, addresses and tries of the run that guesses passwords. */
  isQuick: boolean
  /** Also print where the server's time goes, and keep the profiles. */
  isProfiled: boolean
}

export type Engine = 'sqlite' | 'postgres'

const usage =
  'npm run bench -- [--quick | --full] [--only 1,3] [--engine sqlite|postgres] [--passes 5] [--profile]'
const MIN_PASSES = 5

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
      only: { type: 'string' },
      engine: { type: 'string' },
      passes: { type: 'string', default: String(MIN_PASSES) },
      profile: { type: 'boolean', default: false },
    },
  })
  const { quick, full, only, engine } = values
  const passes = Number(values.passes)
  if (!(passes >= MIN_PASSES)) throw new Error(`a median needs at least ${MIN_PASSES} passes\n${usage}`)
  if (engine !== undefined && engine !== 'sqlite' && engine !== 'postgres') throw new Error(usage)
  return {
    comments: { large: full ? 1e7 : quick ? 1e5 : 1e6, small: quick ? 1e4 : 1e5 },
    only: (only ?? '1,2,3,4,5,6,7,8,9,10,11,13,15,16,17,18,19').split(',').map(Number),
    engines: engine === undefined ? ['sqlite', 'postgres'] : [engine],
    passes,
    passMs: quick ? 700 : 1_500,
    isQuick: quick,
    isProfiled: values.profile,
  }
}
