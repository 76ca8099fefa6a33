import { Client } from 'pg'

/** One statement on a connection of its own: what makes and drops databases cannot stand in a transaction. */
export async function runOnPostgres(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
