import { expect, it } from 'vitest'
import { exampleRow } from './example-row.ts'
import { faultyFields } from './faulty-fields.ts'

it('knows which cells of a row are wrong', () => {
  expect([...faultyFields(exampleRow())]).toEqual([])
  expect([...faultyFields(exampleRow({ username: '' }))]).toEqual(['username'])
  expect([
    ...faultyFields(exampleRow({ gender: '南', birthday: '2017-02-30', guardianTel: '12345' })),
  ]).toEqual(['gender', 'birthday', 'guardianTel'])
})
