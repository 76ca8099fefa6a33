import type { Db } from '../schema.ts'

/** 病假, 事假 and 早退 are kinds of the same column; what a teacher adds to a pupil's day is text beside it. */
export async function attendanceNotes(trx: Db): Promise<void> {
  await trx.schema
    .alterTable('attendance')
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
