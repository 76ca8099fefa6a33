import type { Db } from '../schema.ts'

/** 自评: what a document asks. Its answers stand in the cells of the document, beside marks and fitness. */
export async function evaluationQuestions(trx: Db): Promise<void> {
  await trx.schema
    .alterTable('archiveDocuments')
    .addColumn('questions', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
