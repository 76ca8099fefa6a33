import { addClass, classList } from '@pinge/contract/classes.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import type { Endpoint } from '@pinge/contract/protocol/endpoint.ts'
import { MAX_BODY_BYTES } from '@pinge/contract/values/limits.ts'
import { passwordSignIn, register } from '@pinge/contract/sign-in.ts'
import { productCalls } from '@pinge/contract/product-calls.ts'
import { commentRecords } from '@pinge/contract/records.ts'
import { MAX_CLOCK_SKEW_MS } from '@pinge/contract/protocol/signing.ts'
import { siteDetail } from '@pinge/contract/site.ts'
import { addStudents, studentList } from '@pinge/contract/students.ts'
import { readRoster } from '@pinge/contract/roster/roster.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readAnswer, signedHeaders, startTestApp, type TestApp } from '../app.ts'

const JSON_TYPE = { 'content-type': 'application/json' }

let app: TestApp
let token: string
let classId: string
let studentIds: string[]
let before: object
beforeEach(async () => {
  app = await startTestApp()
  token = (await app.newTeacher()).accessToken
  ;({ classId, studentIds } = await app.newClass(token))
  before = await everyRow()
})
afterEach(async () => {
  // Whatever was refused has written nothing.
  expect(await everyRow()).toEqual(before)
  await app.close()
})

async function everyRow(): Promise<object> {
  const { read } = app.database
  return {
    teachers: await read.selectFrom('teachers').selectAll().orderBy('id').execute(),
    sessions: await read.selectFrom('sessions').selectAll().orderBy('id').execute(),
    classes: await read.selectFrom('classes').selectAll().orderBy('id').execute(),
    students: await read.selectFrom('students').selectAll().orderBy('id').execute(),
    ledger: await read.selectFrom('ledger').selectAll().orderBy('id').execute(),
    requests: await read.selectFrom('requests').selectAll().orderBy('requestId').execute(),
  }
}

const comment = () => ({ classId, itemId: 's1-01', studentIds })

/** Sends a body as it stands, rightly signed unless the headers say otherwise. */
async function post(path: string, payload: string | undefined, headers: Record<string, string>) {
  return readAnswer(
    await app.server.inject({ method: 'POST', url: path, headers, ...(payload && { payload }) }),
  )
}

const signedComment = (body: string) => ({
  ...JSON_TYPE,
  ...signedHeaders(giveComment.path, body, app.time.now, { token }),
})

describe('a call that is not rightly signed', () => {
  it('is refused without a signature, whatever the call', async () => {
    for (const { path, upload } of productCalls)
      expect(await post(path, upload ? '--b--\r\n' : '{}', upload ? formType('b') : JSON_TYPE)).toMatchObject(
        {
          status: 400,
          code: 400,
          msg: '应用标识不正确，请刷新页面后重试',
          data: null,
        },
      )
  })

  it('is refused without one of the headers', async () => {
    for (const name of ['ts', 'rs', 'contentMd5', 'sign']) {
      const { [name]: _, ...headers } = signedComment('{}') as Record<string, string>
      expect(await post(giveComment.path, '{}', headers)).toMatchObject({
        status: 400,
        msg: '请求缺少签名信息，请刷新页面后重试',
      })
    }
  })

  it('is refused when it was signed with another key, for another path, body, time or token', async () => {
    const body = JSON.stringify(comment())
    const right = signedComment(body)
    const now = app.time.now
    const wrong: Record<string, string>[] = [
      { ...right, ...signedHeaders(giveComment.path, body, now, { token, signingKey: 'another-key' }) },
      { ...right, ...signedHeaders(studentList.path, body, now, { token }) },
      { ...right, ...signedHeaders(giveComment.path, `${body} `, now, { token }) },
      { ...right, ts: String(now + 1) },
      { ...right, rs: 'x'.repeat(32) },
      { ...right, authorization: 'another-token' },
      { ...right, sign: right.sign.toUpperCase() },
      { ...right, sign: right.sign.slice(1) },
    ]
    for (const headers of wrong)
      expect(await post(giveComment.path, body, headers)).toMatchObject({
        status: 400,
        code: 400,
        msg: '签名不正确，请刷新页面后重试',
      })
  })

  it('is refused for an unknown application', async () => {
    expect(await app.send(giveComment.path, comment(), { token, appKey: 'somebody' })).toMatchObject({
      status: 400,
      msg: '应用标识不正确，请刷新页面后重试',
    })
  })

  it('is refused more than five minutes off, and told what time it is', async () => {
    for (const ts of [
      app.time.now - MAX_CLOCK_SKEW_MS - 1,
      app.time.now + MAX_CLOCK_SKEW_MS + 1,
      Number.NaN,
      -1,
    ])
      expect(await app.send(giveComment.path, comment(), { token, ts })).toMatchObject({
        status: 400,
        code: 400,
        msg: '设备时间与服务器相差太多，请校准时间后重试',
        data: { serverTime: app.time.now },
      })
  })

  it('is refused from before the start of the server, whose memory does not reach back', async () => {
    expect(await app.send(siteDetail.path, {}, { ts: app.time.now - 1 })).toMatchObject({
      status: 400,
      msg: '设备时间与服务器相差太多，请校准时间后重试',
    })
    app.time.now += MAX_CLOCK_SKEW_MS
    expect((await app.send(siteDetail.path, {}, { ts: app.time.now - MAX_CLOCK_SKEW_MS })).code).toBe(200)
  })

  it('is refused the second time', async () => {
    const rs = 'r'.repeat(32)
    expect((await app.send(siteDetail.path, {}, { rs })).code).toBe(200)
    expect(await app.send(siteDetail.path, {}, { rs })).toMatchObject({
      status: 400,
      code: 400,
      msg: '这个请求已经处理过，请重新操作',
    })
  })

  it('does not use up the random string of the right one', async () => {
    const rs = 's'.repeat(32)
    await app.send(siteDetail.path, {}, { rs, signingKey: 'another-key' })
    await app.send(siteDetail.path, {}, { rs, ts: app.time.now - 1 })

    expect((await app.send(siteDetail.path, {}, { rs })).code).toBe(200)
  })

  it('is refused with a random string that is none', async () => {
    for (const rs of ['short', 'x'.repeat(33), `${'x'.repeat(31)}-`])
      expect(await app.send(siteDetail.path, {}, { rs })).toMatchObject({
        status: 400,
        msg: '请求缺少签名信息，请刷新页面后重试',
      })
  })

  it('hears of its first fault in the order of the protocol', async () => {
    const stale = app.time.now - MAX_CLOCK_SKEW_MS - 1
    const rs = 'q'.repeat(32)
    const faults = [
      { appKey: 'somebody', signingKey: 'another-key', ts: stale },
      { signingKey: 'another-key', ts: stale },
      { ts: stale },
      { rs, token: 'unknown' },
      { rs, token: 'unknown' },
      { token: 'unknown' },
      { token },
    ]
    const messages: string[] = []
    for (const fault of faults) messages.push((await app.send(giveComment.path, { classId: '' }, fault)).msg)

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
      for (const odd of ['', 'unknown', `${token}x`, `Bearer ${token}`])
        expect(await app.send(path, {}, { token: odd })).toMatchObject({
          status: 401,
          code: 401,
          msg: '登录信息失效，请重新登录！',
        })
  })
})

describe('a comment', () => {
  it.each([
    ['no class id', { classId: undefined }, 400, '班级id不能为空'],
    ['null for a class id', { classId: null }, 400, '班级id不能为空'],
    ['an empty class id', { classId: '' }, 400, '班级id不能为空'],
    ['a number for a class id', { classId: 7 }, 400, '班级id的类型不对'],
    ['a class id with odd characters', { classId: "1' or '1'='1" }, 400, '班级id格式不对'],
    ['a class that is not there', { classId: 'nowhere' }, 404, '班级不存在，或者你不在这个班级里'],
    ['an empty item', { itemId: '' }, 400, '点评项不能为空'],
    ['an unknown item', { itemId: 's9-99' }, 404, '点评项不存在，请刷新后重试'],
    ['an item named like a prototype', { itemId: '__proto__' }, 404, '点评项不存在，请刷新后重试'],
    ['no pupils', { studentIds: [] }, 400, '学生不能为空'],
    ['pupils that are no list', { studentIds: 'all' }, 400, '学生的类型不对'],
    ['a pupil that is no id', { studentIds: [{}] }, 400, '第 1 项的学生的类型不对'],
    ['a pupil whose id holds NUL', { studentIds: ['a\u0000'] }, 400, '第 1 项的学生格式不对'],
    ['an unknown pupil', { studentIds: ['no-student'] }, 404, '学生不在该班级，请刷新后重试'],
    ['201 pupils', { studentIds: Array(201).fill('s') }, 400, '学生一次不能超过 200 个'],
    [
      '10,000 pupils',
      { studentIds: Array.from({ length: 10_000 }, (_, i) => `s${i}`) },
      400,
      '学生一次不能超过 200 个',
    ],
    ['a remark that is too long', { remark: '好'.repeat(201) }, 400, '备注不能超过 200 个字'],
    ['a remark with half a character', { remark: '\ud83d' }, 400, '备注格式不对'],
    ['a request id that is none', { requestId: 'again' }, 400, '请求编号格式不对'],
  ] as const)('is refused with %s', async (_, change, status, msg) => {
    const answer = await app.send(giveComment.path, { ...comment(), ...change }, { token })

    expect(answer).toMatchObject({ status, code: status, msg, data: null })
  })

  it('is refused when one of the pupils is of another class, also of the same teacher', async () => {
    const other = await app.newClass(token, ['李一'])
    before = await everyRow()

    const ids = [...studentIds, ...other.studentIds]
    expect(await app.send(giveComment.path, { ...comment(), studentIds: ids }, { token })).toMatchObject({
      status: 404,
      code: 404,
      msg: '学生不在该班级，请刷新后重试',
    })
  })

  it('is refused as too large with 10,000 real ids', async () => {
    const ids = Array.from({ length: 10_000 }, () => studentIds[0])
    expect(await app.send(giveComment.path, { ...comment(), studentIds: ids }, { token })).toMatchObject({
      status: 413,
      code: 413,
      msg: '提交的内容太大，请分几次提交',
    })
  })
})

describe('a body', () => {
  it.each([
    ['is cut off', '{"classId":'],
    ['is no JSON', 'classId=1'],
    ['is two values', '{}{}'],
    ['begins with a byte order mark', '\ufeff{}'],
  ])('is refused when it %s', async (_, body) => {
    expect(await app.send(giveComment.path, null, { token, body })).toMatchObject({
      status: 400,
      code: 400,
      msg: '请求内容不是正确的 JSON，请检查后重试',
    })
  })

  it.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['a number', '1e999'],
    ['a hundred thousand brackets', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ])('is refused when it is %s', async (_, body) => {
    expect(await app.send(giveComment.path, null, { token, body })).toMatchObject({
      status: 400,
      code: 400,
      msg: '提交的内容的类型不对',
    })
  })

  it('is refused when it has more than 256 KB, and 1 MB as well', async () => {
    for (const size of [MAX_BODY_BYTES + 1, 1_048_576])
      expect(await app.send(giveComment.path, null, { token, body: bodyOf(size) })).toMatchObject({
        status: 413,
        code: 413,
        msg: '提交的内容太大，请分几次提交',
      })
    expect((await app.send(classList.path, null, { token, body: bodyOf(MAX_BODY_BYTES) })).code).toBe(200)
  })

  it('is refused in another content type than JSON', async () => {
    const body = JSON.stringify(comment())
    const types = [
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'text/json',
      'nonsense',
    ]
    for (const type of types)
      expect(
        await post(giveComment.path, body, { ...signedComment(body), 'content-type': type }),
      ).toMatchObject({
        status: 415,
        code: 415,
        msg: '请求的内容类型不对，请用 JSON 提交',
      })
  })

  it('is refused as a form where JSON is asked for', async () => {
    const headers = { ...signedHeaders(classList.path, null, app.time.now, { token }), ...formType('b') }
    expect(await post(classList.path, '--b--\r\n', headers)).toMatchObject({
      status: 415,
      code: 415,
      msg: '请求的内容类型不对，请用 JSON 提交',
    })
  })

  it('may be missing where nothing is asked for', async () => {
    const headers = signedHeaders(classList.path, null, app.time.now, { token })
    expect((await post(classList.path, undefined, headers)).code).toBe(200)
  })

  it('may have no field of ours that is unknown, and any field on a call of the specification', async () => {
    const text = JSON.stringify({ className: '三班', __owner__: 1 })
    expect(await app.send(addClass.path, null, { token, body: text })).toMatchObject({
      status: 400,
      msg: '提交的内容里有不认识的字段：__owner__',
    })
    const listed = await app.send(studentList.path, { classId, filter: true, page: 1 }, { token })
    expect(listed.code).toBe(200)
  })
})

describe('a field of the wrong type', () => {
  const cases: [Endpoint, object, string][] = [
    [passwordSignIn, { tel: 13_800_000_001, password: 'x' }, '手机号的类型不对'],
    [passwordSignIn, { tel: '138', password: 'x' }, '手机号应为 11 位手机号'],
    [passwordSignIn, { tel: '13800000001', password: 'morning-sun' }, '密码格式不对'],
    [
      register,
      { tel: '13900000001', password: 'a'.repeat(64), nickname: '\u0000' },
      '称呼含有不能使用的字符',
    ],
    [addClass, { className: ['三班'] }, '班级名称的类型不对'],
    [addClass, { className: '三班', grade: 1.5 }, '年级的类型不对'],
    [addClass, { className: '三班', grade: 10 }, '年级不能大于 9'],
    [addClass, { className: '三班', isCustomize: 'yes' }, '是否自定义名称的类型不对'],
    [addStudents, { classId: 'c', students: {} }, '学生名单的类型不对'],
    [addStudents, { classId: 'c', students: [null] }, '第 1 项的学生名单的类型不对'],
    [commentRecords, { classId: 'c', from: -1 }, '开始时间不能小于 0'],
    [commentRecords, { classId: 'c', limit: 101 }, '每页数量不能大于 100'],
    [commentRecords, { classId: 'c', type: 6 }, '品质不在可选范围内'],
    [commentRecords, { classId: 'c', cursor: "' or 1" }, '翻页位置格式不对'],
  ]
  it.each(cases.map(([endpoint, body, msg]) => [msg, endpoint, body] as const))(
    'is told: %s',
    async (msg, endpoint, body) => {
      expect(await app.send(endpoint.path, body, { token })).toMatchObject({ status: 400, code: 400, msg })
    },
  )

  it('is refused when its length is of a kind that cannot be compared', async () => {
    const answer = await app.send(studentList.path, { classId: { length: { toString: 1 } } }, { token })

    expect(answer).toMatchObject({ status: 400, msg: '提交的内容有误，请检查后重试' })
  })

  it('is told when the place to read on from is none', async () => {
    expect(await app.send(commentRecords.path, { classId, cursor: 'x' }, { token })).toMatchObject({
      status: 400,
      msg: '翻页位置不对，请从第一页重新查看',
    })
  })
})

describe('a path', () => {
  it('that is not there is refused, and so is another method than POST', async () => {
    expect(await app.send('/api/nowhere', {}, { token })).toMatchObject({
      status: 404,
      code: 404,
      msg: '请求的地址不存在',
    })
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)
      expect(readAnswer(await app.server.inject({ method, url: giveComment.path }))).toMatchObject({
        status: 404,
        code: 404,
        msg: '请求的地址不存在，接口只接受 POST',
      })
  })

  it('that cannot be read is refused', async () => {
    for (const url of ['/%zz', '/api/%', `${giveComment.path}/%E0%A4`])
      expect(readAnswer(await app.server.inject({ method: 'POST', url }))).toMatchObject({
        status: 404,
        code: 404,
        msg: '请求的地址不存在',
      })
  })
})

describe('a roster file', () => {
  const send = (form: string, type: object = formType('b')) =>
    post(readRoster.path, form, { ...signedHeaders(readRoster.path, null, app.time.now, { token }), ...type })

  it.each([
    ['nothing at all', '--b--\r\n', 400, '请选择一个名单文件'],
    ['another field', part('picture', 'a.csv', '姓名\n'), 400, '请选择一个名单文件'],
    ['an empty file', part('file', 'a.csv', ''), 400, '名单里没有找到学生姓名，请检查文件内容'],
    ['a program', part('file', 'a.exe', 'MZ'), 415, '只能上传 .xlsx 或 .csv 名单文件'],
    [
      'a form that is cut off',
      part('file', 'a.csv', '姓名\n').slice(0, -6),
      400,
      '上传的表单不完整，请重新选择文件上传',
    ],
    ['bytes that are no form', '-', 400, '上传的表单不完整，请重新选择文件上传'],
    [
      'more than 5 MB',
      part('file', 'a.csv', 'x'.repeat(5 * 1024 * 1024 + 1)),
      413,
      '名单文件超过 5 MB，请拆分后再上传',
    ],
    [
      'a field named like a prototype',
      part('__proto__', 'a.csv', '姓名\n'),
      400,
      '提交的内容有误，请检查后重试',
    ],
  ] as const)('is refused when it is %s', async (_, form, status, msg) => {
    expect(await send(form)).toMatchObject({ status, code: status, msg })
  })

  it('is refused outside a form', async () => {
    const json = { ...JSON_TYPE, ...signedHeaders(readRoster.path, '{}', app.time.now, { token }) }
    expect(await post(readRoster.path, '{}', json)).toMatchObject({
      status: 415,
      code: 415,
      msg: '请用表单上传文件',
    })
  })
})

function formType(boundary: string) {
  return { 'content-type': `multipart/form-data; boundary=${boundary}` }
}

function part(name: string, fileName: string, content: string): string {
  return `--b\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\n\r\n${content}\r\n--b--\r\n`
}

/** A body of exactly so many bytes that every call would take. */
function bodyOf(bytes: number): string {
  return `{"x":"${'x'.repeat(bytes - 8)}"}`
}
