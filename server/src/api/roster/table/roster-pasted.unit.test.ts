import fc from 'fast-check'
import { expect, it } from 'vitest'
import { AppError } from '../../../platform/app-error.ts'
import { readPastedNames } from './roster-pasted.ts'

function names(text: string): string[] {
  return readPastedNames(text).map((row) => row.username)
}

it('names may stand one a line or in one line with any sign between', () => {
  expect(names('王浩然\r\n李明\n\n张三')).toEqual(['王浩然', '李明', '张三'])
  expect(names('王浩然，李明、张三；赵六;孙七,周八|吴九。')).toEqual([
    '王浩然',
    '李明',
    '张三',
    '赵六',
    '孙七',
    '周八',
    '吴九',
  ])
  expect(names('王浩然 李明　张三')).toEqual(['王浩然', '李明', '张三'])
})

it('a name that is written apart or holds a dot stays one name', () => {
  expect(names('王 浩 然')).toEqual(['王浩然'])
  expect(names('李 明 王浩然 张　三')).toEqual(['李明', '王浩然', '张三'])
  expect(names('欧阳　娜娜\n上官 婉儿 王浩然 司马　光')).toEqual(['欧阳娜娜', '上官婉儿', '王浩然', '司马光'])
  expect(names('阿依古丽 · 买买提 古丽•艾力')).toEqual(['阿依古丽·买买提', '古丽·艾力'])
  expect(names("Tom Smith 王浩然 Anne-Marie O'Neil")).toEqual(['Tom Smith', '王浩然', "Anne-Marie O'Neil"])
})

it('leaves out numbers in circles, and those that stand right before a name', () => {
  expect(names('①王浩然②李明 ③ 张三\n❹赵六\n⒌孙七\n⑹周八')).toEqual([
    '王浩然',
    '李明',
    '张三',
    '赵六',
    '孙七',
    '周八',
  ])
  expect(names('1王浩然\n２李明，12张三')).toEqual(['王浩然', '李明', '张三'])
})

it('the numbers of a numbered list are its order and no part of the names', () => {
  expect(names('1. 王浩然\n2、李明\n（3）张三\n４ 赵六\n05：孙七\n(6) 周八')).toEqual([
    '王浩然',
    '李明',
    '张三',
    '赵六',
    '孙七',
    '周八',
  ])
  expect(names('1.王浩然 2.李明 3.张三')).toEqual(['王浩然', '李明', '张三'])
})

it('a gender and a phone number go to the name before them', () => {
  const rows = readPastedNames('王浩然 男 13800000001\n李明，女')

  expect(rows.map(({ username, gender, guardianTel }) => [username, gender, guardianTel])).toEqual([
    ['王浩然', '男', '13800000001'],
    ['李明', '女', ''],
  ])
})

it('a birthday and a phone with the word for whose it is go to the name before them', () => {
  const rows = readPastedNames(
    '#接龙\n1. 王浩然 42800 2017年3月5日 13800000001（妈妈）\n2. 李明，2017-3-6，139-0000-0002',
  )

  expect(
    rows.map(({ username, birthday, guardianRelation, guardianTel }) => [
      username,
      birthday,
      guardianRelation,
      guardianTel,
    ]),
  ).toEqual([
    ['王浩然', '2017-03-05', '妈妈', '13800000001'],
    ['李明', '2017-03-06', '', '13900000002'],
  ])
})

it('cells from a spreadsheet are read by their heading, or by what they hold', () => {
  const withHeading = readPastedNames('学号\t姓名\t性别\n01\t王浩然\t男\n02\t李明\t女\n')
  expect(withHeading.map(({ row, stuNo, username, gender }) => [row, stuNo, username, gender])).toEqual([
    [2, '01', '王浩然', '男'],
    [3, '02', '李明', '女'],
  ])

  expect(names('1\t王浩然\t男\n2\t李明\t女')).toEqual(['王浩然', '李明'])
  expect(names('王浩然\t李明\t张三')).toEqual(['王浩然', '李明', '张三'])
  expect(names('学号 姓名 性别\n1 王浩然 男\n2 李明 女')).toEqual(['王浩然', '李明'])
})

it('what is filled in behind its labels is one pupil a name, in one line or in several', () => {
  const rows = readPastedNames(
    '三（2）班\n1. 姓名：王浩然 性别：男 学号：7，年龄：9\n2. 姓名:李明性别:女 家长电话：13800000001',
  )
  expect(
    rows.map(({ row, username, gender, stuNo, guardianTel, problems }) => [
      row,
      username,
      gender,
      stuNo,
      guardianTel,
      problems,
    ]),
  ).toEqual([
    [1, '王浩然', '男', '7', '', []],
    [2, '李明', '女', '', '13800000001', []],
  ])
  expect(names('学生姓名：王浩然\n性别：男\n\n学生姓名：欧阳　娜娜\n性别：女\n共2人')).toEqual([
    '王浩然',
    '欧阳娜娜',
  ])
  const numbered = readPastedNames(
    '学号：1 姓名：王浩然\n学号：2 姓名：李明\n姓名：张三\n学号：4\n姓名：赵六',
  )
  expect(numbered.map(({ username, stuNo }) => `${stuNo}${username}`)).toEqual([
    '1王浩然',
    '2李明',
    '4张三',
    '赵六',
  ])
  // No line is lost: a pupil among them without a label is read by name.
  expect(names('姓名：王浩然\n李明')).toContain('李明')
})

it('a single heading over the names is no pupil', () => {
  expect(names('姓名\n王浩然\n李明')).toEqual(['王浩然', '李明'])
})

it('what stands above and below a list in a chat is no pupil', () => {
  const all = ['王浩然', '李明']
  for (const title of ['三（2）班学生名单：', '三年级2班花名册', '三(2)班', '我们班：'])
    expect([title, names(`${title}\n1、王浩然\n2、李明\n共2人`)]).toEqual([title, all])
  for (const end of ['全班共 2 人', '合计：2', '班主任：王老师'])
    expect([end, names(`王浩然\n李明\n${end}`)]).toEqual([end, all])
  expect(names('三（2）班名单：王浩然、李明')).toEqual(all)
  expect(names('李一班\n名单一')).toEqual(['李一班', '名单一'])
})

it('what a line says of its names before a colon is no part of the first one', () => {
  const all = ['王浩然', '李明']
  for (const title of ['名单：', '花名册：', '三(2)班:', '学生：', '第一组：', '第2组: ', '姓名：'])
    expect([title, names(`${title}王浩然、李明`)]).toEqual([title, all])
  expect(names('男生：王浩然\n女生：李明')).toEqual(all)
  expect(names('05：孙七\n王浩然：')).toEqual(['孙七', '王浩然:'])
})

it('what a chat says to all around its list is no pupil, and a name in the same line stays', () => {
  const all = ['王浩然', '李明']
  for (const talk of [
    '@所有人 三年级2班学生名单如下，请各位家长核对',
    '请各位家长填写',
    '各位家长好',
    '家长您好：',
    '接龙',
    '谢谢配合',
    '收到请回复',
  ])
    expect([talk, names(`${talk}\n1. 王浩然\n2. 李明`)]).toEqual([talk, all])
  expect(names('请各位家长核对：王浩然、李明')).toEqual(all)
  expect(names('王浩然 收到\n李明 42号 已填写')).toEqual(all)
  expect(names('(请假)张三\n谢谢\n谢家长\n李妈妈')).toEqual(['(请假)张三', '谢谢', '谢家长', '李妈妈'])
})

it('who answers for a child in a chat is no pupil, and their word goes to the phone behind it', () => {
  const rows = readPastedNames(
    '1. 张子涵妈妈 13800000001\n2. 李一诺 爸爸 13800000002\n3. 王浩然家长\n4. 赵六（女）\n5. 孙七(男) 奶奶 13800000003（爷爷）',
  )

  expect(
    rows.map(({ username, gender, guardianRelation, guardianTel }) => [
      username,
      gender,
      guardianRelation,
      guardianTel,
    ]),
  ).toEqual([
    ['张子涵', '', '妈妈', '13800000001'],
    ['李一诺', '', '爸爸', '13800000002'],
    ['王浩然', '', '', ''],
    ['赵六', '女', '', ''],
    ['孙七', '男', '爷爷', '13800000003'],
  ])
})

it('a class, a count or a duty beside the names takes no pupil along', () => {
  const all = ['王浩然', '李明', '张三']
  for (const list of [
    '王浩然 三(2)班\n李明，三(2)班\n张三 三年二班',
    '三(2)班王浩然\n三年级2班李明\n2班张三',
    '王浩然、李明、张三 共3人',
    '共3人：王浩然、李明、张三',
    '三(2)班：王浩然、李明、张三，共3人',
    '班长：王浩然\n学习委员：李明\n张三（组长）',
    '王浩然 已签到\n李明 报名\n张三',
  ])
    expect([list, names(list)]).toEqual([list, all])
  expect(names('实验小学 三(2)班\n1班超\n2李明')).toEqual(['班超', '李明'])
})

it('what a list is for, how many it has and who sent it is no pupil', () => {
  for (const line of [
    '三2班报名',
    '春游',
    '春游报名接龙',
    '名单更新',
    '体检名单2025',
    '家长会签到',
    '三(2)班 48人',
    '应到48人 实到46人',
    '男生（20人）',
    '第一组',
    '张老师 9月1日 10:12',
  ])
    expect([line, names(`${line}\n王浩然\n李明 等2人`)]).toEqual([line, ['王浩然', '李明']])
  expect(names('万班\n丁一组\n十一郎\n李一班')).toEqual(['万班', '丁一组', '十一郎', '李一班'])
})

it('signs around a name are no part of it, and what is written on to it or behind it is no pupil', () => {
  expect(names('- 王浩然\n* 李明\n• 张三✅\n一、赵六👍\n01号孙七')).toEqual([
    '王浩然',
    '李明',
    '张三',
    '赵六',
    '孙七',
  ])
  expect(names('王浩然 8岁 男 汉族 1.32m 30kg\n李明/女/9岁')).toEqual(['王浩然', '李明'])
  const rows = readPastedNames(
    '王浩然13800000001\n李明：13900000002\n张三-男\n赵六 学号20240104\n孙七20240105\n周八2017年3月5日',
  )
  expect(
    rows.map(({ username, stuNo, gender, birthday, guardianTel }) =>
      [username, stuNo, gender, birthday, guardianTel].join('/'),
    ),
  ).toEqual([
    '王浩然////13800000001',
    '李明////13900000002',
    '张三//男//',
    '赵六/20240104///',
    '孙七////',
    '周八///2017-03-05/',
  ])
})

it('lines end with whatever sign another program ends them with', () => {
  for (const end of ['\n', '\r\n', '\r', '\u2028', '\u2029'])
    expect(names(['三(2)班', '王浩然', '共1人'].join(end))).toEqual(['王浩然'])
})

it('a count below a list is no pupil, however it is written', () => {
  for (const count of ['共2人', '共 2 名', '共计 2 位', '三年级学生名单'])
    expect([count, names(`王浩然\n李明\n${count}`)]).toEqual([count, ['王浩然', '李明']])
})

it('a heading counts below a title, with commas of both widths or behind spaces', () => {
  for (const list of [
    '学号,姓名\n1,Tom Smith',
    '学号，姓名\n1，Tom Smith',
    '三年级\n\n学号,姓名\n1,Tom Smith',
    '  学号  姓名\n  1  王浩然',
  ])
    expect([list, readPastedNames(list).map(({ stuNo, username }) => [stuNo, username])]).toEqual([
      list,
      [['1', list.includes('Tom') ? 'Tom Smith' : '王浩然']],
    ])
  expect(names('Tom Smith\t男\n李明\t女')).toEqual(['Tom Smith', '李明'])
})

it('numbers that are no order of a list are no names, no gender and no phone', () => {
  const rows = readPastedNames('王浩然 1\n李明 23800000001\n张三 12345')

  expect(rows.map(({ username, gender, guardianTel }) => [username, gender, guardianTel])).toEqual([
    ['王浩然', '', ''],
    ['李明', '', ''],
    ['张三', '', ''],
  ])
  expect(names('100. 王浩然\n1．李明\n1 . 张三\n200赵六')).toEqual(['王浩然', '李明', '张三', '赵六'])
})

it('knows every sign that stands between names, inside a name or around a number', () => {
  expect(names('王浩然/李明')).toEqual(['王浩然', '李明'])
  expect(names('㉑王浩然㊱李明⓵张三')).toEqual(['王浩然', '李明', '张三'])
  for (const dot of '·•‧∙⋅・●') expect(names(`古丽 ${dot} 艾力 李明`)).toEqual(['古丽·艾力', '李明'])
  expect(names('J. Smith 王浩然')).toEqual(['J. Smith', '王浩然'])
})

it('every pupil has a row number of their own, and a name that is there twice is said', () => {
  const rows = readPastedNames('王浩然、李明\n王浩然')

  expect(rows.map((row) => [row.row, row.problems])).toEqual([
    [1, []],
    [2, []],
    [3, ['与第 1 行重名，如果是两名学生，请填写不同的学号']],
  ])
})

it('whatever is pasted is read or refused, never fallen over', () => {
  const piece = fc.constantFrom(
    '王浩然',
    '李 明',
    '\t',
    '\n',
    '"',
    '，',
    ' ',
    '·',
    '1.',
    '男',
    '姓名',
    '学号',
    '😀',
    '=1+1',
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece).map((pieces) => pieces.join('')),
  )
  fc.assert(
    fc.property(text, (pasted) => {
      try {
        expect(readPastedNames(pasted).length).toBeGreaterThan(0)
      } catch (error) {
        expect(error).toBeInstanceOf(AppError)
      }
    }),
    { numRuns: 500 },
  )
})

it('the longest text that may be pasted is read at once', () => {
  const before = process.cpuUsage()
  const apart = `王小明${' '.repeat(49_000)}李雨`
  expect(readPastedNames(apart).map(({ username }) => username)).toEqual(['王小明', '李雨'])
  for (const sign of [' ', '\n', '\t', '王 ', '王\t李\n', '·', '1. ', '姓名 性别\n', '"']) {
    try {
      readPastedNames(sign.repeat(50_000 / sign.length))
    } catch (error) {
      expect(error).toBeInstanceOf(AppError)
    }
  }
  // Some tenths of a second of a processor; work that grew faster than the text would take minutes.
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(8_000)
})

it('a line of nothing but labels is read at once, however many there are', () => {
  const before = process.cpuUsage()
  // More than may be pasted: work that grew faster than the text would take many times what is allowed here.
  readPastedNames('王：'.repeat(60_000))
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(8_000)
})
