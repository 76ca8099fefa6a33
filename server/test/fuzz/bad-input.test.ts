import { addClass, classList } from '@pinge/contract/classes.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import type { Endpoint } from '@pinge/contract/protocol/endpoint.ts'
import { MAX_BODY_BYTES } from '@pinge/contract/values/limits.ts'
import { passwordSignIn, register } from '@pinge/contract/sign-in.ts'
import { commentRecords } from '@pinge/contract/records.ts'
import { addStudents, studentList } from '@pinge/contract/students.ts'
import { readRoster } from '@pinge/contract/roster/roster.ts'
import { describe, expect, it } from 'vitest'
import { readAnswer, signedHeaders } from '../app.ts'
import {
  JSON_TYPE,
  commentBody,
  formType,
  post,
  signedComment,
  watchUntouchedSchool,
} from './untouched-school.ts'

const school = watchUntouchedSchool()

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
    ['a remark with half a character', { remark: '\ud83d' }, 400, '备注含有不能使用的字符'],
    ['a request id that is none', { requestId: 'again' }, 400, '请求编号格式不对'],
  ] as const)('is refused with %s', async (_, change, status, msg) => {
    const answer = await school.app.send(
      giveComment.path,
      { ...commentBody(school), ...change },
      { token: school.token },
    )

    expect(answer).toMatchObject({ status, code: status, msg, data: null })
  })

  it('is refused when one of the pupils is of another class, also of the same teacher', async () => {
    const other = await school.app.newClass(school.token, ['李一'])
    await school.remember()

    const ids = [...school.studentIds, ...other.studentIds]
    expect(
      await school.app.send(
        giveComment.path,
        { ...commentBody(school), studentIds: ids },
        { token: school.token },
      ),
    ).toMatchObject({
      status: 404,
      code: 404,
      msg: '学生不在该班级，请刷新后重试',
    })
  })

  it('is refused as too large with 10,000 real ids', async () => {
    const ids = Array.from({ length: 10_000 }, () => school.studentIds[0])
    expect(
      await school.app.send(
        giveComment.path,
        { ...commentBody(school), studentIds: ids },
        { token: school.token },
      ),
    ).toMatchObject({
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
    expect(await school.app.send(giveComment.path, null, { token: school.token, body })).toMatchObject({
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
    expect(await school.app.send(giveComment.path, null, { token: school.token, body })).toMatchObject({
      status: 400,
      code: 400,
      msg: '提交的内容的类型不对',
    })
  })

  it('is refused when it has more than 256 KB, and 1 MB as well', async () => {
    for (const size of [MAX_BODY_BYTES + 1, 1_048_576])
      expect(
        await school.app.send(giveComment.path, null, { token: school.token, body: bodyOf(size) }),
      ).toMatchObject({
        status: 413,
        code: 413,
        msg: '提交的内容太大，请分几次提交',
      })
    expect(
      (await school.app.send(classList.path, null, { token: school.token, body: bodyOf(MAX_BODY_BYTES) }))
        .code,
    ).toBe(200)
  })

  it('is refused in another content type than JSON', async () => {
    const body = JSON.stringify(commentBody(school))
    const types = [
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'text/json',
      'nonsense',
    ]
    for (const type of types)
      expect(
        await post(school.app, giveComment.path, body, {
          ...signedComment(school, body),
          'content-type': type,
        }),
      ).toMatchObject({
        status: 415,
        code: 415,
        msg: '请求的内容类型不对，请用 JSON 提交',
      })
  })

  it('is refused as a form where JSON is asked for', async () => {
    const headers = {
      ...signedHeaders(classList.path, null, school.app.time.now, { token: school.token }),
      ...formType('b'),
    }
    expect(await post(school.app, classList.path, '--b--\r\n', headers)).toMatchObject({
      status: 415,
      code: 415,
      msg: '请求的内容类型不对，请用 JSON 提交',
    })
  })

  it('may be missing where nothing is asked for', async () => {
    const headers = signedHeaders(classList.path, null, school.app.time.now, { token: school.token })
    expect((await post(school.app, classList.path, undefined, headers)).code).toBe(200)
  })

  it('may have no field of ours that is unknown, and any field on a call of the specification', async () => {
    const text = JSON.stringify({ className: '三班', __owner__: 1 })
    expect(await school.app.send(addClass.path, null, { token: school.token, body: text })).toMatchObject({
      status: 400,
      msg: '提交的内容里有不认识的字段：__owner__',
    })
    const listed = await school.app.send(
      studentList.path,
      { classId: school.classId, filter: true, page: 1 },
      { token: school.token },
    )
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
      expect(await school.app.send(endpoint.path, body, { token: school.token })).toMatchObject({
        status: 400,
        code: 400,
        msg,
      })
    },
  )

  it('is refused when its length is of a kind that cannot be compared', async () => {
    const answer = await school.app.send(
      studentList.path,
      { classId: { length: { toString: 1 } } },
      { token: school.token },
    )

    expect(answer).toMatchObject({ status: 400, msg: '提交的内容有误，请检查后重试' })
  })

  it('is told when the place to read on from is none', async () => {
    expect(
      await school.app.send(
        commentRecords.path,
        { classId: school.classId, cursor: 'x' },
        { token: school.token },
      ),
    ).toMatchObject({
      status: 400,
      msg: '翻页位置不对，请从第一页重新查看',
    })
  })
})

describe('a path', () => {
  it('that is not there is refused, and so is another method than POST', async () => {
    expect(await school.app.send('/api/nowhere', {}, { token: school.token })).toMatchObject({
      status: 404,
      code: 404,
      msg: '请求的地址不存在',
    })
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)
      expect(readAnswer(await school.app.server.inject({ method, url: giveComment.path }))).toMatchObject({
        status: 404,
        code: 404,
        msg: '请求的地址不存在，接口只接受 POST',
      })
  })

  it('that cannot be read is refused', async () => {
    for (const url of ['/%zz', '/api/%', `${giveComment.path}/%E0%A4`])
      expect(readAnswer(await school.app.server.inject({ method: 'POST', url }))).toMatchObject({
        status: 404,
        code: 404,
        msg: '请求的地址不存在',
      })
  })
})

describe('a roster file', () => {
  const send = (form: string, type: object = formType('b')) =>
    post(school.app, readRoster.path, form, {
      ...signedHeaders(readRoster.path, null, school.app.time.now, { token: school.token }),
      ...type,
    })

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
    const json = {
      ...JSON_TYPE,
      ...signedHeaders(readRoster.path, '{}', school.app.time.now, { token: school.token }),
    }
    expect(await post(school.app, readRoster.path, '{}', json)).toMatchObject({
      status: 415,
      code: 415,
      msg: '请用表单上传文件',
    })
  })
})

function part(name: string, fileName: string, content: string): string {
  return `--b\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\n\r\n${content}\r\n--b--\r\n`
}

/** A body of exactly so many bytes that every call would take. */
function bodyOf(bytes: number): string {
  return `{"x":"${'x'.repeat(bytes - 8)}"}`
}
