import { expect, it } from 'vitest'
import { readPastedNames } from './roster-pasted.ts'

/** A line of a table under its heading, with 王浩然 in front of what is said of him. */
const read = (heading: string, cells: string) => readPastedNames(`姓名\t${heading}\n王浩然\t${cells}`)[0]

it('the phone of a teacher, a driver or the school is no parent’s, wherever it stands', () => {
  for (const heading of [
    '班主任电话',
    '班主任联系电话',
    '任课老师手机',
    '学校电话',
    '司机电话',
    '校车老师电话',
    '托管班电话',
  ]) {
    expect.soft(read(heading, '13900000000'), heading).toMatchObject({ guardianTel: '' })
    expect
      .soft(read(`班主任\t${heading}\t家长电话`, '张老师\t13900000000\t13800000001'), heading)
      .toMatchObject({ guardianTel: '13800000001', guardianName: '', guardian2Tel: '' })
  }
})

it('a phone that is said to be the parents’ goes before one that is not', () => {
  expect(read('学生手机\t家长手机', '13900000000\t13800000001')).toMatchObject({ guardianTel: '13800000001' })
  expect(read('联系电话\t学生家长电话', '13900000000\t13800000001')).toMatchObject({
    guardianTel: '13800000001',
  })
  expect(read('联系电话\t备注', '13900000000\t无')).toMatchObject({ guardianTel: '13900000000' })
})

it('the number within the class is the pupil’s number, also beside that of the state’s register', () => {
  for (const heading of ['学籍号\t班内学号', '全国学籍号\t班级学号'])
    expect.soft(read(heading, 'G123456789012345678\t07'), heading).toMatchObject({ stuNo: '07' })
})

it('what stands below 班主任 in a heading of two lines is the teacher’s', () => {
  const read = (cells: string) =>
    readPastedNames(
      `姓名\t班主任\t\t家长\n\t姓名\t电话\t姓名\t电话\n王浩然\t张老师\t13900000000\t${cells}`,
    )[0]
  const own = { guardianName: '王强', guardianTel: '13800000001', guardian2Tel: '' }

  expect(read('王强\t13800000001')).toMatchObject(own)
  expect(read('王强\t')).toMatchObject({ ...own, guardianTel: '' })
})

it('behind its label in a chat the phone of a teacher or a work place is no parent’s either', () => {
  for (const text of [
    '姓名：王浩然 班主任电话：13900000000 家长电话：13800000001',
    '姓名：王浩然班主任电话：13900000000家长电话：13800000001',
    '姓名：王浩然，任课老师手机：13900000000\n家长电话：13800000001\n父亲单位电话：13900000000',
  ])
    expect
      .soft(readPastedNames(text), text)
      .toMatchObject([{ username: '王浩然', guardianTel: '13800000001' }])
})
