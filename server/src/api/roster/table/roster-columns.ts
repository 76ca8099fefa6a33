import { cleanText } from './clean-text.ts'
import { looksLikeName, tidyDate, tidyGender, tidyName, tidyTel } from './roster-cells.ts'
import type { Table } from './roster-table.ts'

export type RosterField = 'username' | 'stuNo' | 'gender' | 'birthday' | 'guardianName' | 'guardianTel'

/** Where each field of one pupil stands in a row; a table printed side by side has several pupils in a row. */
export type RosterColumns = Partial<Record<RosterField, number>>

export type RosterLayout = { firstRow: number; pupils: RosterColumns[]; hasHeading: boolean }

/** In order: the first pattern that fits a heading decides, the second number pattern only counts where the first has none. */
const headings: readonly (readonly [RosterField, RegExp])[] = [
  ['guardianTel', /(电话|手机|联系方式|tel|phone|mobile)(号码?)?[一二12]?$/i],
  [
    'guardianName',
    /^(第[一二])?(家长|监护人|父亲|母亲|爸爸|妈妈|联系人|家庭联系人)[一二12]?(的?(姓名|名字|名称))?[一二12]?$/,
  ],
  ['username', /^((学生|幼儿|孩子|同学|宝贝|中文)的?)?(姓名|名字|名单)$|^学生$|^(student ?)?name$/i],
  ['stuNo', /^(学生)?学号$/],
  ['gender', /^(学生)?性别$|^(gender|sex)$/i],
  ['birthday', /^(学生)?(出生(日期|年月日?|时间)?|生日)$|^(birthday|birth ?date)$/i],
]
const otherNumber = /^(座号|座位号|编号|学生编号|班级编号|(全国)?学籍号|考号)$/

/** A heading stands near the top, below a title at most. */
const MAX_HEADING_ROW = 30
/** How much of a column must be of a kind before it is taken for that kind. */
const MOST = 0.6

export function isNameHeading(cell: string): boolean {
  return fieldOf(cell) === 'username'
}

/** Finds the pupils' columns by the heading, or by what the columns hold; undefined when there are no names at all. */
export function findColumns(table: Table): RosterLayout | undefined {
  let best: { row: number; fields: (RosterField | undefined)[]; count: number } | undefined
  for (const [row, cells] of table.slice(0, MAX_HEADING_ROW).entries()) {
    const fields = cells.map(fieldOf)
    const count = new Set(fields.filter((field) => field !== undefined)).size
    if (fields.includes('username') && count > (best?.count ?? 0)) best = { row, fields, count }
  }
  if (!best) return findColumnsByContent(table)
  const heading = table[best.row] ?? []
  const below = findSecondLine(heading, best.fields, table[best.row + 1] ?? [])
  return {
    firstRow: best.row + (below ? 2 : 1),
    pupils: pupilColumns(below ?? best.fields, heading),
    hasHeading: true,
  }
}

/**
 * The fields of a heading of two lines: 家长 over 姓名 and 电话, and nothing under the pupil's own 姓名. Undefined when the
 * line below is a pupil already.
 */
function findSecondLine(
  heading: readonly string[],
  fields: readonly (RosterField | undefined)[],
  below: readonly string[],
): (RosterField | undefined)[] | undefined {
  const isPupil = (below[fields.indexOf('username')] ?? '').trim() !== ''
  if (isPupil || !below.some((cell) => fieldOf(cell) !== undefined)) return undefined
  let group = ''
  return Array.from({ length: Math.max(heading.length, below.length) }, (_, column) => {
    // A merged cell stands in its first column.
    group = headingText(heading[column] ?? '').replace(/(信息|情况|资料)$/, '') || group
    const own = headingText(below[column] ?? '')
    if (own === '') return fields[column]
    const alone = fieldOf(own)
    return fieldOf(`${group}${own}`) ?? (alone === 'username' ? undefined : alone)
  })
}

/** `*家长姓名（选填）：` is read as 家长姓名. */
function headingText(cell: string): string {
  return cleanText(cell)
    .replace(/[([【].*?[)\]】]/g, '')
    .replace(/[*:\s]/g, '')
}

function fieldOf(cell: string): RosterField | undefined {
  const text = headingText(cell)
  return text === '' ? undefined : headings.find(([, pattern]) => pattern.test(text))?.[0]
}

function pupilColumns(
  fields: readonly (RosterField | undefined)[],
  heading: readonly string[],
): RosterColumns[] {
  const known = fields.flatMap((field, column) => (field ? [{ field, column }] : []))
  const names = known.filter(({ field }) => field === 'username').length
  const width = known.length / names
  const isSideBySide = known.every(({ field }, i) => field === known[i % width]?.field)
  const groups = isSideBySide
    ? Array.from({ length: names }, (_, i) => known.slice(i * width, (i + 1) * width))
    : [known]
  const pupils = groups.map((group) => {
    const columns: RosterColumns = {}
    for (const { field, column } of group) columns[field] ??= column
    return columns
  })
  const [only] = pupils
  if (only && pupils.length === 1 && only.stuNo === undefined) {
    const column = heading.findIndex((cell) => otherNumber.test(headingText(cell)))
    if (column >= 0) only.stuNo = column
  }
  return pupils
}

function findColumnsByContent(table: Table): RosterLayout | undefined {
  const width = Math.max(0, ...table.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, column) =>
    table.map((row) => row[column] ?? '').filter((cell) => cell.trim() !== ''),
  )
  const find = (test: (cell: string) => boolean) =>
    columns.findIndex((cells) => cells.length > 0 && cells.filter(test).length >= cells.length * MOST)
  // A column of many equal values (汉族, 三年级) holds no names.
  const nameColumns = columns.flatMap((cells, column) => {
    const names = cells.map(tidyName).filter(looksLikeName)
    const isNames = names.length > 0 && names.length >= cells.length * MOST
    return isNames && new Set(names).size >= names.length * MOST ? [column] : []
  })
  const [username] = nameColumns
  if (username === undefined) return undefined

  const used = columns.filter((cells) => cells.length > 0).length
  const isGridOfNames = nameColumns.length === used && (used > 2 || table.length === 1)
  if (isGridOfNames)
    return { firstRow: 0, pupils: nameColumns.map((column) => ({ username: column })), hasHeading: false }

  const others: RosterColumns = {
    stuNo: find((cell) => /^\d{4,10}$/.test(cleanText(cell))),
    gender: find((cell) => /^[男女]$/.test(tidyGender(cell)) && !/^\d/.test(cleanText(cell))),
    birthday: find((cell) => /\D/.test(cell.trim()) && /^\d{4}-\d\d-\d\d$/.test(tidyDate(cell))),
    guardianTel: find((cell) => /^1\d{10}$/.test(tidyTel(cell))),
  }
  const pupil: RosterColumns = { username }
  for (const field of ['stuNo', 'gender', 'birthday', 'guardianTel'] as const) {
    if (others[field] !== -1) pupil[field] = others[field]
  }
  const firstRow = table.findIndex((row) => looksLikeName(tidyName(row[username] ?? '')))
  return { firstRow, pupils: [pupil], hasHeading: false }
}
