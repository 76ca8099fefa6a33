import * as z from 'zod/mini'
import { migrations } from '../../db/migrations/migrations.ts'
import { BackupRefusal } from '../backup-refusal.ts'

export const MANIFEST_NAME = 'manifest.json'
const FORMAT = 1

/** What the archive holds besides the manifest. */
export const ArchivedFile = z.object({ name: z.string(), size: z.int(), sha256: z.string() })
export type ArchivedFile = z.infer<typeof ArchivedFile>

const DatabaseFacts = z.object({
  engine: z.enum(['sqlite', 'postgres']),
  /** Of PostgreSQL: where the tables were, and have to be again. */
  schema: z.nullable(z.string()),
  /** Table → how many rows. */
  tables: z.record(z.string(), z.int()),
  migrations: z.array(z.string()),
})
/** What a copy of the database holds. */
export type DatabaseFacts = z.infer<typeof DatabaseFacts>

const Manifest = z.extend(DatabaseFacts, {
  format: z.literal(FORMAT),
  /** Epoch ms. */
  createdAt: z.int(),
  files: z.array(ArchivedFile),
})
export type Manifest = z.infer<typeof Manifest>

export function writeManifest(facts: DatabaseFacts, createdAt: number, files: ArchivedFile[]): string {
  return `${JSON.stringify({ format: FORMAT, createdAt, ...facts, files } satisfies Manifest, null, 2)}\n`
}

/** Reads a manifest; refuses one that this program is too old for. */
export function readManifest(text: string): Manifest {
  const json: unknown = JSON.parse(text)
  const { format } = z.parse(z.object({ format: z.int() }), json)
  if (format > FORMAT) throw tooNew()
  const manifest = z.parse(Manifest, json)
  const known = new Set(migrations.map(({ name }) => name))
  if (!manifest.migrations.every((name) => known.has(name))) throw tooNew()
  return manifest
}

function tooNew(): BackupRefusal {
  return new BackupRefusal('这份备份来自更新的版本，请先升级程序，再恢复。')
}

export function databaseFileName(engine: DatabaseFacts['engine']): string {
  return engine === 'sqlite' ? 'database.sqlite.zst' : 'database.dump'
}

export function countRows(tables: Readonly<Record<string, number>>): number {
  return Object.values(tables).reduce((sum, rows) => sum + rows, 0)
}
