import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { askModel } from './ask-model.ts'
import { holdsFacts } from './holds-facts.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

let asked: unknown

/** A small server that speaks the protocol, or does not. */
async function modelThat(answer: (response: ServerResponse) => void) {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (piece: Buffer) => (body += piece.toString()))
    request.on('end', () => {
      asked = { authorization: request.headers.authorization, ...(JSON.parse(body) as object) }
      answer(response)
    })
  })
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening))
  // It listens on a port of its own.
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/v1/chat/completions`, name: 'small', key: 'k-1' }
}
const saying = (content: unknown) => (response: ServerResponse) =>
  void response.end(JSON.stringify({ choices: [{ message: { content } }] }))

it('asks by the common protocol, with the text alone, and takes the words out of the answer', async () => {
  const model = await modelThat(saying(' {姓名}爱读书。 '))
  expect(await askModel(model, '{姓名}喜欢读书。')).toBe('{姓名}爱读书。')
  expect(asked).toMatchObject({ authorization: 'Bearer k-1', model: 'small', stream: false })
  expect(JSON.stringify(asked)).toContain('{姓名}喜欢读书。')
})

it.each([
  ['is silent', () => undefined],
  ['breaks off', (response: ServerResponse) => response.destroy()],
  ['answers in another form', (response: ServerResponse) => void response.end('{"text":1}')],
  ['answers no JSON', (response: ServerResponse) => void response.end('<html>')],
  ['fails', (response: ServerResponse) => void response.writeHead(500).end('{}')],
  ['says nothing', saying(null)],
])('a model that %s is told of in a sentence, and in time', async (_, answer) => {
  const model = await modelThat(answer)
  await expect(askModel(model, '好', 300)).rejects.toMatchObject({ message: errors.modelSilent.message })
})

it('an answer without an end is broken off', async () => {
  const model = await modelThat((response) => {
    // Far more than is taken; a socket that was closed takes no more.
    response.on('error', () => undefined)
    const choices = [{ message: { content: '好' } }]
    response.end(JSON.stringify({ choices, more: 'x'.repeat(8 * 1024 * 1024) }))
  })
  await expect(askModel(model, '好', 5_000)).rejects.toMatchObject({ message: errors.modelSilent.message })
})

it.each([
  ['the same facts in other words', '你得到6次“积极发言”的表扬。', '6次“积极发言”，掌声给你。', true],
  ['a number that was not there', '你得到6次表扬。', '你得到8次表扬。', false],
  ['a number in words', '你常常举手。', '你三次举手。', false],
  ['a quoted name', '你得到“积极发言”的表扬。', '你得到“乐于助人”的表扬。', false],
  ['a rank', '你进步了。', '你的排名进步了。', false],
  ['an illness', '你坚持锻炼。', '你生病后坚持锻炼。', false],
])('holds a model to %s', (_, before, after, isHeld) => {
  expect(holdsFacts(before, after)).toBe(isHeld)
})
