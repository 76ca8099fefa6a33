import { expect, it } from 'vitest'
import { hasProblem } from '../../shared/form/form-problems.ts'
import { checkAuthentication, fieldsOf, handedInBy } from './authentication-form.ts'

const nothing = { school: '', subject: '', certificateUrl: '' }
const whole = { school: '育才小学', subject: '语文', certificateUrl: '/files/certificate/1.png' }

it('names everything that is missing, and nothing else', () => {
  expect(checkAuthentication(fieldsOf(nothing))).toEqual({
    school: '请填写学校',
    listed: '请选择学科',
    other: false,
    certificateUrl: '请上传教师资格证的照片',
  })
  expect(hasProblem(checkAuthentication(fieldsOf(whole)))).toBe(false)
  expect(checkAuthentication({ ...fieldsOf(whole), listed: 'other', other: ' ' })).toMatchObject({
    listed: false,
    other: '请填写学科',
  })
})

it('keeps a subject that is not listed as it was written', () => {
  const chess = { ...whole, subject: '国际象棋' }

  expect(handedInBy(fieldsOf(chess))).toEqual(chess)
  expect(handedInBy(fieldsOf(whole))).toEqual(whole)
})
