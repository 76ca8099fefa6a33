import { randomBytes, randomInt } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBackupKey, type DeriveKey } from '../../src/platform/backup/archive/backup-key.ts'
import { makeBackup } from '../../src/platform/backup/make-backup.ts'
import { databaseFileName } from '../../src/platform/backup/archive/manifest.ts'
import { writeNewFile } from '../../src/platform/backup/new-file.ts'
import { packArchive } from '../../src/platform/backup/archive/pack-archive.ts'
import { readBackup } from '../../src/platform/backup/read-backup.ts'
import { restoreBackup } from '../../src/platform/backup/restore-backup.ts'
import { seal, SEAL_MARK } from '../../src/platform/backup/archive/seal.ts'
import { appendDigest } from '../../src/platform/backup/archive/whole-digest.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { fillHome, makeBackupHome, MORNING, type BackupHome } from './backup-home.ts'
import { selectTotalDifferences } from '../../src/api/ledger/ledger.queries.ts'

const FLIPS = 100
/** A sealed file: its mark and salt, then pieces, each with its tag. */
const HEADER = SEAL_MARK.length + 16
const PIECE = 65_536 + 16

let home: BackupHome
let target: BackupHome
let folder: string
let plain: string
let sealed: string
let comments: number
const key = remembering(createBackupKey('sunflowers turn to the light'))
const otherKey = remembering(createBackupKey('sunflowers turn to the dark.'))

beforeAll(async () => {
  ;[home, target] = await Promise.all([makeBackupHome(), makeBackupHome()])
  folder = mkdtempSync(join(tmpdir(), 'pinge-damaged-'))
  comments = await fillHome(home)
  mkdirSync(join(home.dataDir, 'uploads'))
  writeFileSync(join(home.dataDir, 'uploads', 'photo'), randomBytes(200_000))
  plain = join(folder, 'plain.backup')
  sealed = join(folder, 'sealed.backup')
  const deps = { config: home, clock: () => MORNING, randomBytes }
  await makeBackup(deps, plain, { deriveKey: null, mayReplace: false })
  await makeBackup(deps, sealed, { deriveKey: key, mayReplace: false })
})
afterAll(async () => {
  await Promise.all([home, target].map((each) => each.remove()))
  rmSync(folder, { recursive: true, force: true })
})

/** The derivation is slow on purpose; a hundred of the same one would only be slow. */
function remembering(derive: DeriveKey): DeriveKey {
  const known = new Map<string, Promise<Buffer>>()
  return (salt) => {
    const name = Buffer.from(salt).toString('hex')
    const derived = known.get(name) ?? derive(salt)
    known.set(name, derived)
    return derived
  }
}

/** Tries to restore these bytes; answers the sentence of the refusal, or that it was restored. */
async function tryToRestore(bytes: Uint8Array, deriveKey: DeriveKey | null): Promise<string> {
  const file = join(folder, 'tried.backup')
  writeFileSync(file, bytes)
  return restoreBackup(target, file, deriveKey).then(
    () => 'restored',
    (error: unknown) => (error instanceof Error ? `${error.constructor.name}: ${error.message}` : 'odd'),
  )
}

for (const kind of ['plain', 'sealed'] as const) {
  const original = (): Buffer => readFileSync(kind === 'plain' ? plain : sealed)
  const deriveKey = kind === 'plain' ? null : key

  it(`refuses ${FLIPS} of ${FLIPS} ${kind} backups in which one bit is another`, async () => {
    const bytes = original()
    const last = bytes.length * 8 - 1
    const places = [0, last, ...Array.from({ length: FLIPS - 2 }, () => randomInt(last))]
    for (const place of places) {
      const flipped = Buffer.from(bytes)
      flipped.writeUInt8(flipped.readUInt8(place >> 3) ^ (1 << (place & 7)), place >> 3)
      expect(await tryToRestore(flipped, deriveKey), `bit ${place}`).toMatch(/^BackupRefusal: .*损坏/)
    }
    expect(await target.isEmpty()).toBe(true)
  })

  it(`refuses a ${kind} backup that is cut off, goes on, or is in another order`, async () => {
    const bytes = original()
    const cuts = [
      0,
      1,
      30,
      512,
      1024,
      HEADER + PIECE,
      HEADER + 2 * PIECE,
      bytes.length - 1,
      bytes.length - 72,
    ]
    const others = [
      ...cuts.map((length) => bytes.subarray(0, length)),
      Buffer.concat([bytes, Buffer.alloc(1)]),
      Buffer.concat([bytes, bytes]),
      swapPieces(bytes),
    ]
    for (const other of others)
      expect(await tryToRestore(other, deriveKey)).toMatch(/^BackupRefusal: .*(损坏|不完整)/)
    expect(await target.isEmpty()).toBe(true)
  })
}

/** The first two sealed pieces, one in the place of the other. */
function swapPieces(bytes: Buffer): Buffer {
  const [first, second, rest] = [HEADER, HEADER + PIECE, HEADER + 2 * PIECE]
  return Buffer.concat([
    bytes.subarray(0, first),
    bytes.subarray(second, rest),
    bytes.subarray(first, second),
    bytes.subarray(rest),
  ])
}

it('refuses another key, a missing one, and one for a file that was never sealed', async () => {
  expect(await tryToRestore(readFileSync(sealed), otherKey)).toContain('密钥不对')
  expect(await tryToRestore(readFileSync(sealed), null)).toContain('这份备份已加密')
  expect(await tryToRestore(readFileSync(plain), key)).toContain('不是加密的备份')
  expect(await target.isEmpty()).toBe(true)
})

it('refuses a backup whose manifest does not fit, however well it is packed', async () => {
  const tooMany = { ledger: comments + 1 }
  expect(await tryToRestore(await forge({ tables: tooMany }), null)).toMatch(
    /^BackupRefusal: .*(不一致|rows of ledger)/,
  )
  expect(await tryToRestore(await forge({ migration: '9999-from-the-future' }), null)).toContain('更新的版本')
  expect(await tryToRestore(await forge({ format: 2 }), null)).toContain('更新的版本')
  expect(await tryToRestore(await forge({ upload: 'uploads/another' }), null)).toContain('损坏')
  expect(await tryToRestore(await forge({ rename: 'uploads/../../photo' }), null)).toContain('损坏')
  expect(await tryToRestore(await forge({ database: randomBytes(9_000) }), null)).toMatch(
    /^BackupRefusal: .*(不一致|pg_restore 没有成功)/,
  )
  expect(await tryToRestore(await sealForeign(), key)).toContain('损坏')
  expect(await target.isEmpty()).toBe(true)
})

type Forgery = {
  tables?: Record<string, number>
  migration?: string
  format?: number
  upload?: string
  rename?: string
  database?: Buffer
}

/** A well-formed plain backup with a wrong manifest, or a strange name. */
async function forge({ tables, migration, format = 1, upload, rename, database }: Forgery): Promise<Buffer> {
  const unpacked = mkdtempSync(join(folder, 'forged-'))
  const manifest = await readBackup(plain, null, unpacked)
  if (database) writeFileSync(join(unpacked, databaseFileName(manifest.engine)), database)
  const files = manifest.files.map(({ name }) => ({
    name: name.startsWith('uploads/') ? (rename ?? name) : name,
    path: join(unpacked, name),
  }))
  const archive = packArchive(files, MORNING, (packed) =>
    JSON.stringify({
      ...manifest,
      format,
      tables: { ...manifest.tables, ...tables },
      migrations: [...manifest.migrations, ...(migration === undefined ? [] : [migration])],
      files: packed.map((one) => ({
        ...one,
        name: one.name.startsWith('uploads/') ? (upload ?? one.name) : one.name,
      })),
    }),
  )
  const file = join(unpacked, 'forged.backup')
  await writeNewFile(file, appendDigest(archive), false)
  return readFileSync(file)
}

/** Sealed with the right key, but not a backup. */
async function sealForeign(): Promise<Buffer> {
  const file = join(folder, 'foreign.backup')
  await writeNewFile(file, seal(Readable.from([randomBytes(2_000)]), key, randomBytes), true)
  return readFileSync(file)
}

it('refuses to restore where there is something already, a file that is not there, and a folder', async () => {
  expect(await restoreBackup(home, plain, null).catch(String)).toContain('不是空的')
  for (const name of ['none', '.'])
    expect(await restoreBackup(target, join(folder, name), null).catch(String)).toContain('不能读取备份文件')
  const untouched = join(target.dataDir, 'not', 'yet')
  const damaged = join(folder, 'damaged.backup')
  writeFileSync(damaged, readFileSync(plain).subarray(1))
  expect(await restoreBackup({ ...target, dataDir: untouched }, damaged, null).catch(String)).toContain(
    '损坏',
  )
  expect(await target.isEmpty()).toBe(true)
})

it('restores the ones that were not touched, also after a restore that was killed', async () => {
  // Its lock died with it, and what it had unpacked is of no use to anybody.
  for (const name of ['server.lock', 'server.lock-journal', '.restore'])
    writeFileSync(join(target.dataDir, name), '')
  const { tables } = await restoreBackup(target, sealed, key)
  expect(tables).toMatchObject({ teachers: 1, classes: 1, students: 12, ledger: comments })
  const photo = (at: BackupHome): Buffer => readFileSync(join(at.dataDir, 'uploads', 'photo'))
  expect(photo(target).equals(photo(home))).toBe(true)
  const database = await openDatabase(target, () => MORNING)
  const differences = await selectTotalDifferences(database.read)
  await database.close()
  expect(differences).toEqual([])
})
