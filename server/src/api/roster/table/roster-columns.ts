import type { emptyRosterRow } from '@pinge/contract/roster/roster-fields.ts'
import { cleanText } from './clean-text.ts'
import { looksLikeName, tidyDateCell, tidyGender, tidyName, tidyTel } from './roster-cells.ts'
import type { Table } from './roster-table.ts'

import { findOthers, guardianFieldOf, placeGuardians, type GuardianColumn } from './guardian-columns.ts'

type OwnField = 'username' | 'stuNo' | 'gender' | 'birthday'
export type RosterField = keyof typeof emptyRosterRow

/** Where each field of one pupil stands in a row. */
type RosterColumns = Partial<Record<RosterField, number>>

/** A pupil's columns, and what 父亲 and 母亲 over them say of both guardians; one row may hold several pupils. */
export type RosterPupil = { columns: RosterColumns; kin: readonly string[] }

export type RosterLayout = { firstRow: number; pupils: RosterPupil[]; hasHeading: boolean }

/** In order: the first pattern that fits a heading decides, after those of the guardians. */
const headings: readonly (readonly [OwnField, RegExp])[] = [
  ['username', /^((学生|幼儿|孩子|同学|宝贝|中文)的?)?(姓名|名字|名单)$|^学生$|^(student ?)?name$/i],
  ['stuNo', /^(学生|班内|班级)?学号$/],
  ['gender', /^(学生)?性别$|^(gender|sex)$/i],
  ['birthday', /^(学生)?(出生(日期|年月日?|时间)?|生日)$|^(birthday|birth ?date)$/i],
]
const otherNumber = /^(座号|座位号|编号|学生编号|班级编号|(全国)?学籍号|考号)$/

/** A heading stands near the top, below a title at most. */
const MAX_HEADING_ROW = 30
/** How much of a column must be of a kind before it is taken for that kind. */
const MIN_FITTING_SHARE = 0.6

/** Whether a cell says what stands below it, or beside it. */
export function isHeading(cell: string): boolean {
  return fieldOf(cell) !== undefined || otherNumber.test(headingText(cell))
}

export function isNameHeading(cell: string): boolean {
  return fieldOf(cell) === 'username'
}

/** Finds the pupils' columns by the heading, or by what the columns hold; undefined when there are no names at all. */
export function findColumns(table: Table): RosterLayout | undefined {
  let best: { row: number; fields: (HeadingField | undefined)[]; count: number } | undefined
  for (const [row, cells] of table.slice(0, MAX_HEADING_ROW).entries()) {
    const fields = cells.map(fieldOf)
    const count = new Set(fields.flatMap((field) => (field ? [keyOf(field)] : []))).size
    if (fields.includes('username') && count > (best?.count ?? 0)) best = { row, fields, count }
  }
  if (!best) return findColumnsByContent(table)
  const heading = table[best.row] ?? []
  const below = findSecondLine(heading, best.fields, table[best.row + 1] ?? [])
  const fields = below ?? withGroups(heading, best.fields, table[best.row - 1] ?? [])
  return {
    firstRow: best.row + (below ? 2 : 1),
    pupils: pupilColumns(fields, heading),
    hasHeading: true,
  }
}

/**
 * The fields of a heading of two lines: 家长 over 姓名 and 电话, and nothing under the pupil's own 姓名. Undefined when the
 * line below is a pupil already.
 */
function findSecondLine(
  heading: readonly string[],
  fields: readonly (HeadingField | undefined)[],
  below: readonly string[],
): (HeadingField | undefined)[] | undefined {
  const isPupil = (below[fields.indexOf('username')] ?? '').trim() !== ''
  if (isPupil || !below.some((cell) => fieldOf(cell) !== undefined)) return undefined
  let group = ''
  return Array.from({ length: Math.max(heading.length, below.length) }, (_, column) => {
    group = groupName(heading[column] ?? '') || group
    const own = headingText(below[column] ?? '')
    if (own === '') return fields[column]
    const alone = fieldOf(own)
    const isOthers = alone === 'username' || (typeof alone === 'object' && findOthers(group) >= 0)
    return fieldOf(`${group}${own}`) ?? (isOthers ? undefined : alone)
  })
}

/** The same where 家长 stands in the line above that of the pupil's own 姓名: the 姓名 below it is not the pupil's. */
function withGroups(
  heading: readonly string[],
  fields: readonly (HeadingField | undefined)[],
  above: readonly string[],
): (HeadingField | undefined)[] {
  let group = ''
  return fields.map((field, column) => {
    group = groupName(above[column] ?? '') || group
    return guardianFieldOf(group)?.part === 'name'
      ? (fieldOf(`${group}${headingText(heading[column] ?? '')}`) ?? field)
      : field
  })
}

/** 家长信息 above several columns is 家长; a merged cell stands in its first column. */
function groupName(cell: string): string {
  return headingText(cell).replace(/(信息|情况|资料)$/, '')
}

/** `*家长姓名（选填）：` is read as 家长姓名. */
function headingText(cell: string): string {
  return cleanText(cell)
    .replace(/[([【].*?[)\]】]/g, '')
    .replace(/[*:\s]/g, '')
}

type HeadingField = OwnField | GuardianColumn

function fieldOf(cell: string): HeadingField | undefined {
  const text = headingText(cell)
  if (text === '') return undefined
  return guardianFieldOf(text) ?? headings.find(([, pattern]) => pattern.test(text))?.[0]
}

function pupilColumns(
  fields: readonly (HeadingField | undefined)[],
  heading: readonly string[],
): RosterPupil[] {
  const known = fields.flatMap((field, column) => (field ? [{ field, column }] : []))
  const names = known.filter(({ field }) => field === 'username').length
  const width = known.length / names
  const isSideBySide = known.every(({ field }, i) => isSameField(field, known[i % width]?.field))
  const groups = isSideBySide
    ? Array.from({ length: names }, (_, i) => known.slice(i * width, (i + 1) * width))
    : [known]
  const pupils = groups.map((group) => {
    const columns: RosterColumns = {}
    const ofGuardians: { field: GuardianColumn; column: number }[] = []
    for (const { field, column } of group) {
      if (typeof field === 'string') columns[field] ??= column
      else ofGuardians.push({ field, column })
    }
    const { places, kin } = placeGuardians(ofGuardians)
    return { columns: { ...columns, ...places }, kin }
  })
  const [only] = pupils
  if (only && pupils.length === 1 && only.columns.stuNo === undefined) {
    const column = heading.findIndex((cell) => otherNumber.test(headingText(cell)))
    if (column >= 0) only.columns.stuNo = column
  }
  return pupils
}

function isSameField(one: HeadingField, other: HeadingField | undefined): boolean {
  return other !== undefined && keyOf(one) === keyOf(other)
}

function keyOf(field: HeadingField): string {
  return typeof field === 'string' ? field : Object.values(field).join('/')
}

function findColumnsByContent(table: Table): RosterLayout | undefined {
  const width = Math.max(0, ...table.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, column) =>
    table.map((row) => row[column] ?? '').filter((cell) => cell.trim() !== ''),
  )
  const find = (test: (cell: string) => boolean) =>
    columns.findIndex(
      (cells) => cells.length > 0 && cells.filter(test).length >= cells.length * MIN_FITTING_SHARE,
    )
  // A column of many equal values (汉族, 三年级) holds no names.
  const nameColumns = columns.flatMap((cells, column) => {
    const names = cells.map(tidyName).filter(looksLikeName)
    const isNames = names.length > 0 && names.length >= cells.length * MIN_FITTING_SHARE
    return isNames && new Set(names).size >= names.length * MIN_FITTING_SHARE ? [column] : []
  })
  const [username] = nameColumns
  if (username === undefined) return undefined

  const used = columns.filter((cells) => cells.length > 0).length
  const isGridOfNames = nameColumns.length === used && (used > 2 || table.length === 1)
  if (isGridOfNames)
    return {
      firstRow: 0,
      pupils: nameColumns.map((username) => ({ columns: { username }, kin: [] })),
      hasHeading: false,
    }

  const sideBySide = findSideBySide(columns, nameColumns)
  if (sideBySide) return { firstRow: 0, pupils: sideBySide, hasHeading: false }

  const others: RosterColumns = {
    stuNo: find((cell) => /^\d{4,10}$/.test(cleanText(cell))),
    gender: find((cell) => /^[男女]$/.test(tidyGender(cell)) && !/^\d/.test(cleanText(cell))),
    birthday: find((cell) => /\D/.test(cell.trim()) && /^\d{4}-\d\d-\d\d$/.test(tidyDateCell(cell))),
    guardianTel: find((cell) => /^1\d{10}$/.test(tidyTel(cell))),
  }
  const pupil: RosterColumns = { username }
  for (const field of ['stuNo', 'gender', 'birthday', 'guardianTel'] as const) {
    const column = others[field]
    if (column !== undefined && column !== -1) pupil[field] = column
  }
  const firstRow = table.findIndex((row) => looksLikeName(tidyName(row[username] ?? '')))
  return { firstRow, pupils: [{ columns: pupil, kin: [] }], hasHeading: false }
}

/** `1 王浩然 2 李明`: each name with its number or gender beside it, and nothing that says one is a parent of the other. */
function findSideBySide(
  columns: readonly (readonly string[])[],
  nameColumns: readonly number[],
): RosterPupil[] | undefined {
  const kinds = columns.flatMap((cells, column) => {
    if (cells.length === 0) return []
    if (nameColumns.includes(column)) return [{ column, kind: 'username' as const }]
    const isAll = (test: (cell: string) => boolean) => cells.every(test)
    if (isAll((cell) => /^[男女]$/.test(tidyGender(cell)) && !/^\d/.test(cleanText(cell))))
      return [{ column, kind: 'gender' as const }]
    if (isAll((cell) => /^\d{4,10}$/.test(cleanText(cell)))) return [{ column, kind: 'stuNo' as const }]
    return [{ column, kind: isAll((cell) => /^\d{1,3}[.、]?$/.test(cleanText(cell))) ? 'order' : 'other' }]
  })
  const width = kinds.length / nameColumns.length
  const isSame = kinds.every(({ kind }, at) => kind === kinds[at % width]?.kind)
  if (nameColumns.length < 2 || width < 2 || !isSame || kinds.some(({ kind }) => kind === 'other'))
    return undefined
  return nameColumns.map((_, place) => {
    const own: RosterColumns = {}
    for (const { column, kind } of kinds.slice(place * width, (place + 1) * width))
      if (kind === 'username' || kind === 'gender' || kind === 'stuNo') own[kind] = column
    return { columns: own, kin: [] }
  })
}
