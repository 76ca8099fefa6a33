import { CompiledQuery, createQueryId, type RootOperationNode } from 'kysely'
import type { Db } from '../src/platform/db/schema.ts'

/** How SQLite finds what a query asks, step by step. */
export async function planOf(db: Db, { sql, parameters }: CompiledQuery): Promise<string[]> {
  const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
  const { rows } = await db.executeQuery<{ detail: string }>(plan)
  return rows.map(({ detail }) => detail)
}

/** The same of all queries that are asked meanwhile. */
export async function plansOf(read: Db, ask: (db: Db) => Promise<unknown>): Promise<string[]> {
  const asked: RootOperationNode[] = []
  await ask(
    read.withPlugin({
      transformQuery: ({ node }) => {
        asked.push(node)
        return node
      },
      transformResult: async ({ result }) => result,
    }),
  )
  const steps: string[] = []
  for (const node of asked)
    steps.push(...(await planOf(read, read.getExecutor().compileQuery(node, createQueryId()))))
  return steps
}
