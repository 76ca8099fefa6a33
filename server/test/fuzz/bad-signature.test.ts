import { giveComment } from '@pinge/contract/comments.ts'
import { productCalls } from '@pinge/contract/product-calls.ts'
import { MAX_CLOCK_SKEW_MS } from '@pinge/contract/protocol/signing.ts'
import { siteDetail } from '@pinge/contract/site.ts'
import { studentList } from '@pinge/contract/students.ts'
import { describe, expect, it } from 'vitest'
import { signedHeaders } from '../app.ts'
import {
  JSON_TYPE,
  commentBody,
  formType,
  post,
  signedComment,
  watchUntouchedSchool,
} from './untouched-school.ts'

const school = watchUntouchedSchool()

describe('a call that is not rightly signed', () => {
  it('is refused without a signature, whatever the call', async () => {
    for (const { path, upload } of productCalls)
      expect(
        await post(school.app, path, upload ? '--b--\r\n' : '{}', upload ? formType('b') : JSON_TYPE),
      ).toMatchObject({
        status: 400,
        code: 400,
        msg: '应用标识不正确，请刷新页面后重试',
        data: null,
      })
  })

  it('is refused without one of the headers', async () => {
    for (const name of ['ts', 'rs', 'contentMd5', 'sign']) {
      const { [name]: _, ...headers } = signedComment(school, '{}') as Record<string, string>
      expect(await post(school.app, giveComment.path, '{}', headers)).toMatchObject({
        status: 400,
        msg: '请求缺少签名信息，请刷新页面后重试',
      })
    }
  })

  it('is refused when it was signed with another key, for another path, body, time or token', async () => {
    const body = JSON.stringify(commentBody(school))
    const right = signedComment(school, body)
    const now = school.app.time.now
    const wrong: Record<string, string>[] = [
      {
        ...right,
        ...signedHeaders(giveComment.path, body, now, { token: school.token, signingKey: 'another-key' }),
      },
      { ...right, ...signedHeaders(studentList.path, body, now, { token: school.token }) },
      { ...right, ...signedHeaders(giveComment.path, `${body} `, now, { token: school.token }) },
      { ...right, ts: String(now + 1) },
      { ...right, rs: 'x'.repeat(32) },
      { ...right, authorization: 'another-token' },
      { ...right, sign: right.sign.toUpperCase() },
      { ...right, sign: right.sign.slice(1) },
    ]
    for (const headers of wrong)
      expect(await post(school.app, giveComment.path, body, headers)).toMatchObject({
        status: 400,
        code: 400,
        msg: '签名不正确，请刷新页面后重试',
      })
  })

  it('is refused for an unknown application', async () => {
    expect(
      await school.app.send(giveComment.path, commentBody(school), {
        token: school.token,
        appKey: 'somebody',
      }),
    ).toMatchObject({
      status: 400,
      msg: '应用标识不正确，请刷新页面后重试',
    })
  })

  it('is refused more than five minutes off, and told what time it is', async () => {
    for (const ts of [
      school.app.time.now - MAX_CLOCK_SKEW_MS - 1,
      school.app.time.now + MAX_CLOCK_SKEW_MS + 1,
      Number.NaN,
      -1,
    ])
      expect(
        await school.app.send(giveComment.path, commentBody(school), { token: school.token, ts }),
      ).toMatchObject({
        status: 400,
        code: 400,
        msg: '设备时间与服务器相差太多，请校准时间后重试',
        data: { serverTime: school.app.time.now },
      })
  })

  it('is refused from before the start of the server, whose memory does not reach back', async () => {
    expect(await school.app.send(siteDetail.path, {}, { ts: school.app.time.now - 1 })).toMatchObject({
      status: 400,
      msg: '设备时间与服务器相差太多，请校准时间后重试',
    })
    school.app.time.now += MAX_CLOCK_SKEW_MS
    expect(
      (await school.app.send(siteDetail.path, {}, { ts: school.app.time.now - MAX_CLOCK_SKEW_MS })).code,
    ).toBe(200)
  })

  it('is refused the second time', async () => {
    const rs = 'r'.repeat(32)
    expect((await school.app.send(siteDetail.path, {}, { rs })).code).toBe(200)
    expect(await school.app.send(siteDetail.path, {}, { rs })).toMatchObject({
      status: 400,
      code: 400,
      msg: '这个请求已经处理过，请重新操作',
    })
  })

  it('does not use up the random string of the right one', async () => {
    const rs = 's'.repeat(32)
    await school.app.send(siteDetail.path, {}, { rs, signingKey: 'another-key' })
    await school.app.send(siteDetail.path, {}, { rs, ts: school.app.time.now - 1 })

    expect((await school.app.send(siteDetail.path, {}, { rs })).code).toBe(200)
  })

  it('is refused with a random string that is none', async () => {
    for (const rs of ['short', 'x'.repeat(33), `${'x'.repeat(31)}-`])
      expect(await school.app.send(siteDetail.path, {}, { rs })).toMatchObject({
        status: 400,
        msg: '请求缺少签名信息，请刷新页面后重试',
      })
  })

  it('hears of its first fault in the order of the protocol', async () => {
    const stale = school.app.time.now - MAX_CLOCK_SKEW_MS - 1
    const rs = 'q'.repeat(32)
    const faults = [
      { appKey: 'somebody', signingKey: 'another-key', ts: stale },
      { signingKey: 'another-key', ts: stale },
      { ts: stale },
      { rs, token: 'unknown' },
      { rs, token: 'unknown' },
      { token: 'unknown' },
      { token: school.token },
    ]
    const messages: string[] = []
    for (const fault of faults)
      messages.push((await school.app.send(giveComment.path, { classId: '' }, fault)).msg)

    expect(messages).toEqual([
      '应用标识不正确，请刷新页面后重试',
      '签名不正确，请刷新页面后重试',
      '设备时间与服务器相差太多，请校准时间后重试',
      '登录信息失效，请重新登录！',
      '这个请求已经处理过，请重新操作',
      '登录信息失效，请重新登录！',
      '班级id不能为空',
    ])
  })
})

describe('a call without a session', () => {
  it('is refused with no token, an unknown one or an odd one, whatever the call', async () => {
    const teacherCalls = productCalls.filter(({ access, upload }) => access === 'teacher' && !upload)
    for (const { path } of teacherCalls)
      for (const odd of ['', 'unknown', `${school.token}x`, `Bearer ${school.token}`])
        expect(await school.app.send(path, {}, { token: odd })).toMatchObject({
          status: 401,
          code: 401,
          msg: '登录信息失效，请重新登录！',
        })
  })
})
