import type { Home } from '../ledger/home.ts'
import type { Options } from '../options.ts'

/** What a row needs to be measured on one engine. */
export type RowContext = {
  options: Options
  engine: Options['engines'][number]
  /** A server's home of its own, filled with a ledger of this many comments. */
  makeHome(comments: number): Promise<Home>
}
