import { inPlainSigns } from '../read-text.ts'

/** The key of a heading by its name as a whole, or without what stands in brackets: of 单元（一） and 单元（二） each has its own. */
export function keyOfHeading<Key>(keys: ReadonlyMap<string, Key>, heading: string): Key | undefined {
  return keys.get(wholeHeading(heading)) ?? keys.get(plainHeading(heading))
}

/** A heading without spaces and signs. */
export function wholeHeading(heading: string): string {
  return withoutSigns(inPlainSigns(heading).toLowerCase())
}

/** A heading without units in brackets, spaces and signs: 「身高 (cm)」 is 身高. */
function plainHeading(heading: string): string {
  return withoutSigns(
    inPlainSigns(heading)
      .toLowerCase()
      .replace(/[(（[【][^)）\]】]*[)）\]】]/g, ''),
  )
}

function withoutSigns(heading: string): string {
  return heading.replace(/[^\p{L}\p{N}×]/gu, '')
}

const nameHeadings = new Set(['姓名', '学生姓名', '学生', '名字'])
const numberHeadings = new Set(['学号', '学生学号', '班内学号'])
/** Titles and notes may stand above a heading. */
const SEARCHED_ROWS = 15

type Layout<Key> = {
  firstRow: number
  name: number
  number: number | undefined
  gender: number | undefined
  columns: { at: number; heading: string; key: Key }[]
  /** Headings that say nothing of the sheet; what stands below them is left out. */
  unknown: string[]
}

type Cells = readonly (readonly string[])[]

/**
 * Where a table has its names, its numbers and the columns that are known, by a heading of one row, or of two: subjects
 * that span several columns above, and what was marked below them.
 */
function findLayout<Key>(cells: Cells, keyOf: (heading: string) => Key | undefined): Layout<Key> | undefined {
  for (let row = 0; row < Math.min(SEARCHED_ROWS, cells.length); row += 1) {
    const name = (cells[row] ?? []).findIndex((cell) => nameHeadings.has(plainHeading(cell)))
    if (name < 0) continue
    const own = cells[row] ?? []
    const below = cells[row + 1] ?? []
    const layouts = [
      // The name spans both rows, and is above. Where one row knows as many columns, what is below says their units.
      ...((below[name] ?? '').trim() === ''
        ? [layoutOf({ headings: joined(own, below), own, firstRow: row + 2, name }, keyOf)]
        : []),
      layoutOf({ headings: own, own, firstRow: row + 1, name }, keyOf),
      layoutOf({ headings: joined(cells[row - 1] ?? [], own), own, firstRow: row + 1, name }, keyOf),
    ]
    return layouts.reduce((best, next) => (next.columns.length > best.columns.length ? next : best))
  }
  return undefined
}

/** A part of a table with the columns of its own. */
export type Part<Key> = { cells: Cells; layout: Layout<Key> }

/**
 * The parts of a table that has its heading again to the right, as lists are laid out for paper: each with its own names.
 * One part, where what comes again says something else, such as the names of parents; none without a known column.
 */
export function findParts<Key>(cells: Cells, keyOf: (heading: string) => Key | undefined): Part<Key>[] {
  const parts = splitAtNames(cells).flatMap((own) => {
    const layout = findLayout(own, keyOf)
    return layout ? [{ cells: own, layout }] : []
  })
  const [first, ...others] = parts
  const known = new Set(first?.layout.columns.map(({ key }) => key))
  const isSame = ({ layout: { columns } }: Part<Key>) =>
    columns.length > 0 && columns.every(({ key }) => known.has(key))
  if (others.length > 0 && others.every(isSame)) return parts
  const layout = findLayout(cells, keyOf)
  return layout && layout.columns.length > 0 ? [{ cells, layout }] : []
}

/** The same rows for each name of the heading, with the columns from its 学号 on to the next. */
function splitAtNames(cells: Cells): Cells[] {
  const isName = (cell: string) => nameHeadings.has(plainHeading(cell))
  const heading = cells.slice(0, SEARCHED_ROWS).find((row) => row.some(isName)) ?? []
  const names = heading.flatMap((cell, at) => (isName(cell) ? [at] : []))
  const [first = 0, second = 0] = names
  let before = 0
  const at = (place: number) => plainHeading(heading[place] ?? '')
  while (
    before < first &&
    at(first - before - 1) !== '' &&
    at(first - before - 1) === at(second - before - 1)
  )
    before += 1
  const starts = names.map((name, place) => (place === 0 ? 0 : name - before))
  return starts.map((start, place) => {
    const end = starts[place + 1] ?? Infinity
    return cells.map((row) => row.map((cell, column) => (column >= start && column < end ? cell : '')))
  })
}

/** What stands above several columns and says nothing of one: 身体形态 above 身高 and 体重, 各科成绩 above 语文 and 数学. */
const section =
  /^(?:身体|体质|体测|考试|考查|测试|检测|各科|学科|科目|文化课|形态|机能|素质|健康|项目|指标|数据|成绩|情况)+$/

/** The heading above spans the empty cells to its right. */
function joined(above: readonly string[], below: readonly string[]): string[] {
  let last = ''
  return Array.from({ length: Math.max(above.length, below.length) }, (_, at) => {
    last = (above[at] ?? '').trim() || last
    const own = below[at] ?? ''
    return own.trim() !== '' && section.test(plainHeading(last)) ? own : last + own
  })
}

type HeadingRows = {
  headings: readonly string[]
  /** The row that holds the name: a 学号 beside it is one whatever stands above both. */
  own: readonly string[]
  firstRow: number
  name: number
}

function layoutOf<Key>(
  { headings, own, firstRow, name }: HeadingRows,
  keyOf: (heading: string) => Key | undefined,
): Layout<Key> {
  const layout: Layout<Key> = {
    firstRow,
    name,
    number: undefined,
    gender: undefined,
    columns: [],
    unknown: [],
  }
  const taken = new Set<Key>()
  headings.forEach((heading, at) => {
    const plain = plainHeading(heading)
    if (at === name || plain === '') return
    const isNumber = numberHeadings.has(plain) || numberHeadings.has(plainHeading(own[at] ?? ''))
    if (layout.number === undefined && isNumber) {
      layout.number = at
      return
    }
    if (plain === '性别') layout.gender ??= at
    const key = keyOf(heading)
    if (key === undefined || taken.has(key)) {
      layout.unknown.push(heading.trim())
      return
    }
    taken.add(key)
    layout.columns.push({ at, heading: heading.trim(), key })
  })
  return layout
}
