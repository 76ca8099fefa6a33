import { describe, expect, it } from 'vitest'
import { makeInformation } from '../../../test/make/student.ts'
import { nextSort, showStudents, type Sort, type View } from './show-students.ts'

const withTel = [{ id: 'g1', name: '陈父', relation: '父亲', tel: '139****0002' }] as never
const students = [
  makeInformation({ id: 'mei', username: '陈梅', pinyinInitials: 'cm', stuNo: '10', guardians: withTel }),
  makeInformation({ id: 'tao', username: '李涛', pinyinInitials: 'lt', stuNo: '2' }),
  makeInformation({ id: 'yu', username: '王雨', pinyinInitials: 'wy', stuNo: '' }),
  makeInformation({ id: 'gone', username: '赵航', pinyinInitials: 'zh', stuNo: '3', leftAt: 1 }),
]
const ids = (said: { view?: View; sort?: Sort; search?: string }) =>
  showStudents(students, { view: 'present', sort: null, search: '', ...said }).map(({ id }) => id)

describe('who stands in the table', () => {
  it('are those in the class, those who left, or those without any phone', () => {
    expect(ids({})).toEqual(['mei', 'tao', 'yu'])
    expect(ids({ view: 'left' })).toEqual(['gone'])
    expect(ids({ view: 'noTel' })).toEqual(['tao', 'yu'])
  })

  it('are found by name, by initials and by number', () => {
    expect([ids({ search: '涛' }), ids({ search: 'WY' }), ids({ search: '10' })]).toEqual([
      ['tao'],
      ['yu'],
      ['mei'],
    ])
    expect(ids({ search: '赵' })).toEqual([])
  })
})

describe('the order of the table', () => {
  it('is by numbers as numbers, and who has none comes last both ways', () => {
    expect(ids({ sort: { key: 'stuNo', isUp: true } })).toEqual(['tao', 'mei', 'yu'])
    expect(ids({ sort: { key: 'stuNo', isUp: false } })).toEqual(['mei', 'tao', 'yu'])
    const mixed = ['', '3', '', '1', '2'].map((stuNo, at) => makeInformation({ id: `${at}`, stuNo }))
    const order = (isUp: boolean) =>
      showStudents(mixed, { view: 'present', sort: { key: 'stuNo', isUp }, search: '' }).map(
        ({ stuNo }) => stuNo,
      )
    expect([order(true), order(false)]).toEqual([
      ['1', '2', '3', '', ''],
      ['3', '2', '1', '', ''],
    ])
  })

  it('of names is that of their letters, or turned about', () => {
    expect(ids({ sort: { key: 'username', isUp: true } })).toEqual(['mei', 'tao', 'yu'])
    expect(ids({ sort: { key: 'username', isUp: false } })).toEqual(['yu', 'tao', 'mei'])
  })

  it('goes up, down and away with the clicks on a head', () => {
    const up = nextSort(null, 'stuNo')
    const down = nextSort(up, 'stuNo')

    expect([up, down, nextSort(down, 'stuNo')]).toEqual([
      { key: 'stuNo', isUp: true },
      { key: 'stuNo', isUp: false },
      null,
    ])
    expect(nextSort(down, 'gender')).toEqual({ key: 'gender', isUp: true })
  })
})
