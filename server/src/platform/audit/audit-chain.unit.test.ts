import { expect, it } from 'vitest'
import type { AuditHeadTable, AuditTable } from '../db/tables/privacy/audit.ts'
import { createSeededRandom } from '../seeded-random.ts'
import { digestOf, followChain } from './audit-chain.ts'

const ROWS = 80
const actions = ['export', 'phones', 'archive', 'erase'] as const

function makeChain(): { rows: AuditTable[]; head: AuditHeadTable } {
  let digest = ''
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const row = {
      seq: index + 1,
      at: 1_000 * index,
      action: actions[index % 4] ?? 'export',
      teacherId: `t-${index % 5}`,
      classId: index % 3 === 0 ? null : 'c-1',
      studentId: index % 2 === 0 ? `s-${index}` : null,
      detail: '',
    }
    digest = digestOf(digest, row)
    return { ...row, hash: digest }
  })
  return { rows, head: { id: 1, seq: ROWS, hash: digest, baseSeq: 0, baseHash: '' } }
}

function isWhole(rows: readonly AuditTable[], head: AuditHeadTable): boolean {
  const chain = followChain(head)
  return rows.every((row) => chain.next(row)) && chain.endsAt(head)
}

const random = createSeededRandom(11)
const below = (most: number): number => random.between(0, most - 1)

/** Each changes something, as somebody with the database in hand could. */
const tamperings: ((rows: AuditTable[], at: number) => AuditTable[])[] = [
  (rows, at) => rows.with(at, { ...rows[at], teacherId: 't-9' } as AuditTable),
  (rows, at) => rows.with(at, { ...rows[at], at: below(1_000_000) + 1 } as AuditTable),
  (rows, at) => rows.with(at, { ...rows[at], studentId: 's-other' } as AuditTable),
  (rows, at) => rows.with(at, { ...rows[at], action: 'consent' } as AuditTable),
  (rows, at) => rows.with(at, { ...rows[at], detail: 'nothing' } as AuditTable),
  (rows, at) => rows.toSpliced(at, 1),
  (rows, at) => rows.slice(0, at),
  (rows, at) => rows.slice(at + 1),
  (rows, at) => rows.toSpliced(at, 1).map((row, index) => ({ ...row, seq: index + 1 })),
  (rows, at) => {
    const other = (at + 1 + below(ROWS - 1)) % ROWS
    const [a, b] = [rows[at], rows[other]] as [AuditTable, AuditTable]
    return rows.with(at, { ...b, seq: a.seq }).with(other, { ...a, seq: b.seq })
  },
  // A forger writes all digests again from there on: the head still says what the last one was.
  (rows, at) => {
    let digest = rows[at - 1]?.hash ?? ''
    return rows.map((row, index) => {
      if (index < at) return row
      const changed = index === at ? { ...row, teacherId: 't-9' } : row
      digest = digestOf(digest, changed)
      return { ...changed, hash: digest }
    })
  },
]

it('a thousand tamperings of the audit log are all found', () => {
  const { rows, head } = makeChain()
  expect(isWhole(rows, head)).toBe(true)
  let found = 0
  for (let index = 0; index < 1_000; index += 1) {
    const tampering = tamperings[index % tamperings.length]
    const changed = tampering?.(rows, below(ROWS)) ?? rows
    if (!isWhole(changed, head)) found += 1
  }
  expect(found).toBe(1_000)
})
