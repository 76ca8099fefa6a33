import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { formatIssue } from './format-issue.ts'
import { addClass } from '../classes.ts'
import { MAX_STUDENTS_PER_CLASS } from '../values/limits.ts'
import { giveComment, undoComment } from '../comments.ts'
import { passwordSignIn } from '../sign-in.ts'
import { updateInformation } from '../student-information.ts'
import { addStudents } from '../students.ts'
import { deleteItem } from '../comment-items.ts'
import { qrLoginResult } from '../qr-sign-in.ts'
import { productCalls } from '../product-calls.ts'
import { trainingCalls } from '../training/training-calls.ts'
import type { Endpoint } from './endpoint.ts'

function refusalOf(endpoint: Endpoint, body: unknown): string {
  const parsed = z.safeParse(endpoint.request, body, { reportInput: true })
  return parsed.success ? '' : formatIssue(endpoint, parsed.error.issues[0]).message
}

it('says that the class id is missing, in the words of the specification', () => {
  for (const classId of [undefined, null, ''])
    expect(refusalOf(giveComment, { classId, itemId: 'i', studentIds: ['s'] })).toBe('班级id不能为空')
})

it('names the field that is wrong as the teacher knows it', () => {
  expect(refusalOf(passwordSignIn, { tel: '1380000', password: 'a'.repeat(64) })).toBe(
    '手机号应为 11 位手机号',
  )
  expect(refusalOf(passwordSignIn, { tel: 13800000000, password: 'a'.repeat(64) })).toBe('手机号的类型不对')
  expect(refusalOf(addClass, { className: '' })).toBe('班级名称不能为空')
  expect(refusalOf(addClass, { className: '班'.repeat(21) })).toBe('班级名称不能超过 20 个字')
  expect(refusalOf(addClass, { className: '三班', classImg: '8000' })).toBe('班级封面格式不对')
  expect(refusalOf(giveComment, { classId: 'c', itemId: 'i', studentIds: [] })).toBe('学生不能为空')
  const tooMany = Array.from({ length: MAX_STUDENTS_PER_CLASS + 1 }, (_, at) => `s${at}`)
  expect(refusalOf(giveComment, { classId: 'c', itemId: 'i', studentIds: tooMany })).toBe(
    `学生一次不能超过 ${MAX_STUDENTS_PER_CLASS} 个`,
  )
})

it('says which pupil of a list is wrong', () => {
  const students = [{ username: '王浩然' }, { username: '' }]
  expect(refusalOf(addStudents, { classId: 'c', students })).toBe('第 2 项的学生姓名不能为空')
  expect(
    refusalOf(addStudents, { classId: 'c', students: [{ username: '王', birthday: '2017-02-30' }] }),
  ).toBe('第 1 项的出生日期应为真实的日期，如 2017-03-05')
  expect(
    refusalOf(addStudents, { classId: 'c', students: [{ username: '王', birthday: '2099-03-05' }] }),
  ).toBe('第 1 项的出生日期应为真实的日期，如 2017-03-05')
})

it('names what is wrong of a guardian as the guardian’s', () => {
  const students = [{ username: '王浩然', guardians: [{ name: '王'.repeat(21), tel: '1' }] }]
  expect(refusalOf(addStudents, { classId: 'c', students })).toBe('第 1 项的家长姓名不能超过 20 个字')
  students[0]?.guardians.splice(0, 1, { name: '王强', tel: '1' })
  expect(refusalOf(addStudents, { classId: 'c', students })).toBe('第 1 项的家长电话应为 11 位手机号')
})

it('says what is wrong with a text that may be empty, too', () => {
  const guardian = (edit: object) => ({
    classId: 'c',
    edits: [{ id: 's', guardians: [{ position: 1, ...edit }] }],
  })
  expect(refusalOf(updateInformation, guardian({ tel: '123' }))).toBe('第 1 项的家长电话应为 11 位手机号')
  expect(refusalOf(updateInformation, guardian({ name: '王'.repeat(21) }))).toBe(
    '第 1 项的家长姓名不能超过 20 个字',
  )
  expect(refusalOf(updateInformation, guardian({ tel: '' }))).toBe('')
})

it('says of every text that it holds what cannot be stored', () => {
  const comment = { classId: 'c', itemId: 'i', studentIds: ['s'] }
  expect(refusalOf(giveComment, { ...comment, remark: '很\u0007好' })).toBe('备注含有不能使用的字符')
  expect(refusalOf(giveComment, { ...comment, itemId: undefined, name: '很\t好', score: 1 })).toBe(
    '名称含有不能使用的字符',
  )
  expect(refusalOf(addClass, { className: '三\t班' })).toBe('班级名称含有不能使用的字符')
})

it('refuses an unknown field on our own calls and ignores it on those of the specification', () => {
  expect(refusalOf(undoComment, { classId: 'c', batchId: 'b', extra: 1 })).toBe(
    '提交的内容里有不认识的字段：extra',
  )
  expect(refusalOf(undoComment, { classId: 'c', batchId: 'b', one: 1, two: 2, three: 3, four: 4 })).toBe(
    '提交的内容里有不认识的字段：one、two、three',
  )
  expect(refusalOf(giveComment, { classId: 'c', itemId: 'i', studentIds: ['s'], extra: 1 })).toBe('')
})

it('names what a call is about by that call', () => {
  expect(refusalOf(deleteItem, {})).toBe('点评项不能为空')
  expect(refusalOf(qrLoginResult, { key: '', loginType: 3 })).toBe('')
  expect(refusalOf(qrLoginResult, { key: 'k'.repeat(201), loginType: 3 })).toBe('二维码不能超过 200 个字')
})

it('has a Chinese name for every field of every call, also of those in its lists', () => {
  const nameless = [...productCalls, ...trainingCalls].flatMap((call) =>
    [...fieldsOf(z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' }))].filter((field) => {
      const issue: z.core.$ZodIssueCustom = { code: 'custom', path: [field], message: '', input: 0 }
      return formatIssue(call, issue).message.startsWith('提交的内容')
    }),
  )

  expect(nameless).toEqual([])
})

/** The names of all fields that a body may have, at whatever depth. */
function fieldsOf(schema: unknown): Set<string> {
  if (typeof schema !== 'object' || schema === null) return new Set()
  const own = 'properties' in schema ? Object.keys(schema.properties ?? {}) : []
  return new Set([...own, ...Object.values(schema).flatMap((part) => [...fieldsOf(part)])])
}
