import { expect, it } from 'vitest'
import { makeRealisticBatch, makeRealisticStudent } from '../../../../test/make/realistic.ts'
import { checkFields, emptyFields, fieldsOf, requestOf } from './record-fields.ts'

const TODAY = '2026-11-20'
const fields = { ...emptyFields(TODAY), studentIds: ['s1', 's2'], type: 4 as const }

it('is complete after three taps: what was not said is what is usual', () => {
  expect(checkFields(fields, TODAY)).toEqual({})
  expect(requestOf('c1', fields)).toMatchObject({
    kind: 'practice',
    title: '实践 · 11月20日',
    text: '',
    minutes: null,
  })
})

it('takes its title from the sentence where there is none', () => {
  expect(requestOf('c1', { ...fields, text: '把电池单独收好\n交给物业' }).title).toBe('把电池单独收好')
  expect(requestOf('c1', { ...fields, text: '长'.repeat(40) }).title).toBe(`${'长'.repeat(29)}…`)
  // The half of a character would be refused.
  expect(requestOf('c1', { ...fields, text: `${'长'.repeat(28)}👏${'长'.repeat(9)}` }).title).toBe(
    `${'长'.repeat(28)}…`,
  )
  expect(requestOf('c1', { ...fields, title: ' 浇水 ', text: '别的' }).title).toBe('浇水')
  expect(requestOf('c1', { ...fields, text: '长'.repeat(30) }).title).toBe('长'.repeat(30))
  expect(requestOf('c1', { ...fields, text: ' \n 浇水 \n' })).toMatchObject({ title: '浇水', text: '浇水' })
})

it('sends the roles of those who are in it', () => {
  const roles = { s1: ' 小组长 ', s9: '走了' }
  expect(requestOf('c1', { ...fields, roles }).roles).toEqual([{ studentId: 's1', role: '小组长' }])
})

it('comes back as it was written, with the roles of those who have one', () => {
  const students = [
    makeRealisticStudent({ studentId: 's1', role: '组长' }),
    makeRealisticStudent({ studentId: 's2', role: '' }),
  ]

  expect(fieldsOf(makeRealisticBatch({ students, minutes: 40 }))).toMatchObject({
    minutes: '40',
    roles: { s1: '组长' },
  })
  expect(fieldsOf(makeRealisticBatch({ students, minutes: null }))).toMatchObject({ minutes: '' })
  expect(Object.keys(fieldsOf(makeRealisticBatch({ students })).roles)).toEqual(['s1'])
})

it('takes from one minute to a hundred hours, and says which day it wants', () => {
  for (const minutes of ['1', '6000']) expect(checkFields({ ...fields, minutes }, TODAY)).toEqual({})
  expect(checkFields({ ...fields, date: '' }, TODAY).date).toBe('请填写日期')
  expect(checkFields({ ...fields, date: '2026-11-21' }, TODAY).date).toBe('还没到这一天')
})

it.each([
  [{ studentIds: [] }, 'studentIds'],
  [{ type: null }, 'type'],
  [{ date: '' }, 'date'],
  [{ date: '2026-11-21' }, 'date'],
  [{ minutes: '0' }, 'minutes'],
  [{ minutes: '1.5' }, 'minutes'],
  [{ minutes: '6001' }, 'minutes'],
])('asks for what is wrong in %j', (typed, field) => {
  expect(Object.keys(checkFields({ ...fields, ...typed }, TODAY))).toEqual([field])
})
