import type { HealthItem } from '@pinge/contract/archives/health.ts'
import { describe, expect, it } from 'vitest'
import type { Values } from '../../../shared/sheet/sheet-types.ts'
import { healthColumns, type FitnessRow } from './health-columns.ts'

const items: HealthItem[] = ['height', 'weight', 'vitalCapacity', 'run50', 'sitReach', 'ropeSkip', 'sitUp']
const mei: FitnessRow = { id: 'mei', name: '陈梅', number: '', gender: 'female', cells: {} }
const sheet = { items, grade: 3, standardName: '国家学生体质健康标准', customAsideName: '' }
const columns = healthColumns(sheet)

function shown(key: string, values: Values, row = mei, among = columns) {
  const column = among.find((one) => one.key === key)
  return column?.show?.(values[key] ?? null, row, values)
}

const whole: Values = {
  height: 130,
  weight: 27,
  vitalCapacity: 1_500,
  run50: 10,
  sitReach: 12,
  ropeSkip: 120,
  sitUp: 40,
}

describe('the columns of fitness', () => {
  it('are what the grade measures, with short names and units, and then the totals', () => {
    expect(columns.map(({ title }) => title)).toEqual([
      '身高 cm',
      '体重 kg',
      '肺活量 mL',
      '50米跑 秒',
      '坐位体前屈 cm',
      '跳绳 次',
      '仰卧起坐 次',
      'BMI',
      '标准分',
      '加分',
      '总分',
    ])
  })

  it('hold no totals for a grade without a standard, and the class’s own column at the end', () => {
    const own = healthColumns({ ...sheet, standardName: null, customAsideName: '备注' })

    expect(own.map(({ title }) => title).slice(-2)).toEqual(['仰卧起坐 次', '备注'])
  })

  it('that are totals are never written in', () => {
    const written = columns.filter(({ read }) => read !== undefined).map(({ key }) => key)

    expect(written).toEqual(items)
  })
})

describe('a measurement', () => {
  it('stands with its score, and says what is missing for the next level', () => {
    const run = shown('run50', whole)

    expect(run).toMatchObject({ text: '10.0', note: expect.stringMatching(/^\d+ (优秀|良好|及格)$/u) })
    if (run?.note?.endsWith('优秀') === false) expect(run.hint).toMatch(/^差 [\d.]+ 秒到(优秀|良好)$/u)
  })

  it('of a pupil whose gender is not known has no score', () => {
    expect(shown('run50', whole, { ...mei, gender: null })).toEqual({ text: '10.0' })
  })

  it('of height and weight has no score of its own', () => {
    expect(shown('height', whole)).toEqual({ text: '130' })
    expect(shown('bmi', whole)).toMatchObject({ text: '16.0', note: '100 正常' })
  })

  it.each([
    [20, '80 低体重'],
    [33, '80 超重'],
    [42, '60 肥胖'],
  ])('of a body of %s kg has the words of the national form, and never 良好 or 及格', (weight, note) => {
    expect(shown('bmi', { ...whole, weight })).toMatchObject({ note })
  })

  it('and a total stand with their tenth, also where it is a nought', () => {
    // Nothing but whole scores: 100 in all of them.
    const best = { ...whole, vitalCapacity: 1_800, run50: 9.2, sitReach: 20, ropeSkip: 139, sitUp: 46 }

    expect(shown('standard', best)).toEqual({ text: '100.0' })
    expect(shown('total', best)).toMatchObject({ text: '100.0', note: '优秀' })
    expect(shown('bonus', best)).toEqual({ text: '0' })
  })

  it('that lacks a few hundredths of a second says so, and not that nothing is missing', () => {
    expect(shown('run50', { ...whole, run50: 9.44 })).toMatchObject({ hint: '差 0.04 秒到优秀' })
  })

  it('that a pupil is excused from says so', () => {
    expect(shown('ropeSkip', { ...whole, ropeSkip: 'exempt' })).toEqual({ text: '免测' })
  })

  it('of weak eyes is told beside it, and of good ones nothing', () => {
    const eyes = healthColumns({ ...sheet, items: ['visionLeft', 'visionRight'] })

    expect(shown('visionLeft', { visionLeft: 4.6 }, mei, eyes)).toEqual({
      text: '4.6',
      note: '视力低下',
      tone: 'low',
    })
    expect(shown('visionRight', { visionRight: 5 }, mei, eyes)).toEqual({ text: '5.0' })
  })
})

describe('the total', () => {
  it('stands with its level once all is measured', () => {
    const total = shown('total', whole)

    expect(Number(total?.text)).toBeGreaterThan(0)
    expect(total?.note).toMatch(/^(优秀|良好|及格|待提高)$/u)
  })

  it('says what is still to be measured, and who is excused from what', () => {
    const total = shown('total', { ...whole, run50: null, ropeSkip: 'exempt' })

    expect(total?.text).toBe('')
    expect(total?.note).toBe('差 1 项')
    expect(total?.hint).toContain('未测：50米跑')
    expect(total?.hint).toContain('免测：')
  })

  it('is none for a pupil who is excused, although nothing is missing', () => {
    expect(shown('total', { ...whole, ropeSkip: 'exempt' })).toMatchObject({ text: '', note: '有免测' })
  })
})
