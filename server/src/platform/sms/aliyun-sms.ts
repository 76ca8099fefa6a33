import { createHmac } from 'node:crypto'
import { AppError } from '../app-error.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { percentEncode } from '../providers/percent-encode.ts'
import type { NewId } from '../random.ts'
import type { SmsSender } from './sms-sender.ts'
import type { SmsAddress } from './sms-url.ts'

const TIMEOUT_MS = 5_000

type Deps = { clock: Clock; newId: NewId; log: Log }

/** Aliyun's text messages (Dysmsapi 2017-05-25, SendSms), by its RPC interface with signature version 1.0. */
export function createAliyunSms(address: SmsAddress, { clock, newId, log }: Deps): SmsSender {
  return {
    reachesPhones: true,
    send: async (tel, code) => {
      const parameters = {
        AccessKeyId: address.accessKeyId,
        Action: 'SendSms',
        Format: 'JSON',
        PhoneNumbers: tel,
        RegionId: 'cn-hangzhou',
        SignName: address.signName,
        SignatureMethod: 'HMAC-SHA1',
        SignatureNonce: newId(),
        SignatureVersion: '1.0',
        TemplateCode: address.templateCode,
        TemplateParam: JSON.stringify({ code }),
        Timestamp: new Date(clock()).toISOString().replace(/\.\d{3}Z$/, 'Z'),
        Version: '2017-05-25',
      }
      const query = canonicalQuery(parameters)
      const signature = signRpc('POST', query, address.accessKeySecret)
      const answer = await post(address.endpoint, `Signature=${percentEncode(signature)}&${query}`)
      if (answer === 'OK') return
      // The provider's own code holds no name and no phone.
      log.warn({ answer }, 'a code was not sent')
      throw new AppError(answer.includes('LIMIT') ? 'codeTooOften' : 'codeNotSent', {
        ...(answer.includes('LIMIT') && { retryAfterSeconds: 60 }),
      })
    },
    close: () => undefined,
  }
}

/** The provider's code of its answer: `OK`, or why not. */
async function post(endpoint: string, body: string): Promise<string> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const answer: unknown = await response.json()
    const hasCode = typeof answer === 'object' && answer !== null && 'Code' in answer
    return hasCode ? String(answer.Code) : `HTTP ${response.status}`
  } catch (cause) {
    throw new AppError('codeNotSent', { cause })
  }
}

/** The parameters by name, encoded as RFC 3986 wants it. */
export function canonicalQuery(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`)
    .join('&')
}

export function signRpc(method: 'GET' | 'POST', query: string, secret: string): string {
  return createHmac('sha1', `${secret}&`)
    .update(`${method}&${percentEncode('/')}&${percentEncode(query)}`)
    .digest('base64')
}
