import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { canonicalQuery, createAliyunSms, signRpc } from './aliyun-sms.ts'
import { readSmsUrl } from './sms-url.ts'

const SECRET = 'sms/secret'
let provider: Server
let port: number
let received: URLSearchParams[]
let answer: string
beforeEach(async () => {
  received = []
  answer = 'OK'
  provider = createServer((request, response) => {
    void (async () => {
      let body = ''
      for await (const piece of request as AsyncIterable<Buffer>) body += piece.toString()
      const isRight = request.method === 'POST' && isSignedRight(body)
      if (isRight) received.push(new URLSearchParams(body))
      response.end(JSON.stringify({ Code: isRight ? answer : 'SignatureDoesNotMatch', Message: '' }))
    })()
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  port = (provider.address() as AddressInfo).port
})
afterEach(() => new Promise((resolve) => provider.close(resolve)))

/** As the provider describes it: the parameters sorted and encoded twice, HMAC-SHA1 with the secret and `&`. */
function isSignedRight(body: string): boolean {
  const parameters = [...new URLSearchParams(body)]
  const encode = (text: string): string =>
    encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  const sorted = parameters
    .filter(([name]) => name !== 'Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&')
  const text = `POST&%2F&${encode(sorted)}`
  const signature = createHmac('sha1', `${SECRET}&`).update(text).digest('base64')
  return parameters.some(([name, value]) => name === 'Signature' && value === signature)
}

function sender(secret = SECRET) {
  const url = `aliyun://key:${encodeURIComponent(secret)}@127.0.0.1:${port}/?sign=${encodeURIComponent('实验小学')}&template=SMS_1&tls=off`
  const address = readSmsUrl(url)
  if (!address) throw new Error('the address is a good one')
  let ids = 0
  return createAliyunSms(address, {
    clock: () => Date.UTC(2026, 10, 23, 0, 30),
    newId: () => `nonce-${(ids += 1)}`,
    log: createLog('silent'),
  })
}

it('signs as the provider’s own example does', () => {
  const query = canonicalQuery({
    AccessKeyId: 'testId',
    Action: 'SendSms',
    Format: 'XML',
    OutId: '123',
    PhoneNumbers: '15300000001',
    RegionId: 'cn-hangzhou',
    SignName: '阿里云短信测试专用',
    SignatureMethod: 'HMAC-SHA1',
    SignatureNonce: '45e25e9b-0a6f-4070-8c85-2956eda1b466',
    SignatureVersion: '1.0',
    TemplateCode: 'SMS_71390007',
    TemplateParam: '{"customer":"test"}',
    Timestamp: '2017-07-12T02:42:19Z',
    Version: '2017-05-25',
  })
  expect(signRpc('GET', query, 'testSecret')).toBe('zJDF+Lrzhj/ThnlvIToysFRq6t4=')
})

it('sends a code with the school’s name and template', async () => {
  await sender().send('13800006120', '012345')

  expect(Object.fromEntries(received[0] ?? [])).toMatchObject({
    Action: 'SendSms',
    PhoneNumbers: '13800006120',
    SignName: '实验小学',
    TemplateCode: 'SMS_1',
    TemplateParam: '{"code":"012345"}',
    Timestamp: '2026-11-23T00:30:00Z',
    Version: '2017-05-25',
  })
})

it('tells when it could not be sent, or too often', async () => {
  await expect(sender('another').send('13800006120', '012345')).rejects.toMatchObject({
    errorName: 'codeNotSent',
  })
  answer = 'isv.BUSINESS_LIMIT_CONTROL'
  await expect(sender().send('13800006120', '012345')).rejects.toMatchObject({ errorName: 'codeTooOften' })
  answer = 'isv.AMOUNT_NOT_ENOUGH'
  await expect(sender().send('13800006120', '012345')).rejects.toMatchObject({ errorName: 'codeNotSent' })
})

it('knows an address of a provider from what is none', () => {
  for (const url of [
    'https://x',
    'aliyun://key@host/?sign=a&template=b',
    'aliyun://k:s@host/?sign=a',
    'aliyun://',
    // A percent sign that was not encoded.
    'aliyun://k:50%off@host/?sign=a&template=b',
  ])
    expect([url, readSmsUrl(url)]).toEqual([url, undefined])
})
