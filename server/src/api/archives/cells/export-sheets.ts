import { EXEMPT, type Cell } from '@pinge/contract/archives/cells.ts'
import type { FitnessItem } from '@pinge/contract/archives/fitness/primary-2014.ts'
import { bmiName } from '@pinge/contract/archives/fitness/standard.ts'
import { formatShuttle, healthItems } from '@pinge/contract/archives/health-items.ts'
import type { HealthItem, HealthRow, HealthSheet } from '@pinge/contract/archives/health.ts'
import type { exportHealth, exportPerform } from '@pinge/contract/archives/table/table-file.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { genderNames } from '@pinge/contract/students.ts'
import { compareStudentNumbers } from '@pinge/contract/values/compare-student-numbers.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { FileAnswer } from '../../../platform/http/file-answer.ts'
import {
  streamWorkbook,
  type WorkbookColumn,
  type WorkbookRow,
} from '../../../platform/xlsx/stream-workbook.ts'
import type { ClassReadContext } from '../../writes/contexts.ts'
import { selectClassName } from '../../writes/names.queries.ts'
import { readHealthSheet } from '../health/health-sheet.ts'
import { readPerformSheet } from '../perform/perform-sheet.ts'
import { selectBirthdays } from './cell.queries.ts'

const text = (heading: string, width = 12): WorkbookColumn => ({ heading, width, type: 'text' })
const number = (heading: string, width = 12): WorkbookColumn => ({ heading, width, type: 'number' })

async function* once(rows: readonly WorkbookRow[]): AsyncGenerator<readonly WorkbookRow[]> {
  yield rows
}

/** A cell as it is read again: 免考 and 免测 by their words. */
function shown(cell: Cell | undefined, exempt: string): string | number | null {
  return cell?.value === EXEMPT ? exempt : (cell?.value ?? null)
}

type WithAside = { customAsideName: string }

/** The document's own column, where it has one. */
function asideColumns({ customAsideName }: WithAside): WorkbookColumn[] {
  return customAsideName === '' ? [] : [text(customAsideName, 20)]
}

function asideCells({ customAsideName }: WithAside, { aside }: { aside: Cell }): WorkbookRow {
  return customAsideName === '' ? [] : [aside.value]
}

/** The marks of a document, a column for each subject and kind that stands in the sheet. */
export async function exportPerformFile(
  db: Db,
  context: ClassReadContext,
  request: RequestOf<typeof exportPerform>,
): Promise<FileAnswer> {
  const marks = await readPerformSheet(db, context, request)
  const { subjects, kinds, rows, name } = marks
  const className = await selectClassName(db, context.classId)
  const shownKinds = kinds.filter(({ isHidden }) => !isHidden)
  const places = subjects
    .filter(({ isHidden }) => !isHidden)
    .flatMap((subject) => shownKinds.map((kind) => ({ subject, kind })))
  const columns = [
    text('学号', 10),
    text('姓名', 16),
    ...places.map(({ subject, kind }) => number(`${subject.name} ${kind.name}`, 14)),
    ...asideColumns(marks),
  ]
  const lines = rows
    .toSorted(compareStudentNumbers)
    .map((row) => [
      row.stuNo,
      row.username,
      ...places.map(({ subject, kind }) => shown(row.cells[subject.id]?.[kind.id], '免考')),
      ...asideCells(marks, row),
    ])
  const sheet = { name: '学业', columns, rows: once(lines) }
  return new FileAnswer(`${className}学业 ${name}.xlsx`, streamWorkbook([sheet]))
}

/** Of the national form, in its order; what a grade does not measure stays empty. */
const measured: readonly HealthItem[] = [
  'height',
  'weight',
  'vitalCapacity',
  'run50',
  'sitReach',
  'ropeSkip',
  'sitUp',
  'shuttle50x8',
]
const vision: readonly HealthItem[] = ['visionLeft', 'visionRight']
/** The national form's numbers of grades and genders. */
const FIRST_GRADE_NUMBER = 10
const genderNumbers = { male: 1, female: 2 } as const

/** The fitness test of a document: the form that is reported to the state, and beside it all that the form has no column for. */
export async function exportHealthFile(
  db: Db,
  context: ClassReadContext,
  request: RequestOf<typeof exportHealth>,
): Promise<FileAnswer> {
  const sheet = await readHealthSheet(db, context, request)
  const className = await selectClassName(db, context.classId)
  const birthdays = await selectBirthdays(db, context.classId)
  const rows = sheet.rows.toSorted(compareStudentNumbers)
  const gradeNumber = sheet.grade === null ? null : FIRST_GRADE_NUMBER + sheet.grade
  const form = rows.map((row) => [
    gradeNumber,
    className,
    // The number of the state's register, which the product does not keep.
    null,
    row.username,
    row.gender && genderNumbers[row.gender],
    birthdays.get(row.studentId) ?? null,
    ...measured.map((item) => shownMeasurement(item, row)),
    ...vision.map((item) => shown(row.cells[item], '免测')),
  ])
  return new FileAnswer(
    `${className}体质健康 ${sheet.name}.xlsx`,
    streamWorkbook([
      { name: '上报表', columns: formColumns, rows: once(form) },
      { name: '成绩', columns: scoreColumns(sheet), rows: once(rows.map((row) => scoreLine(sheet, row))) },
    ]),
  )
}

const formColumns: readonly WorkbookColumn[] = [
  number('年级编号'),
  text('班级名称', 16),
  text('学籍号', 22),
  text('姓名', 16),
  number('性别', 8),
  text('出生日期', 14),
  ...measured.map((item) => number(healthItems[item].name, 16)),
  number('左眼裸眼视力', 14),
  number('右眼裸眼视力', 14),
]

/** A time of minutes as the form writes it. */
function shownMeasurement(item: HealthItem, { cells }: HealthRow): string | number | null {
  const value = shown(cells[item], '免测')
  return item === 'shuttle50x8' && typeof value === 'number' ? formatShuttle(value) : value
}

const scoredItems: readonly Exclude<FitnessItem, 'bmi'>[] = [
  'vitalCapacity',
  'run50',
  'sitReach',
  'ropeSkip',
  'sitUp',
  'shuttle50x8',
]

function scoredOf({ items }: HealthSheet) {
  return scoredItems.filter((item) => items.includes(item))
}

function scoreColumns(sheet: HealthSheet): WorkbookColumn[] {
  return [
    text('学号', 10),
    text('姓名', 16),
    text('性别', 8),
    number('BMI', 8),
    text('体重等级'),
    number('BMI得分', 10),
    ...scoredOf(sheet).flatMap((item) => {
      const { name } = healthItems[item]
      return [number(`${name}得分`, 18), text(`${name}等级`, 18)]
    }),
    number('标准分', 10),
    number('附加分', 10),
    number('学年总分', 10),
    text('总分等级', 10),
    text('未测', 24),
    text('免测', 24),
    ...asideColumns(sheet),
  ]
}

function scoreLine(sheet: HealthSheet, row: HealthRow): WorkbookRow {
  const { grade } = sheet
  const namesOf = (items: readonly HealthItem[]) => items.map((item) => healthItems[item].name).join('、')
  return [
    row.stuNo,
    row.username,
    row.gender && genderNames[row.gender],
    row.bmi,
    row.bmi !== null && row.gender && grade !== null
      ? (bmiName(row.bmi, { gender: row.gender, grade }) ?? null)
      : null,
    row.bmiScore,
    ...scoredOf(sheet).flatMap((item) => [
      row.cells[item]?.score ?? null,
      officialLevel(row.cells[item]?.level),
    ]),
    row.standard,
    row.bonus,
    row.total,
    officialLevel(row.level),
    namesOf(row.missing),
    namesOf(row.exempt),
    ...asideCells(sheet, row),
  ]
}

/** The state's own word for the lowest level. */
function officialLevel(level: HealthRow['level'] | undefined): string | null {
  return level === '待提高' ? '不及格' : (level ?? null)
}
