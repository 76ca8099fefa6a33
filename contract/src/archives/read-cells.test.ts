import { expect, it } from 'vitest'
import { formatShuttle } from './health-items.ts'
import type { HealthItem } from './health.ts'
import { readAside, readMark } from './read-mark.ts'
import { readMeasurement } from './read-measurement.ts'

const shuttle = (text: string | number) => readMeasurement('shuttle50x8', text)

it.each([
  `1'36"`,
  `1′36″`,
  `1’36”`,
  `1＇36＂`,
  `１′３６″`,
  `1'36''`,
  `1'36`,
  '1:36',
  '1：36',
  '01:36',
  '0:01:36',
  '00:01:36',
  '1分36秒',
  '1分36',
  '1 分 36 秒',
  '1m36s',
  '96',
  '96秒',
  '96"',
  '９６',
  '96.0',
])('understands the shuttle run written as %s', (text) => {
  expect(shuttle(text)).toEqual({ value: 96 })
})

it('understands tenths and whole minutes of the shuttle run', () => {
  expect(shuttle(`1'36"5`)).toEqual({ value: 96.5 })
  expect(shuttle(`1'36.5"`.slice(0, -1))).toEqual({ value: 96.5 })
  expect(shuttle('2分')).toEqual({ value: 120 })
  expect(shuttle(`2'05"`)).toEqual({ value: 125 })
  expect(formatShuttle(96)).toBe(`1'36"`)
  expect(formatShuttle(125)).toBe(`2'05"`)
  expect(formatShuttle(119)).toBe(`1'59"`)
  expect(formatShuttle(61.3)).toBe(`1'01.3"`)
  expect(formatShuttle(120.5)).toBe(`2'00.5"`)
  expect(shuttle(formatShuttle(120.5).slice(0, -1))).toEqual({ value: 120.5 })
})

it.each([
  ['1.36', `50米×8往返跑填成 1'36" 或 96 秒：1.36 看不出是几分几秒`],
  ['1:72', `50米×8往返跑填成 1'36" 或 96 秒；免测填“免测”`],
  [`1'60"`, `50米×8往返跑填成 1'36" 或 96 秒；免测填“免测”`],
  ['快', `50米×8往返跑填成 1'36" 或 96 秒；免测填“免测”`],
  ['10', '50米×8往返跑要在 60 到 400 秒之间'],
  ['30', '50米×8往返跑要在 60 到 400 秒之间'],
])('refuses the shuttle run written as %s', (text, msg) => {
  expect(shuttle(text)).toEqual({ msg })
})

it.each<[HealthItem, string | number, number | string]>([
  ['height', '132', 132],
  ['height', '80', 80],
  ['height', '200', 200],
  ['height', '１３２．５', 132.5],
  ['height', '132cm', 132],
  ['height', '132 厘米', 132],
  ['height', '1.32m', 132],
  ['height', '1.323米', 132.3],
  ['weight', '28.5kg', 28.5],
  ['weight', '28.5 公斤', 28.5],
  ['vitalCapacity', '1,700', 1700],
  ['vitalCapacity', '1700ml', 1700],
  ['run50', '9。8', 9.8],
  ['run50', `9"8`, 9.8],
  ['run50', '9秒8', 9.8],
  ['run50', '9.85秒', 9.85],
  ['run50', '9.85s', 9.85],
  ['run50', '9.85"', 9.85],
  ['sitReach', '－3.5', -3.5],
  ['sitReach', '−3.5', -3.5],
  ['sitReach', '+3.5', 3.5],
  ['sitReach', '1.5', 1.5],
  ['ropeSkip', '120个', 120],
  ['ropeSkip', '120 次/分钟', 120],
  ['sitUp', '30个/分', 30],
  ['visionLeft', '５．０', 5],
  ['ropeSkip', '免测', 'exempt'],
  ['ropeSkip', 'Exempt', 'exempt'],
])('understands %s written as %s', (item, typed, value) => {
  expect(readMeasurement(item, typed)).toEqual({ value })
})

it.each<[HealthItem, string | number, string]>([
  ['height', 1.32, '身高按厘米填：1.32 米请填 132'],
  ['height', '1.325', '身高按厘米填：1.325 米请填 132.5'],
  ['height', 1.15, '身高按厘米填：1.15 米请填 115'],
  ['height', 0.8, '身高按厘米填：0.8 米请填 80'],
  ['height', 2, '身高按厘米填：2 米请填 200'],
  ['height', 13.2, '身高要在 80 到 200 厘米之间'],
  ['height', '132.55', '身高最多 1 位小数'],
  ['weight', '57斤', '体重按千克填，1 斤是 0.5 千克'],
  ['weight', '二十八', '体重只能填数字（千克）；免测填“免测”'],
  ['weight', '28,5', '体重只能填数字（千克）；免测填“免测”'],
  ['vitalCapacity', '1700.5', '肺活量填整数'],
  ['run50', `1'09"`, '50米跑只能填数字（秒）；免测填“免测”'],
  ['ropeSkip', -1, '一分钟跳绳要在 0 到 400 次之间'],
  ['ropeSkip', '1e2', '一分钟跳绳只能填数字（次）；免测填“免测”'],
  ['visionLeft', 1.0, '视力按五分记录填，如 5.0；小数记录的 1.0 是 5.0'],
  ['visionLeft', 0.1, '视力按五分记录填，如 5.0；小数记录的 1.0 是 5.0'],
  ['visionLeft', 2, '视力按五分记录填，如 5.0；小数记录的 1.0 是 5.0'],
  ['visionLeft', 2.5, '左眼视力要在 3 到 5.5之间'],
  ['visionRight', 6, '右眼视力要在 3 到 5.5之间'],
])('refuses %s written as %s with a sentence', (item, typed, msg) => {
  expect(readMeasurement(item, typed)).toEqual({ msg })
})

it('takes nothing and spaces as an empty cell', () => {
  for (const typed of [null, '', '  ', '　', '\u200b'])
    expect([
      readMeasurement('height', typed),
      readMark({ mode: 'score', max: 100 }, typed),
      readAside(typed),
    ]).toEqual([{ value: null }, { value: null }, { value: null }])
})

it('reads marks by the mode of their subject', () => {
  const score = (typed: string | number) => readMark({ mode: 'score', max: 100 }, typed)
  const grade = (typed: string | number) => readMark({ mode: 'grade', max: 100 }, typed)

  expect([score('95.5'), score('９５分'), score(0), score('100'), score('免考')]).toEqual([
    { value: 95.5 },
    { value: 95 },
    { value: 0 },
    { value: 100 },
    { value: 'exempt' },
  ])
  expect([score('100.5'), score(-1), score('95.55'), score('优')]).toEqual([
    { msg: '分数要在 0 到 100 之间' },
    { msg: '分数要在 0 到 100 之间' },
    { msg: '分数最多一位小数' },
    { msg: '请填 0 到 100 的分数；免考填“免考”' },
  ])
  expect(readMark({ mode: 'score', max: 120 }, 118)).toEqual({ value: 118 })
  expect([grade('优秀'), grade('优'), grade('良'), grade('待提高')]).toEqual([
    { value: '优秀' },
    { value: '优秀' },
    { value: '良好' },
    { value: '待提高' },
  ])
  const refusal = { msg: '请填 优秀、良好、合格、待提高；免考填“免考”' }
  expect([grade('及格'), grade('A'), grade(95)]).toEqual([refusal, refusal, refusal])
})

it('keeps the words of the own column on one line and short', () => {
  expect(readAside(' 围棋 ')).toEqual({ value: '围棋' })
  expect(readAside(12)).toEqual({ value: '12' })
  expect(readAside('字'.repeat(50))).toEqual({ value: '字'.repeat(50) })
  expect(readAside('𠮷'.repeat(50))).toEqual({ value: '𠮷'.repeat(50) })
  expect(readAside('字'.repeat(51))).toEqual({ msg: '最多 50 个字' })
  expect(readAside('一\n二')).toEqual({ msg: '含有不能使用的字符，请写成一行' })
})
