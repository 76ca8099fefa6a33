import { classList } from '@pinge/contract/classes.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { errorOf, type ErrorName } from '@pinge/contract/protocol/error-name.ts'
import { exportRecords } from '@pinge/contract/records.ts'
import { siteDetail } from '@pinge/contract/site.ts'
import { readRoster } from '@pinge/contract/roster/roster.ts'
import { describe, expect, it } from 'vitest'
import { makeCall } from './make-call.ts'
import { NetworkFailure } from '../failure/network-failure.ts'
import { Refusal } from '../failure/refusal.ts'

const SITE = { webName: '实验小学', logo: '', icpRecord: '', policeRecord: '', hasClients: false }
const NOW = 1_760_000_000_000

type Sent = { url: string; headers: Headers; body: BodyInit | null | undefined }

/** A client whose network gives these answers, one after the other. */
function clientOf(...answers: (Response | Error)[]) {
  return clientWith('token-of-wang', answers)
}

function clientWith(token: string, answers: (Response | Error)[]) {
  const sent: Sent[] = []
  const expired: string[] = []
  const user = { token }
  let clock = NOW
  let strings = 0
  const call = makeCall({
    fetch: async (url, init) => {
      if (typeof url !== 'string') throw new Error('A call names its path')
      sent.push({ url, headers: new Headers(init?.headers), body: init?.body })
      const answer = answers[sent.length - 1]
      if (!answer || answer instanceof Error) throw answer ?? new Error('No test expected this call')
      return answer
    },
    now: () => clock,
    setServerTime: (serverTime) => (clock = serverTime),
    randomString: () => String(strings++).padStart(32, 'r'),
    currentToken: () => user.token,
    onSessionExpired: (message) => expired.push(message),
    cookies: () => 'theme=sky; XSRF-TOKEN=a%20b',
    config: { appKey: 'pinge-web', signingKey: 'pinge-development-key' },
  })
  return { call, sent, expired, user }
}

function success(data: unknown): Response {
  return Response.json({ code: 200, msg: '成功', data })
}

function refused(name: ErrorName, data: unknown = null): Response {
  const { code, message } = errorOf(name)
  return Response.json({ code, msg: message, data }, { status: code < 600 ? code : 200 })
}

describe('a product call', () => {
  it('goes to its path as JSON, with the token of who is signed in', async () => {
    const { call, sent } = clientOf(success(SITE))

    expect(await call(siteDetail, {})).toEqual(SITE)
    expect(sent[0]?.url).toBe('/api/pgs-manage/site_detail/info')
    expect(sent[0]?.body).toBe('{}')
    expect(sent[0]?.headers.get('content-type')).toBe('application/json')
    expect(sent[0]?.headers.get('authorization')).toBe('token-of-wang')
    expect(sent[0]?.headers.get('ts')).toBe(String(NOW))
  })

  it('hands the XSRF cookie back as a header', async () => {
    const { call, sent } = clientOf(success(SITE))
    await call(siteDetail, {})

    expect(sent[0]?.headers.get('x-xsrf-token')).toBe('a b')
  })

  it('takes a token that is passed to it in place of the current one', async () => {
    const { call, sent } = clientOf(success([]))

    await call(classList, {}, { token: 'token-of-li' })

    expect(sent[0]?.headers.get('authorization')).toBe('token-of-li')
  })

  it('of a teacher is not sent when no teacher is signed in', async () => {
    const { call, sent } = clientWith('', [])

    await expect(call(classList, {})).rejects.toMatchObject({ code: 401 })
    expect(sent).toEqual([])
  })

  it('sends a file as a form, and leaves its content type to the browser', async () => {
    const { call, sent } = clientOf(success({ tables: [] }))
    const file = new File(['姓名\n王小明'], '名单.csv')

    await call(readRoster, {}, { file })

    expect(sent[0]?.headers.has('content-type')).toBe(false)
    expect(sent[0]?.body).toBeInstanceOf(FormData)
  })

  it('throws a refusal with code, text and data', async () => {
    const { call } = clientOf(refused('batchAlreadyUndone', { reason: 'undone' }))

    const refusal = await call(siteDetail, {}).catch((error: unknown) => error)

    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal).toMatchObject({ code: 409, message: '这次操作已经撤销过了', data: { reason: 'undone' } })
  })

  it('takes a proxy’s error page for a failure without a text', async () => {
    const { call } = clientOf(new Response('<h1>Bad Gateway</h1>', { status: 502 }))

    await expect(call(siteDetail, {})).rejects.toMatchObject({ code: 502, message: '' })
  })

  it('takes a failed HTTP status for a failure, whatever the code of its body says', async () => {
    const { call } = clientOf(Response.json({ code: 200, msg: '成功', data: SITE }, { status: 500 }))

    await expect(call(siteDetail, {})).rejects.toMatchObject({ code: 500, message: '' })
  })

  it('does not pass on an answer that is not what the contract says', async () => {
    const { call } = clientOf(success({ webName: 7 }))

    await expect(call(siteDetail, {})).rejects.toMatchObject({ code: 500 })
  })

  it('tells a network that fails from a fault of the program', async () => {
    const { call } = clientOf(new TypeError('Failed to fetch'))

    await expect(call(siteDetail, {})).rejects.toBeInstanceOf(NetworkFailure)
  })
})

describe('a classroom computer with a wrong clock', () => {
  it('learns the server’s time from the refusal, repeats once, and stays right', async () => {
    const serverTime = NOW + 3_600_000
    const { call, sent } = clientOf(refused('timestampOff', { serverTime }), success(SITE), success(SITE))

    await call(siteDetail, {})
    await call(siteDetail, {})

    expect(sent.map(({ headers }) => headers.get('ts'))).toEqual([NOW, serverTime, serverTime].map(String))
  })

  it('gives up when the corrected time is refused too', async () => {
    const refusal = () => refused('timestampOff', { serverTime: NOW + 3_600_000 })
    const { call, sent } = clientOf(refusal(), refusal())

    await expect(call(siteDetail, {})).rejects.toMatchObject({ message: errors.timestampOff.message })
    expect(sent).toHaveLength(2)
  })
})

it('signs again once when the browser’s own resend was refused as a replay', async () => {
  const { call, sent } = clientOf(refused('requestReplayed'), success(SITE))

  await call(siteDetail, {})

  const [first, second] = sent
  expect(second?.body).toBe(first?.body)
  expect(second?.headers.get('rs')).not.toBe(first?.headers.get('rs'))
  expect(second?.headers.get('sign')).not.toBe(first?.headers.get('sign'))
})

describe('the end of the session', () => {
  it('is told whichever call meets it', async () => {
    const { call, expired } = clientOf(refused('sessionExpired'))

    await expect(call(classList, {})).rejects.toBeInstanceOf(Refusal)
    expect(expired).toEqual(['登录信息失效，请重新登录！'])
  })

  it('is told by a file that is asked for', async () => {
    const { call, expired } = clientOf(refused('sessionExpired'))

    await expect(call(exportRecords, { classId: 'c1' })).rejects.toBeInstanceOf(Refusal)
    expect(expired).toHaveLength(1)
  })

  it('is told of a failed HTTP status, whatever the code of its body says', async () => {
    const { call, expired } = clientOf(Response.json({ code: 200, msg: '', data: null }, { status: 401 }))

    await expect(call(classList, {})).rejects.toMatchObject({ code: 401 })
    expect(expired).toEqual(['登录信息失效，请重新登录！'])
  })

  it('is told by a call that was sent again for a wrong clock, or for a resend of the browser', async () => {
    for (const first of [
      refused('timestampOff', { serverTime: NOW + 3_600_000 }),
      refused('requestReplayed'),
    ]) {
      const { call, expired } = clientOf(first, refused('sessionExpired'))

      await expect(call(classList, {})).rejects.toBeInstanceOf(Refusal)
      expect(expired).toEqual(['登录信息失效，请重新登录！'])
    }
  })

  it('says nothing to the next teacher, when a call outlives its own', async () => {
    const { call, expired, user } = clientOf(refused('sessionExpired'))

    const asked = call(classList, {})
    user.token = 'token-of-li'

    await expect(asked).rejects.toBeInstanceOf(Refusal)
    expect(expired).toEqual([])
  })

  it('is no news to a caller who asks whether a stored sign-in still holds', async () => {
    const { call, expired } = clientOf(refused('sessionExpired'), refused('sessionExpired'))

    await expect(call(classList, {}, { mayBeExpired: true })).rejects.toBeInstanceOf(Refusal)
    await expect(call(classList, {}, { token: 'token-of-li' })).rejects.toBeInstanceOf(Refusal)
    expect(expired).toEqual([])
  })
})
