import { auditList } from '@pinge/contract/privacy/audit.ts'
import type { Endpoint } from '@pinge/contract/protocol/endpoint.ts'
import * as contract from '@pinge/contract/reviews/reviews.ts'
import { addStudents } from '@pinge/contract/students.ts'
import { unzipSync } from 'fflate'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { signedHeaders } from '../../../test/app.ts'
import { startTestClass, type TestClass } from '../../../test/make.ts'

const termKey = '2026-1'
const levels = ['优秀' as const, null, '良好' as const, null, null]

let world: TestClass
beforeEach(async () => {
  world = await startTestClass(['陈梅', '李涛'])
  const { app, classId, studentIds, token } = world
  const namesake = { classId, students: [{ username: '陈梅', stuNo: '07' }] }
  const { ids } = (await app.call(addStudents, namesake, token)).data
  const done = { classId, termKey, state: 'done' as const }
  const ofMei = { ...done, studentId: studentIds[0] ?? '', levels }
  await app.call(contract.saveReview, { ...ofMei, text: '陈梅爱读书。', teacherWords: '新年好。' }, token)
  await app.call(contract.saveReview, { ...done, studentId: ids[0] ?? '', text: '=1+1，她会算。' }, token)
})
afterEach(() => world.close())

/** What stands in one part of the file that a call answers. */
async function partOf({ path }: Endpoint, part: string): Promise<string> {
  const { app, classId, token } = world
  const payload = JSON.stringify({ classId, termKey })
  const signed = signedHeaders(path, payload, app.time.now, { token })
  const headers = { 'content-type': 'application/json', ...signed }
  const answer = await app.server.inject({ method: 'POST', url: path, headers, payload })
  return new TextDecoder().decode(unzipSync(answer.rawPayload)[part])
}

it('leaves as a document that holds the texts and says whose, without those who have none', async () => {
  const xml = await partOf(contract.exportReviews, 'word/document.xml')

  expect(xml).toContain('陈梅爱读书。')
  expect(xml).toContain('新年好。')
  // Of two children of one name.
  expect(xml).toContain('陈梅（学号 07）')
  expect(xml).not.toContain('李涛')
  // By 学号, as the school's own list is filled in.
  expect(xml.indexOf('她会算')).toBeLessThan(xml.indexOf('陈梅爱读书'))
})

it('gives a school the whole review of each pupil as a table, with the number, the words and the levels', async () => {
  const xml = await partOf(contract.exportReviewTable, 'xl/worksheets/sheet1.xml')

  const rows = [...xml.matchAll(/<row .*?<\/row>/g)].map(([row]) =>
    [...row.matchAll(/<c r="([A-Z]+)\d+".*?>([^<>]+)</g)].map(([, column, value]) => `${column} ${value}`),
  )
  expect(rows[0]?.slice(0, 5)).toEqual(['A 学号', 'B 姓名', 'C 评语', 'D 寄语', 'E 学业成就'])
  // By 学号 as the other files of the class, those without one last.
  expect(rows.slice(1)).toEqual([
    ['A 07', 'B 陈梅', 'C =1+1，她会算。', 'J 9', 'K 已完成'],
    ['B 陈梅', 'C 陈梅爱读书。', 'D 新年好。', 'E 优秀', 'G 良好', 'J 6', 'K 已完成'],
    ['B 李涛', 'J 0', 'K 未写'],
  ])
})

it('is noted as the table that it is, and as no report that anybody has looked at', async () => {
  await partOf(contract.exportReviewTable, 'xl/worksheets/sheet1.xml')

  const { items } = (await world.app.call(auditList, { classId: world.classId }, world.token)).data
  expect(items.map(({ detail }) => detail)).toEqual(['期末评语表'])
})
