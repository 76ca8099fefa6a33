import { saveArchive } from '@pinge/contract/archives/documents.ts'
import { performSheet, savePerform } from '@pinge/contract/archives/perform.ts'
import { randomInt, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { startTestClass } from '../../../test/make.ts'
import { createSeededRandom } from '../../platform/seeded-random.ts'

/** Usually so many rounds; TWO_TEACHERS_SECONDS has them go on for as long as it says. */
const ROUNDS = 40
const MS = Number(process.env['TWO_TEACHERS_SECONDS'] ?? 0) * 1000
/** The own column takes any words, so that no two writes are ever alike. */
const place = { subjectId: 'aside', kind: 'aside' }

/** One teacher at the sheet: what they saw of each cell, and what they were told was saved. */
type Desk = {
  token: string
  seen: Map<string, number>
  acknowledged: { studentId: string; version: number; value: unknown; sawBefore: number }[]
}

it.each([1, 2, randomInt(2 ** 31)])(
  'loses nothing that was acknowledged, and lets no teacher overwrite another unseen (seed %i)',
  async (seed) => {
    const { app, token, colleague, classId, studentIds, close } = await startTestClass([
      '陈梅',
      '李涛',
      '林林',
      '丁当',
    ])
    const random = createSeededRandom(seed)
    const made = { classId, name: '三年级上', termKey: '2026-1', parts: ['perform' as const] }
    const { documentId } = (await app.call(saveArchive, made, token)).data
    const desks = [token, colleague.accessToken].map((own): Desk => ({
      token: own,
      seen: new Map(),
      acknowledged: [],
    }))

    let written = 0

    /** Fills some cells; now and then the answer is lost on its way, and the same save is sent again. */
    async function fill({ token: by, seen, acknowledged }: Desk): Promise<void> {
      const cells = studentIds
        .filter((_, index) => index === 0 || random.chance(50))
        .map((studentId) => ({
          ...place,
          studentId,
          value: `第${(written += 1)}次`,
          version: seen.get(studentId) ?? 0,
        }))
      const request = { classId, documentId, cells, requestId: randomUUID() }
      const isCut = random.chance(20)
      if (isCut) await app.call(savePerform, request, by)
      const { saved, refused } = (await app.call(savePerform, request, by)).data
      for (const cell of saved) {
        const sawBefore = seen.get(cell.studentId) ?? 0
        if (cell.version !== sawBefore) acknowledged.push({ ...cell, sawBefore })
        seen.set(cell.studentId, cell.version)
      }
      for (const cell of refused) {
        expect([cell.reason, cell.stored?.version]).toEqual(['conflict', expect.any(Number)])
        seen.set(cell.studentId, cell.stored?.version ?? 0)
      }
    }

    const begun = Date.now()
    for (let round = 0; round < ROUNDS || Date.now() - begun < MS; round += 1)
      await Promise.all(desks.map(fill))

    const { rows } = (await app.call(performSheet, { classId, documentId }, token)).data
    const acknowledged = desks.flatMap((desk) => desk.acknowledged)
    for (const { studentId, aside } of rows) {
      const own = acknowledged.filter((write) => write.studentId === studentId)
      // Each version was made by one write of a teacher who had seen the one before, and that teacher knows.
      expect(own.every(({ version, sawBefore }) => version === sawBefore + 1)).toBe(true)
      expect(own.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: aside.version }, (_, index) => index + 1),
      )
      expect(own.find(({ version }) => version === aside.version)?.value).toEqual(aside.value ?? undefined)
    }
    expect(acknowledged.length).toBeGreaterThan(0)
    await close()
  },
  MS + 120_000,
)
