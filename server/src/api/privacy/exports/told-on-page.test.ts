import { saveArchive } from '@pinge/contract/archives/documents.ts'
import { saveHealth } from '@pinge/contract/archives/health.ts'
import { savePerform } from '@pinge/contract/archives/perform.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import { exportStudent } from '@pinge/contract/privacy/exports.ts'
import { commentRecords } from '@pinge/contract/records.ts'
import { saveReview } from '@pinge/contract/reviews/reviews.ts'
import { redeem } from '@pinge/contract/rewards.ts'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { signedHeaders } from '../../../../test/app.ts'
import { startClass } from '../../../../test/make.ts'

let world: Awaited<ReturnType<typeof startClass>>
beforeEach(async () => {
  world = await startClass(['陈梅'])
})
afterEach(() => world.app.close())

/** The rows of the page that a parent reads, each as its texts. */
async function rowsOnPage(): Promise<string[][]> {
  const { app, token, classId, mei } = world
  const payload = JSON.stringify({ classId, studentId: mei })
  const signed = signedHeaders(exportStudent.path, payload, app.time.now, { token })
  const headers = { 'content-type': 'application/json', ...signed }
  const { rawPayload } = await app.server.inject({
    method: 'POST',
    url: exportStudent.path,
    headers,
    payload,
  })
  const page = strFromU8(unzipSync(rawPayload)['index.html'] ?? new Uint8Array())
  return [...page.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, text = '']) => text),
  )
}

it('tells of an exchange what it took, as the records do', async () => {
  const { app, token, classId, mei } = world
  await app.call(giveComment, { classId, studentIds: [mei], name: '帮助同学', score: 5 }, token)
  await app.call(redeem, { classId, studentIds: [mei], name: '贴纸', cost: 3 }, token)

  const { items } = (await app.call(commentRecords, { classId, studentId: mei }, token)).data
  expect(items.map(({ itemName, score }) => [itemName, score])).toEqual([
    ['贴纸', -3],
    ['帮助同学', 5],
  ])
  const told = (await rowsOnPage()).map(([, kind, name, points]) => [kind, name, points])
  expect(told).toContainEqual(['兑换', '贴纸', '−3'])
})

it('calls who was excused from a test and from an examination as the sheets do, and tells the levels of a term', async () => {
  const { app, token, classId, mei } = world
  const made = { classId, name: '期末', termKey: '2026-1', parts: ['perform', 'health'] } as const
  const { documentId } = (await app.call(saveArchive, { ...made, parts: [...made.parts] }, token)).data
  const mark = { studentId: mei, subjectId: 'math', kind: 'final', value: 'exempt' }
  await app.call(savePerform, { classId, documentId, cells: [mark] }, token)
  const run = { studentId: mei, item: 'run50' as const, value: 'exempt' }
  await app.call(saveHealth, { classId, documentId, cells: [run] }, token)
  const review = { classId, termKey: '2026-1', studentId: mei, text: '认真。', state: 'draft' as const }
  await app.call(saveReview, { ...review, levels: ['优秀', null, '良好', null, null] }, token)

  const rows = await rowsOnPage()
  const valueOf = (column: string) => rows.find(([, name]) => name === column)?.[2]
  expect([valueOf('数学 期末'), valueOf('50米跑（秒）')]).toEqual(['免考', '免测'])
  expect(rows.find((row) => row.includes('认真。'))?.[3]).toBe('学业成就 优秀\n身心健康 良好')
})
