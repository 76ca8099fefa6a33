import { expect, it } from 'vitest'
import { HealthItem } from '../health.ts'
import { matchHealth } from './health-table.ts'

const open = { bmi: null, bmiScore: null, standard: null, bonus: null, total: null, level: null }
const pupil = (studentId: string, username: string, stuNo: string) => ({
  ...open,
  studentId,
  username,
  stuNo,
  gender: null,
  cells: {},
  aside: { value: null, version: 0 },
  missing: [],
  exempt: [],
})
const rows = [pupil('mei', '陈梅', '01'), pupil('one', '王一', '3'), pupil('two', '王一', '4')]
const health = (...cells: string[][]) =>
  matchHealth([{ name: '', cells }], { rows, items: [...HealthItem.options], customAsideName: '' })

it('reads a heading of two rows below 身体形态 and 裸眼视力, with units below the names of items', () => {
  const name = (row: readonly string[]) => ['学号', '姓名', ...row]
  const below = (row: readonly string[]) => ['', '', ...row]
  const read = (...cells: string[][]) =>
    health(...cells).flatMap(({ rows: found }) =>
      found.flatMap((row) => [
        row.studentId,
        ...row.cells.map((cell) => [cell.key, 'value' in cell ? cell.value : cell.msg]),
      ]),
    )

  expect(
    read(
      name(['身体形态', '', '身体机能', '矫正视力', '', '裸眼视力', '']),
      below(['身高', '体重', '肺活量', '左眼', '右眼', '左眼', '右眼']),
      ['4', '王一', '140', '33', '2250', '5.1', '5.2', '4.6', '4.7'],
    ),
  ).toEqual([
    'two',
    ['height', 140],
    ['weight', 33],
    ['vitalCapacity', 2250],
    ['visionLeft', 4.6],
    ['visionRight', 4.7],
  ])
  expect(
    read(name(['身高', '体重', '裸眼视力（左）', '右眼裸眼']), below(['(米)', '（斤）', '', '']), [
      '1',
      '陈梅',
      '1.4',
      '66',
      '4.6',
      '4.7',
    ]),
  ).toEqual([
    'mei',
    ['height', 140],
    ['weight', '体重按千克填，1 斤是 0.5 千克'],
    ['visionLeft', 4.6],
    ['visionRight', 4.7],
  ])
})

it('reads a heading with its unit behind the name of the item, and takes the numbers below it for that unit', () => {
  const [table] = health(
    ['姓名', '身高cm', '体重/斤', '肺活量 ml', '50米跑：秒', '坐位体前屈mm'],
    ['陈梅', '140', '66', '2250', '9.9', '35'],
  )

  expect(table?.rows[0]?.cells.map((cell) => ('value' in cell ? cell.value : cell.msg))).toEqual([
    140,
    '体重按千克填，1 斤是 0.5 千克',
    2250,
    9.9,
    '坐位体前屈只能填数字（厘米）；免测填“免测”',
  ])
})

it('tells a boy and a girl of one name apart in the national form, which has no 学号', () => {
  const form = [
    ['年级编号', '班级名称', '学籍号', '姓名', '性别', '身高'],
    ['13', '三(2)班', '', '王一', '2', '141'],
    ['13', '三(2)班', '', '王一', '1', '140'],
  ]
  const find = (genders: readonly ('male' | 'female' | null)[]) =>
    matchHealth([{ name: '上报表', cells: form }], {
      rows: rows.slice(1).map((row, at) => ({ ...row, gender: genders[at] ?? null })),
      items: ['height'],
      customAsideName: '',
    }).flatMap((table) => table.rows.map(({ studentId, problem }) => studentId ?? problem))
  const refused = '班里有同名的学生，请在表里写上学号'

  expect(find(['male', 'female'])).toEqual(['two', 'one'])
  expect(find(['male', 'male'])).toEqual([refused, refused])
  expect(find(['male', null])).toEqual([refused, refused])
})
