import { expect, it } from 'vitest'
import { readPastedNames } from './roster-pasted.ts'

function names(text: string): string[] {
  return readPastedNames(text).map((row) => row.username)
}

const two = ['王浩然', '李明']

it('a table of Markdown, or one that is drawn of lines, is read by its cells', () => {
  for (const table of [
    '| 姓名 | 性别 |\n| :--- | :---: |\n| 王浩然 | 男 |\n| 李明 | 女 |',
    '姓名|性别\n---|---\n王浩然|男\n李明|女',
    '┌────┬────┐\n│姓名│性别│\n├────┼────┤\n│王浩然│男│\n│李明│女│\n└────┴────┘',
    '| 1 | 王浩然 | 男 |\n|---|---|---|\n| 2 | 李明 | 女 |',
  ])
    expect([table, readPastedNames(table).map(({ username, gender }) => `${username}${gender}`)]).toEqual([
      table,
      ['王浩然男', '李明女'],
    ])
  expect(names('|姓名|\n|---|\n|王浩然|\n|李明|')).toEqual(two)
  const groups = readPastedNames('| 学号 | 姓名 | 学号 | 姓名 |\n|--|--|--|--|\n| 1 | 王浩然 | 2 | 李明 |')
  expect(groups.map(({ stuNo, username }) => `${stuNo}${username}`)).toEqual(['1王浩然', '2李明'])
})

it('headings, boxes and stars of Markdown leave the names', () => {
  for (const list of [
    '# 名单\n王浩然\n## 二组\n李明',
    '三2班 名单\n王浩然\n李明',
    '- [ ] 王浩然\n- [x] 李明',
    '**王浩然**\n`李明`',
    '```\n王浩然\n李明\n```',
    '<li>王浩然</li>\n<li>李明</li>',
    '["王浩然", "李明"]',
    '“王浩然”、“李明”',
  ])
    expect([list, names(list)]).toEqual([list, two])
})

it('who wrote in a chat and when is no pupil, and the names in that line stay', () => {
  for (const head of [
    '[2025-09-01 10:00] 张老师:',
    '[2025-09-01 10:00] 张老师: 请各位家长核对',
    '2025-09-01 10:00:00 张老师',
    '张老师 10:12',
    '昨天 10:12',
    '—— 2025年9月1日 ——',
    '张老师：',
    '微信群聊记录',
    '[图片]',
    '[文件] 三2班名单.xlsx',
  ])
    expect([head, names(`${head}\n王浩然\n李明`)]).toEqual([head, two])
  expect(names('[2025-09-01 10:00] 张老师: 王浩然、李明')).toEqual(two)
  expect(names('@张老师 王浩然\n7:50 李明')).toEqual(two)
  // A child may stand with the time in a list of who came.
  expect(names('07:50 王浩然\n07:52 李明')).toEqual(two)
})

it('a class, a title in brackets or how a pupil came is no pupil', () => {
  for (const title of [
    '《三（2）班花名册》',
    '【三(2)班学生名单】',
    '三2',
    '三(2)',
    '一年级',
    '2025级新生',
    '新生：',
    '转学生',
    '三(2)班花名册（48人）',
    '三(2)班全体学生',
    '学生名单如下：',
    '人数：2',
    '男',
  ])
    expect([title, names(`${title}\n王浩然\n李明`)]).toEqual([title, two])
  for (const list of [
    '《名单》王浩然、李明',
    '王浩然 新生\n李明（新生）',
    '三2 王浩然\n三(2)李明',
    '男：王浩然\n女：李明',
    '班长王浩然\n李明同学',
    '王浩然*\n【2】李明',
  ])
    expect([list, names(list)]).toEqual([list, two])
})

it('names that only look like a word of a chat stay', () => {
  const all = ['新生辉', '李新生', '李胜男', '老师傅', '班超', '名单一', '王转']
  expect(names(all.join('\n'))).toEqual(all)
  expect(readPastedNames('李胜男：13900000002\n李新生：13900000003').map(({ username }) => username)).toEqual(
    ['李胜男', '李新生'],
  )
})

it('more signs part names, and none inside one does', () => {
  for (const sign of ['-', '——', ' & ', '+', '_', '\\', '~'])
    expect([sign, names(`王浩然${sign}李明`)]).toEqual([sign, two])
  expect(names("Anne-Marie O'Neil、古丽·艾力")).toEqual(["Anne-Marie O'Neil", '古丽·艾力'])
})

it('a number in brackets or a mark behind a name, and why some are named before a colon, is no part of a name', () => {
  for (const list of [
    '王浩然(12)\n李明（3）',
    '王浩然 优\n李明 良好',
    '王浩然，优秀，李明，不合格',
    '缺勤：王浩然\n请假：李明',
    '出勤：王浩然、李明\n缺勤：无',
  ])
    expect([list, names(list)]).toEqual([list, two])
  expect(names('李 优\n王优秀\n良子')).toEqual(['李优', '王优秀', '良子'])
  expect(names('三(2)班\n花名册(2)\n男生（2）\n王浩然\n李明')).toEqual(two)
})

it('who is said to have left is still one row, for the teacher to decide on', () => {
  for (const left of ['李明 已转走', '李明，已转走', '李明 已转学'])
    expect([left, names(left)]).toEqual([left, [`李明(${left.slice(3)})`]])
  expect(names('李明(转出)\n王转')).toEqual(['李明(转出)', '王转'])
})

it('a Latin name of several words stays in its column where the cells stand behind spaces', () => {
  expect(names('No. Name\n1 Tom Smith\n2 Mary Ann Lee\n3 王浩然\n4 李 明')).toEqual([
    'Tom Smith',
    'Mary Ann Lee',
    '王浩然',
    '李明',
  ])
  const rows = readPastedNames('No. Name Gender\n1 Tom Smith male\n2 Ann female')
  expect(rows.map(({ username, gender }) => `${username}/${gender}`)).toEqual(['Tom Smith/男', 'Ann/女'])
})

it('a parent who is named behind a pupil is the parent of that pupil', () => {
  const rows = readPastedNames('王浩然 爸爸王大锤 13800000001\n李明 母亲：赵小梅')
  expect(
    rows.map(({ username, guardianRelation, guardianName, guardianTel }) =>
      [username, guardianRelation, guardianName, guardianTel].join('/'),
    ),
  ).toEqual(['王浩然/爸爸/王大锤/13800000001', '李明/母亲/赵小梅/'])
})

it('under a heading a name that is written apart takes no cell of the next column', () => {
  const rows = readPastedNames('姓名　性别　出生日期\n王浩然　男　2017年3月5日\n李　明　女　2017.3.6')
  expect(rows.map(({ username, gender, birthday }) => [username, gender, birthday])).toEqual([
    ['王浩然', '男', '2017-03-05'],
    ['李明', '女', '2017-03-06'],
  ])
})

it('numbers and names side by side without a heading are all pupils, and a parent is none', () => {
  expect(names('1\t王浩然\t3\t李明\n2\t张三\t4\t赵六')).toEqual(['王浩然', '张三', '李明', '赵六'])
  const rows = readPastedNames('20240101\t王浩然\t男\t20240103\t李明\t女\n20240102\t张三\t男\t\t\t')
  expect(rows.map(({ stuNo, username, gender }) => `${stuNo}${username}${gender}`)).toEqual([
    '20240101王浩然男',
    '20240102张三男',
    '20240103李明女',
  ])
  expect(names('1\t王浩然\t王大锤\n2\t李明\t李大勇')).toEqual(two)
})
