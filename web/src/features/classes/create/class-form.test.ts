import { expect, it } from 'vitest'
import {
  type ClassForm,
  emptyClassForm,
  gradesOf,
  isNameTaken,
  previewName,
  readClassForm,
} from './class-form.ts'

const filled = (typed: Partial<ClassForm>): ClassForm => ({ ...emptyClassForm(0), ...typed })

it('offers six grades in primary school and three in middle school', () => {
  expect(gradesOf('primary').map(({ name }) => name)).toEqual([
    '一年级',
    '二年级',
    '三年级',
    '四年级',
    '五年级',
    '六年级',
  ])
  expect(gradesOf('middle').map(({ grade }) => grade)).toEqual([7, 8, 9])
})

it('shows the name while it grows', () => {
  expect(previewName(filled({}))).toBe('')
  expect(previewName(filled({ grade: 3 }))).toBe('三年级')
  expect(previewName(filled({ grade: 3, classNumber: '２' }))).toBe('三年级(2)班')
  expect(previewName(filled({ isCustomize: true, customName: ' 合唱社团 ' }))).toBe('合唱社团')
})

it('makes a class with a standard name, or with the name that the teacher typed', () => {
  expect(readClassForm(filled({ grade: 3, classNumber: '12', classImg: '9002' }))).toEqual({
    className: '三年级(12)班',
    grade: 3,
    classImg: '9002',
    isCustomize: false,
  })
  expect(readClassForm(filled({ isCustomize: true, customName: '合唱社团' }))).toEqual({
    className: '合唱社团',
    classImg: '9000',
    isCustomize: true,
  })
})

it('says what is still missing, at its field', () => {
  expect(readClassForm(filled({}))).toEqual({ field: 'grade', message: '请选择年级' })
  expect(readClassForm(filled({ grade: 3 }))).toEqual({ field: 'classNumber', message: '请填写班号' })
  for (const classNumber of ['0', '100', '-1', '1.5', '二']) {
    expect(readClassForm(filled({ grade: 3, classNumber }))).toEqual({
      field: 'classNumber',
      message: '班号应为 1 到 99 的整数',
    })
  }
})

it('refuses a name of its own at its field', () => {
  expect(readClassForm(filled({ isCustomize: true, customName: '  ' }))).toEqual({
    field: 'customName',
    message: '请填写班级名称',
  })
})

it('notices a class of the same name however its brackets are written', () => {
  expect(isNameTaken('三年级(2)班', ['三年级(1)班', '三年级（2）班'])).toBe(true)
  expect(isNameTaken('三年级(2)班', ['三年级(3)班'])).toBe(false)
  expect(isNameTaken('', [''])).toBe(false)
})

it('begins with a cover that the last classes do not have', () => {
  expect([0, 1, 4, 5].map((count) => emptyClassForm(count).classImg)).toEqual([
    '9000',
    '9001',
    '9004',
    '9000',
  ])
})
