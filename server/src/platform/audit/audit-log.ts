import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import { appendAudit, type Audited } from './audit.queries.ts'

export type AuditLog = {
  /** Takes note of it. It never fails and never waits; it is on disk a moment later. */
  note(audited: Audited): void
  /** Writes down all that is not yet on disk. */
  save(): Promise<void>
}

/** What calls note beside their own transaction: what is read has none. Many at once share a commit. */
export function createAuditLog({ write }: Pick<Database, 'write'>, log: Pick<Log, 'error'>): AuditLog {
  const waiting: Audited[] = []
  let saving = Promise.resolve()

  async function append(): Promise<void> {
    let left = waiting.length
    while (left > 0) {
      const notes = waiting.slice(0, Math.min(left, NOTES_AT_ONCE))
      try {
        await write((trx) => appendAudit(trx, notes))
      } catch (err) {
        // They wait for the next one that can be written.
        waiting.splice(MAX_WAITING)
        log.error({ err }, 'the audit log could not be written')
        return
      }
      waiting.splice(0, notes.length)
      left -= notes.length
    }
  }

  function save(): Promise<void> {
    saving = saving.then(append)
    return saving
  }
  return {
    note: (audited) => {
      waiting.push(audited)
      void save()
    },
    save,
  }
}

/** More is not kept in memory while the disk takes nothing. */
const MAX_WAITING = 10_000
/** Many more are too many values for one statement. */
const NOTES_AT_ONCE = 500
