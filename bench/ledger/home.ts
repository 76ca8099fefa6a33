import type { Database } from '../../server/src/platform/db/database.ts'
import type { School } from './school.ts'

/** Where a server lives: its database, filled with a school. */
export type Home = {
  school: School
  /** The environment of a server that lives here. */
  settings: Record<string, string>
  /** Opens the database itself, while no server does. */
  open(): Promise<Database>
  remove(): Promise<void>
}
