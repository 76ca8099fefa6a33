import { archiveList, saveArchive, type SaidOfArchive } from '@pinge/contract/archives/documents.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestClass, type TestClass } from '../../../../test/make.ts'

const seen: SaidOfArchive = {
  name: '期末',
  termKey: '2026-1',
  parts: ['perform', 'record'],
  customAsideName: '',
}

let world: TestClass
let documentId: string
const save = (changed: Partial<SaidOfArchive>, { by = world.token, over = seen } = {}) =>
  world.app.call(saveArchive, { classId: world.classId, documentId, ...over, ...changed, seen: over }, by)
const stored = async () =>
  (await world.app.call(archiveList, { classId: world.classId }, world.token)).data[0]

beforeEach(async () => {
  world = await startTestClass(['陈梅'])
  documentId = (await world.app.call(saveArchive, { classId: world.classId, ...seen }, world.token)).data
    .documentId
  await save({ name: '三年级上学期', customAsideName: '特别关注' }, { by: world.colleague.accessToken })
})
afterEach(() => world.close())

it('keeps what a colleague renamed while this teacher changed something else', async () => {
  expect((await save({ parts: ['perform'] })).code).toBe(200)

  expect(await stored()).toMatchObject({
    name: '三年级上学期',
    customAsideName: '特别关注',
    parts: ['perform'],
  })
})

it('refuses another name than the colleague’s with both, and takes it once that was seen', async () => {
  const refused = await save({ name: '上学期成长档案' })
  const current = { ...seen, name: '三年级上学期', customAsideName: '特别关注' }
  expect(refused).toMatchObject({ code: 409, msg: errors.documentEdited.message })
  expect(refused.data).toEqual({ reason: 'stale', current })
  expect((await save({ name: '三年级上学期' })).code).toBe(200)

  await save({ name: '上学期成长档案' }, { over: current })
  expect(await stored()).toMatchObject({ name: '上学期成长档案', customAsideName: '特别关注' })
})
