import type { EngineName } from '../database.ts'
import { integerType, strictTable } from '../dialect.ts'
import type { Db } from '../schema.ts'

/** 交给学生填写: what a device in a child's hands may open. */
export async function handedForms(trx: Db, engine: EngineName): Promise<void> {
  const integer = integerType(engine)
  await strictTable(engine, trx.schema.createTable('handedForms'))
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('classId', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
    .addColumn('documentId', 'text', (column) =>
      column.notNull().references('archiveDocuments.id').onDelete('cascade'),
    )
    .addColumn('teacherId', 'text', (column) =>
      column.notNull().references('teachers.id').onDelete('cascade'),
    )
    .addColumn('studentIds', 'text', (column) => column.notNull())
    .addColumn('expiresAt', integer, (column) => column.notNull())
    .execute()
  for (const [name, column] of [
    ['handedFormsOfClass', 'classId'],
    ['handedFormsOfDocument', 'documentId'],
    ['handedFormsByTeacher', 'teacherId'],
    ['handedFormsByEnd', 'expiresAt'],
  ] as const)
    await trx.schema.createIndex(name).on('handedForms').column(column).execute()
}
