import { expect, it } from 'vitest'
import { checkRoster, checkRosterRow, rosterStudent, type RosterText } from './check-roster.ts'
import { emptyRosterRow } from './roster-fields.ts'
import { NewStudent } from '../students.ts'

const row: RosterText = {
  ...emptyRosterRow,
  row: 2,
  username: '王浩然',
  stuNo: '01',
  gender: '男',
  birthday: '2017-03-05',
  guardianName: '王强',
  guardianTel: '13800000001',
}
const bare = { ...emptyRosterRow, row: 2, username: '王浩然' }

it('a row without faults goes in, whole or with a name alone', () => {
  expect(checkRosterRow(row)).toEqual([])
  expect(checkRosterRow(bare)).toEqual([])
  expect(rosterStudent(row)).toEqual({
    username: '王浩然',
    stuNo: '01',
    gender: 'male',
    birthday: '2017-03-05',
    guardians: [{ name: '王强', tel: '13800000001' }],
  })
  expect(rosterStudent(bare)).toEqual({ username: '王浩然' })
})

it('both guardians go in with their relations, and the second one keeps the second place', () => {
  const mother = { guardian2Name: '李丽', guardian2Relation: '母亲', guardian2Tel: '13900000002' }

  expect(rosterStudent({ ...row, guardianRelation: '父亲', ...mother }).guardians).toEqual([
    { name: '王强', relation: '父亲', tel: '13800000001' },
    { name: '李丽', relation: '母亲', tel: '13900000002' },
  ])
  expect(rosterStudent({ ...bare, ...mother }).guardians).toEqual([
    {},
    { name: '李丽', relation: '母亲', tel: '13900000002' },
  ])
})

it('each fault is said in its own sentence', () => {
  const faults: [Partial<RosterText>, string][] = [
    [{ username: '  ' }, '没有姓名'],
    [{ username: '长'.repeat(21) }, '姓名超过 20 个字'],
    [{ username: '王\u0007' }, '姓名含有不能使用的字符'],
    [{ username: '\u3164' }, '姓名含有不能使用的字符'],
    [{ username: '=A1' }, '姓名是公式，请改成文字'],
    [{ username: '#REF!' }, '姓名是公式，请改成文字'],
    [{ stuNo: '1'.repeat(21) }, '学号超过 20 个字'],
    [{ stuNo: '@SUM' }, '学号是公式，请改成文字'],
    [{ stuNo: '2.02401E+11' }, '学号的后几位已被表格软件改掉，请填写完整的学号'],
    [{ gender: '甲' }, '性别应为“男”或“女”'],
    [{ birthday: '2017-02-30' }, '出生日期应为真实的日期，如 2017-03-05'],
    [{ birthday: '1015-03-05' }, '出生日期应为真实的日期，如 2017-03-05'],
    [{ birthday: '2099-03-05' }, '出生日期应为真实的日期，如 2017-03-05'],
    [{ birthday: '去年' }, '出生日期应为真实的日期，如 2017-03-05'],
    [{ guardianName: '-1+1' }, '家长1姓名是公式，请改成文字'],
    [{ guardianTel: '1380000000' }, '家长1电话应为 11 位手机号'],
    [{ guardianRelation: '=A1' }, '家长1关系是公式，请改成文字'],
    [{ guardian2Name: '长'.repeat(21) }, '家长2姓名超过 20 个字'],
    [{ guardian2Tel: '12' }, '家长2电话应为 11 位手机号'],
  ]
  for (const [fault, problem] of faults) expect(checkRosterRow({ ...row, ...fault })).toEqual([problem])
})

it('what is no name of one pupil is said, and names of all kinds go in', () => {
  const faultsOf = (username: string) => checkRosterRow({ ...bare, username })
  for (const several of ['张三、李四', '张三，李四', 'Tom/Anna'])
    expect([several, faultsOf(several)]).toEqual([several, ['一格里有几个名字，请分成几行']])
  for (const odd of ['1\u3164', 'TRUE', '0', '12', '王\ufffd然', '姓名:王浩然'])
    expect([odd, faultsOf(odd)]).toEqual([odd, ['姓名不像名字，请核对']])
  expect(checkRosterRow({ ...bare, username: '长'.repeat(20), stuNo: '1'.repeat(20) })).toEqual([])
  for (const name of ['𬱖昀', '阿依古丽·买买提', 'Tom Smith', '★小明', '李 明'])
    expect([name, faultsOf(name)]).toEqual([name, []])
})

it('whatever passes the rules passes the call that adds it', () => {
  for (const text of [row, bare, { ...row, username: ' Tom Smith ' }, { ...row, guardianName: ' ' }]) {
    expect(checkRosterRow(text)).toEqual([])
    expect(NewStudent.safeParse(rosterStudent(text)).success).toBe(true)
  }
})

it('of two equal names or numbers the second is at fault, and a third too', () => {
  const rows = checkRoster([
    { ...bare, row: 2 },
    { ...bare, row: 3, username: '李明', stuNo: '7' },
    { ...bare, row: 4 },
    { ...bare, row: 5, stuNo: '7', username: '张三' },
    { ...bare, row: 6 },
  ])

  const twice = '与第 2 行重名，如果是两名学生，请填写不同的学号'
  expect(rows.map(({ problems }) => problems)).toEqual([[], [], [twice], ['学号与第 3 行相同'], [twice]])
})

it('two pupils of one name are told apart by their numbers', () => {
  const rows = checkRoster([
    { ...bare, stuNo: '1' },
    { ...bare, stuNo: '2' },
  ])

  expect(rows.flatMap(({ problems }) => problems)).toEqual([])
})

it.each([
  ['1', ''],
  ['', '1'],
])('a number of one alone (%j, %j) does not tell two pupils of one name apart', (first, second) => {
  const rows = checkRoster([
    { ...bare, stuNo: first },
    { ...bare, row: 3, stuNo: second },
  ])

  expect(rows.map(({ problems }) => problems)).toEqual([
    [],
    ['与第 2 行重名，如果是两名学生，请填写不同的学号'],
  ])
})

it('a rare character counts as one, as where the row is saved', () => {
  const rare = { ...bare, username: '𠮷'.repeat(20), stuNo: '𠮷'.repeat(20) }

  expect(checkRosterRow(rare)).toEqual([])
  expect(NewStudent.safeParse(rosterStudent(rare)).success).toBe(true)
  expect(checkRosterRow({ ...bare, username: '𠮷'.repeat(21) })).toEqual(['姓名超过 20 个字'])
})

it('blanks around a name or a number make it no other one', () => {
  const rows = checkRoster([
    { ...bare, stuNo: '1' },
    { ...bare, row: 3, username: '李明', stuNo: ' 1 ' },
    { ...bare, row: 4, username: ' 王浩然 ' },
  ])

  expect(rows.map(({ problems }) => problems)).toEqual([
    [],
    ['学号与第 2 行相同'],
    ['与第 2 行重名，如果是两名学生，请填写不同的学号'],
  ])
  expect(rosterStudent({ ...row, guardianName: ' 王强 ', guardianRelation: ' 父亲 ' }).guardians).toEqual([
    { name: '王强', relation: '父亲', tel: '13800000001' },
  ])
  expect(rosterStudent({ ...bare, guardianName: ' ', guardianRelation: ' ' })).toEqual({ username: '王浩然' })
})
