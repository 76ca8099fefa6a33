import { doubleFamilyNames } from '@pinge/contract/reviews/sentences.ts'
import { emptyRosterRow } from '@pinge/contract/roster/roster-fields.ts'
import type { RosterRow } from '@pinge/contract/roster/roster.ts'
import type { RosterText } from '@pinge/contract/roster/check-roster.ts'
import { MAX_ROSTER_ROWS } from '@pinge/contract/values/limits.ts'
import { isBirthday } from '@pinge/contract/values/birthday.ts'
import {
  isBesideNames,
  isLeft,
  isLineBesideNames,
  isMark,
  isMessageHead,
  isPeople,
  isPupilOfClass,
  partFromNames,
  readKin,
  readNumber,
  withoutClass,
  withoutSigns,
} from './beside-names.ts'
import { cleanText } from './clean-text.ts'
import { tidyDateCell, tidyGender, tidyName, tidyTel } from './roster-cells.ts'
import { barredCells, plainLine } from './plain-line.ts'
import { findColumns, isNameHeading } from './roster-columns.ts'
import { readDelimited } from '../file/roster-csv.ts'
import { readLabelled } from './roster-labelled.ts'
import { finishRoster, footer, readTable } from './roster-rows.ts'

/** Names as people paste them: one a line, in one line with any sign between, or cells from a spreadsheet. */
export function readPastedNames(text: string): RosterRow[] {
  if (text.includes('\t')) return readTable(readDelimited(text, '\t'))
  const lines = text
    .split(/\r\n?|\n|\u2028|\u2029/)
    .map((line) => (line.trim() === '' || isMessageHead(cleanText(line)) ? '' : plainLine(line)))
  const table = readHeaded(lines)
  if (table) return table
  const labelled = readLabelled(lines, isNote)
  if (labelled)
    return finishRoster(readTable(labelled).map(({ problems: _, ...row }, i) => ({ ...row, row: i + 1 })))
  const pupils: Pupil[] = []
  for (const line of lines) {
    const names = withoutTitle(line)
    if (names.trim() === '' || isNote(names)) continue
    pupils.push(...readLine(names))
    // More than may be taken are refused: the rest need not be read.
    if (pupils.length > MAX_ROSTER_ROWS) break
  }
  return finishRoster(pupils.map((pupil, i) => ({ ...pupil, row: i + 1 })))
}

/** A table by its heading, with the cells of a line behind spaces, commas or bars; undefined where nothing stands under it. */
function readHeaded(lines: readonly string[]): RosterRow[] | undefined {
  const rows = lines.map(cells)
  const at = rows
    .slice(0, MAX_TITLE_LINES)
    .findIndex((row) => row.length > 1 && findColumns([row])?.hasHeading)
  const width = rows[at]?.length ?? 0
  const below = rows.slice(at + 1).filter((row) => row.join('') !== '')
  // `三2班 名单` has its names one a line.
  const isTable = below.filter((row) => row.length > 1).length * 2 > below.length
  if (at < 0 || !isTable) return undefined
  const column = findColumns([rows[at] ?? []])?.pupils[0]?.columns.username ?? 0
  return readTable(rows.map((row) => (row.length > width ? joinLatin(joinSingles(row), column, width) : row)))
}

/** `1 Tom Smith male` has more cells than its heading: the words of the name are in one. */
function joinLatin(row: readonly string[], column: number, width: number): readonly string[] {
  const end = column + 1 + Math.max(0, row.length - width)
  const words = row.slice(column, end)
  if (!words.every((word) => /^[\p{Script=Latin}'’.-]+$/u.test(word))) return row
  return [...row.slice(0, column), words.join(' '), ...row.slice(end)]
}

/** How far down the heading of what was pasted may stand. */
const MAX_TITLE_LINES = 5

/** `三（2）班学生名单：` or `第一组：` is what the list is; names may follow it in its line. */
function withoutTitle(line: string): string {
  return line.replace(
    /^\s*(?:[男女]|[新老]生|缺勤|出勤|请假|迟到|早退|[病事]假|第?[一二三四五六七八九十\d]{1,2}排)[:：](?:\s*(?:无|没有)\s*$)?|^\s*[^,，、;；:：]{0,20}(班|名单|名册|组|学生|[男女]生|姓名|[班组队]长|委员|代表|\d ?[人名位])[:：]/,
    '',
  )
}

/** A line of its own that says which list this is, or how many stand in it. */
function isNote(line: string): boolean {
  const text = cleanText(line)
  if (isPupilOfClass(text)) return false
  return (
    isMessageHead(text) ||
    text.startsWith('#接龙') ||
    footer.test(text) ||
    /((年级|[\d)]) ?班|(名单|名册)(如下)?)$/.test(text)
  )
}

function cells(line: string): string[] {
  if (line.includes('|')) return barredCells(line)
  return /[,，]/.test(line) ? line.split(/[,，]/) : line.trim().split(/\s+/)
}

type Pupil = Omit<RosterText, 'row'>

function readLine(line: string): Pupil[] {
  const pupils: Pupil[] = []
  const names = withoutClass(partFromNames(line).replace(NUMBER_SIGNS, '、'))
  if (isLineBesideNames(cleanText(names))) return []
  let relation = ''
  for (const part of withoutListNumber(names)
    .split(/[,，、;；|/。]+/)
    .flatMap(splitAtSpaces)) {
    const last = pupils.at(-1)
    const said = cleanText(part)
    if (said === '' || isBesideNames(said)) continue
    const [, name = '', gender = '', kin = ''] =
      NAME_PARTS.exec(withoutTalk(tidyName(withoutSigns(withoutListNumber(withoutClass(part)))))) ?? []
    const tel = last && readTel(part, relation)
    const kinOfLast = last && readKin(said)
    if (last && /^[男女]$/.test(tidyGender(part)) && !/\d/.test(part)) last.gender = tidyGender(part)
    else if (tel) Object.assign(last, tel)
    // Digits alone are a number of the school's.
    else if (last && /\D/.test(part) && isBirthday(tidyDateCell(part))) last.birthday = tidyDateCell(part)
    else if (last && KIN.test(part)) relation = part
    else if (last && kinOfLast) {
      Object.assign(last, kinOfLast)
      relation = kinOfLast.guardianRelation
    } else if (last && readNumber(part) !== '') last.stuNo = readNumber(part)
    else if (last && isLeft(said)) last.username += `(${said})`
    else if (last && (isPeople(part) || isMark(said))) continue
    else if (name !== '' && !/^\d*号?$/.test(name) && !isNameHeading(name) && !isNote(name)) {
      pupils.push({ ...emptyRosterRow, username: name, gender })
      relation = kin
    }
  }
  return pupils
}

/** Those who answer in a chat for a child. */
const kinWords = '爸爸|妈妈|爷爷|奶奶|外公|外婆|姥姥|姥爷|家长'
const KIN = new RegExp(`^(?:${kinWords})$`)
/** `赵六（女）` and `张子涵妈妈` name a pupil and say more of them. */
const NAME_PARTS = new RegExp(
  `^(.+?)(?:\\(([男女])生?\\))?(?:(?<=\\p{Script=Han}{2})的?(${kinWords}))?$`,
  'u',
)

/** What a chat says to all around its list, up to a colon; no name begins so. */
function withoutTalk(text: string): string {
  const isTalk =
    /^(@所有人|[敬烦]?请(?!假)|各位|大家|麻烦|温馨提示|(家长|老师|同学)(们|.?好)|谢谢..|感谢)/.test(text) ||
    /^(接龙|已?(报名|填写|参加|收到))/.test(text)
  return isTalk ? text.replace(/^[^:]*:?/, '') : text
}

/** `13800000001（妈妈）` says whose phone it is. */
function readTel(
  part: string,
  relation: string,
): Pick<Pupil, 'guardianTel' | 'guardianRelation'> | undefined {
  const [, tel = '', guardianRelation = relation] =
    /^(.*?)(?:[(（](\p{Script=Han}{1,4})[)）])?$/u.exec(part.trim()) ?? []
  const guardianTel = tidyTel(tel)
  return /^1\d{10}$/.test(guardianTel) ? { guardianTel, guardianRelation } : undefined
}

/** ① and its like, each one sign: wherever it stands, a name begins behind it. */
const NUMBER_SIGNS = /[\u2460-\u249b\u24ea-\u24ff\u2776-\u2793\u3251-\u325f\u32b1-\u32bf]/g

/** The `12. ` of a numbered list is its order, not the pupil's number. */
function withoutListNumber(text: string): string {
  return text
    .trim()
    .replace(
      /^(?:[(（]?[0-9０-９]{1,3}(?:\s*[)）.．、:：]\s*|\s+)(?=\S)|[0-9０-９]{1,3}(?:号(?=\p{Script=Han}{2})|(?=\p{Script=Han})))/u,
      '',
    )
}

/** Spaces part names, except inside a Latin name (Tom Smith) and around a middle dot. */
function splitAtSpaces(text: string): string[] {
  const parts = text
    // First of all: a search that begins at each of many spaces would take the square of their number.
    .replace(/\s+/g, ' ')
    .replace(/ ?[·•‧∙⋅・●] ?/g, '·')
    .trim()
    .split(/(?<![\p{Script=Latin}'’.]) | (?![\p{Script=Latin}'’.])/u)
  return joinSingles(parts)
}

/**
 * Names of two characters are often written apart to line up with those of three: 李 明 is one pupil. So is 欧阳 娜娜, apart behind
 * the family name.
 */
function joinSingles(parts: readonly string[]): string[] {
  const isSingle = (part: string | undefined) =>
    part !== undefined && /^(?![男女])\p{Script=Han}$/u.test(part)
  if (parts.length === 3 && parts.every(isSingle)) return [parts.join('')]
  const joined: string[] = []
  for (const part of parts) {
    const isGiven = /^\p{Script=Han}{1,2}$/u.test(part) && doubleFamilyNames.has(joined.at(-1) ?? '')
    if (isGiven || (isSingle(part) && isSingle(joined.at(-1)))) joined.push(`${joined.pop() ?? ''}${part}`)
    else joined.push(part)
  }
  return joined
}
