import { auditList } from '@pinge/contract/privacy/audit.ts'
import { saveConsent } from '@pinge/contract/privacy/consents.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { polishReview } from '@pinge/contract/reviews/polish.ts'
import { reviewDetail } from '@pinge/contract/reviews/reviews.ts'
import { removeStudents } from '@pinge/contract/students.ts'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestClass, type TestClass } from '../../../../test/make.ts'

let model: Server
let sent: string[]
let says: string
let world: TestClass
let mei: string
beforeEach(async () => {
  sent = []
  says = '{姓名}，你得到6次“积极发言”的表扬，老师为你高兴。'
  model = createServer((request, response) => {
    let body = ''
    request.on('data', (piece: Buffer) => (body += piece.toString()))
    request.on('end', () => {
      sent.push(body)
      response.end(JSON.stringify({ choices: [{ message: { content: says } }] }))
    })
  })
  await new Promise<void>((listening) => model.listen(0, '127.0.0.1', listening))
  // It listens on a port of its own.
  const { port } = model.address() as AddressInfo
  const reviewModel = { url: `http://127.0.0.1:${port}/`, name: 'small', key: null }
  world = await startTestClass(['陈小梅', '李涛'], { reviewModel })
  ;({ mei } = world)
})
afterEach(async () => {
  await world.close()
  model.closeAllConnections()
  model.close()
})

const text = '小梅，你得到6次“积极发言”的表扬，三年级(2)班为你高兴。'
const ofMei = () => ({ classId: world.classId, termKey: '2026-1', studentId: mei })
const polish = (more: object = {}) => world.app.call(polishReview, { ...ofMei(), text, ...more }, world.token)
const consent = (state: 'given' | 'withdrawn' = 'given') =>
  world.app.call(
    saveConsent,
    { classId: world.classId, studentIds: [mei], state, date: '2026-11-20' },
    world.token,
  )
const canPolish = async () => (await world.app.call(reviewDetail, ofMei(), world.token)).data.canPolish

it('words a text better, without telling the model who the child is or where', async () => {
  await consent()
  expect(await canPolish()).toBe(true)
  const { data } = await polish()
  expect(data.text).toBe('小梅，你得到6次“积极发言”的表扬，老师为你高兴。')
  expect(sent).toHaveLength(1)
  for (const words of ['小梅', '陈', '三年级', mei, world.classId]) expect.soft(sent[0]).not.toContain(words)
})

it('without consent nothing leaves the house', async () => {
  expect(await canPolish()).toBe(false)
  expect((await polish()).msg).toBe(errors.modelNeedsConsent.message)
  expect(sent).toEqual([])
})

it('once a family took its consent back nothing leaves the house any more', async () => {
  await consent()
  await consent('withdrawn')

  expect(await canPolish()).toBe(false)
  expect((await polish()).msg).toBe(errors.modelNeedsConsent.message)
  expect(sent).toEqual([])
})

it.each(['{姓名}，你得到9次“积极发言”的表扬。', '{姓名}和李涛一样棒，得到6次表扬。', '{姓名}太懒了。', ''])(
  'an answer that says something else is refused: %s',
  async (answer) => {
    await consent()
    says = answer
    expect((await polish()).msg).toBe(errors.modelAnswerWrong.message)
  },
)

it('a text that names another child is not sent, and the owner sees that the model was asked', async () => {
  await consent()
  expect((await polish({ text: '你和李涛是好朋友。' })).msg).toBe(errors.modelNamesOthers.message)
  expect(sent).toEqual([])
  await polish()
  const { items } = (await world.app.call(auditList, { classId: world.classId, studentId: mei }, world.token))
    .data
  expect(items.filter(({ deed }) => deed === 'model')).toHaveLength(1)
})

it('a text that names a child who has left the class is not sent either', async () => {
  await consent()
  const [, tao = ''] = world.studentIds
  await world.app.call(removeStudents, { classId: world.classId, ids: [tao] }, world.token)
  const answer = await polish({ text: '小梅，李涛转走时你送他一张卡片。' })
  expect([answer.msg, sent]).toEqual([errors.modelNamesOthers.message, []])
})

it('is off where the operator named no model', async () => {
  const other = await startTestClass(['陈小梅'])
  const asked = { classId: other.classId, termKey: '2026-1', studentId: other.studentIds[0] ?? '', text }
  expect((await other.app.call(polishReview, asked, other.token)).msg).toBe(errors.modelOff.message)
  await other.close()
})
