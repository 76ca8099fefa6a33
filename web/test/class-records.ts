import { realisticFeed, realisticSummary, type RealisticBatch } from '@pinge/contract/realistic.ts'
import { holdClock } from './clock.ts'
import { openSchoolClass } from './school-class.ts'
import { server } from './server.ts'

/** 写实 of the class c1 on a morning of its term, with these records as they are by then. */
export function openClassRecords(batchesNow: () => RealisticBatch[]): void {
  holdClock('2026-03-04T08:10:00+08:00')
  openSchoolClass()
  server.answer(realisticFeed, () => ({ items: batchesNow(), nextCursor: null }))
  server.answer(realisticSummary, () => ({
    batches: batchesNow().length,
    students: batchesNow().length,
    states: { pending: batchesNow().length, adopted: 0, filed: 0, returned: 0 },
    typical: 0,
    lock: null,
  }))
}
