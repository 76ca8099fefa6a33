import { expect, it } from 'vitest'
import { Refusal } from '../../shared/api/failure/refusal.ts'
import { differences, factsOf, findStaleFacts, formOf, isChanged, mergeFacts } from './class-edit-form.ts'

const facts = {
  className: '三年级(2)班',
  classImg: '9000',
  grade: 3,
  school: '实验小学',
  headTeacher: '',
  isCustomize: false,
  version: 4,
}

it('has nothing to save until something is written, and a space is nothing', () => {
  expect(isChanged(formOf(facts), facts)).toBe(false)
  expect(isChanged({ ...formOf(facts), school: '实验小学 ' }, facts)).toBe(false)
  expect(isChanged({ ...formOf(facts), headTeacher: '王老师' }, facts)).toBe(true)
})

it('knows a name that is made from its grade and number from one that was thought of', () => {
  const write = (className: string, grade: string) => factsOf({ ...formOf(facts), className, grade })

  expect(write('三年级(2)班', '3').isCustomize).toBe(false)
  expect(write('三年级（12）班', '3').isCustomize).toBe(false)
  expect(write('三年级(2)班', '4').isCustomize).toBe(true)
  expect(write('小树苗班', '')).toMatchObject({ isCustomize: true, grade: null })
})

it('puts both versions beside each other where they differ', () => {
  const mine = factsOf({ ...formOf(facts), className: '三年级(4)班', grade: '' })

  expect(differences(mine, { ...facts, headTeacher: '李老师' })).toEqual([
    { label: '班级名称', mine: '三年级(4)班', theirs: '三年级(2)班' },
    { label: '年级', mine: '不设年级', theirs: '三年级' },
    { label: '班主任', mine: '（空）', theirs: '李老师' },
  ])
})

it('puts a grade that was saved elsewhere together with the name that was written for it', () => {
  const mine = { ...formOf(facts), className: '四年级(2)班', school: '实验小学 ' }
  const merged = mergeFacts(facts, mine, { ...facts, grade: 4, school: '第一小学', version: 5 })

  expect(factsOf(merged)).toMatchObject({
    className: '四年级(2)班',
    grade: 4,
    school: '第一小学',
    isCustomize: false,
  })
})

it('finds what a colleague saved meanwhile, and nothing in any other refusal', () => {
  const theirs = { ...facts, className: '三年级(4)班', version: 5 }

  expect(findStaleFacts(new Refusal(409, '班级信息刚刚改过', { current: theirs, sent: {} }))).toEqual(theirs)
  expect(findStaleFacts(new Refusal(403, '只有班级创建者可以这样做'))).toBeUndefined()
  expect(findStaleFacts(new TypeError('no network'))).toBeUndefined()
})
