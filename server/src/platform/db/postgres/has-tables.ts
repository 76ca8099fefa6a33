import { Client } from 'pg'

/** Whether a database was ever served: it is looked at as it is, and nothing is made in it. */
export async function hasTables(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string | null }>(`select to_regclass('migrations') as name`)
    return (rows[0]?.name ?? null) !== null
  } finally {
    await client.end()
  }
}
