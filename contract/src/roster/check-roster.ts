import { isBirthday } from '../values/birthday.ts'
import { Name, Tel } from '../values/fields.ts'
import { MAX_NAME_LENGTH, MAX_STUDENT_NUMBER_LENGTH } from '../values/limits.ts'
import { countCharacters } from '../values/texts/count-characters.ts'
import type { NewStudent } from '../students.ts'
import { rosterGuardians } from './roster-fields.ts'
import type { RosterRow } from './roster.ts'

/** What a teacher may mend in a row of the preview. */
export type RosterText = Omit<RosterRow, 'problems'>

/** A cell that a spreadsheet would compute when the roster is exported again. */
const formulaStart = /^[=+\-@]/
const formulaFailure = /^#(N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|SPILL!|CALC!)/i

/** A long number as a spreadsheet shows it, 2.02401E+11: its last digits are lost. */
const cutNumber = /^\d(\.\d+)?E\+\d+$/i

/** What is wrong with a row by itself, as sentences for the teacher; empty when it can go in. */
export function checkRosterRow(row: RosterText): string[] {
  const problems = checkName(row.username, '姓名')
  if (problems.length === 0) problems.push(...checkPupilName(row.username.trim()))
  if (row.username.trim() === '') problems.push('没有姓名')

  if (countCharacters(row.stuNo) > MAX_STUDENT_NUMBER_LENGTH)
    problems.push(`学号超过 ${MAX_STUDENT_NUMBER_LENGTH} 个字`)
  else if (formulaStart.test(row.stuNo) || formulaFailure.test(row.stuNo))
    problems.push('学号是公式，请改成文字')
  else if (cutNumber.test(row.stuNo)) problems.push('学号的后几位已被表格软件改掉，请填写完整的学号')

  if (row.gender !== '' && genderOf(row.gender) === undefined) problems.push('性别应为“男”或“女”')
  if (row.birthday !== '' && !isBirthday(row.birthday)) {
    problems.push('出生日期应为真实的日期，如 2017-03-05')
  }
  for (const { label, name, relation, tel } of rosterGuardians) {
    problems.push(...checkName(row[name], `${label}姓名`), ...checkName(row[relation], `${label}关系`))
    if (row[tel] !== '' && !Tel.safeParse(row[tel]).success) problems.push(`${label}电话应为 11 位手机号`)
  }
  return problems
}

/** What stands in a cell in place of one pupil's name. Hangul fillers are letters that show nothing. */
function checkPupilName(name: string): string[] {
  if (/[、，,;；/|]/.test(name)) return ['一格里有几个名字，请分成几行']
  const shown = name.replace(/[\u115f\u1160\u3164\uffa0]/g, '')
  const isName = /\p{L}/u.test(shown) && !/[\ufffd:：]|^(true|false)$/i.test(shown)
  return name === '' || isName ? [] : ['姓名不像名字，请核对']
}

function checkName(name: string, label: string): string[] {
  const text = name.trim()
  if (text === '') return []
  if (formulaStart.test(text) || formulaFailure.test(text)) return [`${label}是公式，请改成文字`]
  if (countCharacters(text) > MAX_NAME_LENGTH) return [`${label}超过 ${MAX_NAME_LENGTH} 个字`]
  return Name.safeParse(text).success ? [] : [`${label}含有不能使用的字符`]
}

/**
 * Gives every row its problems, also those that only show beside the others: a name or a number that stands there
 * twice. The first of two goes in. Two pupils of one name are told apart by their numbers.
 */
export function checkRoster<Row extends RosterText>(rows: readonly Row[]): (Row & { problems: string[] })[] {
  const firstByNumber = new Map<string, number>()
  const firstByName = new Map<string, { row: number; numbers: Set<string> }>()
  return rows.map((row) => {
    const problems = checkRosterRow(row)
    const name = row.username.trim()
    const number = row.stuNo.trim()

    const sameNumber = number === '' ? undefined : firstByNumber.get(number)
    if (sameNumber !== undefined) problems.push(`学号与第 ${sameNumber} 行相同`)
    else if (number !== '') firstByNumber.set(number, row.row)

    const sameName = name === '' ? undefined : firstByName.get(name)
    if (sameName === undefined) firstByName.set(name, { row: row.row, numbers: new Set([number]) })
    else {
      if (number === '' || sameName.numbers.has('')) {
        problems.push(`与第 ${sameName.row} 行重名，如果是两名学生，请填写不同的学号`)
      }
      sameName.numbers.add(number)
    }
    return { ...row, problems }
  })
}

/** The pupil to add for a row without problems. */
export function rosterStudent(row: RosterText): NewStudent {
  const guardians = rosterGuardians.map(({ name, relation, tel }) => ({
    ...(row[name].trim() !== '' && { name: row[name].trim() }),
    ...(row[relation].trim() !== '' && { relation: row[relation].trim() }),
    ...(row[tel] !== '' && { tel: row[tel] }),
  }))
  // An empty 家长1 keeps its place, so that 家长2 stays the second one.
  while (guardians.length > 0 && Object.keys(guardians.at(-1) ?? {}).length === 0) guardians.pop()
  return {
    username: row.username.trim(),
    ...(row.stuNo.trim() !== '' && { stuNo: row.stuNo.trim() }),
    ...(row.gender !== '' && { gender: genderOf(row.gender) }),
    ...(row.birthday !== '' && { birthday: row.birthday }),
    ...(guardians.length > 0 && { guardians }),
  }
}

function genderOf(text: string): 'male' | 'female' | undefined {
  if (text === '男') return 'male'
  if (text === '女') return 'female'
  return undefined
}
