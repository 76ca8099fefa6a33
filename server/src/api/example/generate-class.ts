import type { CommentItem } from '@pinge/contract/comments.ts'
import { redeemablePoints } from '@pinge/contract/values/comment-effect.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { FIRST_CLASS_AVATAR } from '@pinge/contract/values/limits.ts'
import { isWeekend } from '@pinge/contract/values/school-days/school-calendar.ts'
import { localDate, startOfLocalDay } from '@pinge/contract/values/school-days/school-time.ts'
import { localSchoolYear } from '@pinge/contract/values/school-days/terms.ts'
import type { ClassTable } from '../../platform/db/tables/classes.ts'
import type { LedgerTable } from '../../platform/db/tables/comments/ledger.ts'
import type { StudentTable } from '../../platform/db/tables/students.ts'
import type { NewId } from '../../platform/random.ts'
import type { SeededRandom } from '../../platform/seeded-random.ts'
import { nameColumns } from '../../platform/pinyin/name-columns.ts'
import { chooseAnimals } from '../writes/students/choose-animals.ts'
import { drawNames } from './example-names.ts'

export type ClassPlan = {
  classId: string
  className: string
  grade: number
  geziNo: string
  teacherId: string
  students: number
  /** Comments are given on the school days from here … */
  from: number
  /** … to here, both epoch ms. */
  to: number
  /** How often a teacher comments on a school day. */
  commentsPerDay: number
  items: readonly CommentItem[]
  isExample: boolean
}

export type GeneratedClass = {
  classRow: ClassTable
  /** With the totals that the ledger adds up to. */
  students: StudentTable[]
  /** In order of time, so that it can be written as it comes. */
  ledger: LedgerTable[]
}

/** Lessons from 8:20 to 16:20. */
const FIRST_LESSON_MS = 8 * HOUR_MS + 20 * MINUTE_MS
const SCHOOL_DAY_MS = 8 * HOUR_MS

/** A class as a term leaves it, the same one for the same seed. What is drawn is plausible, and about no real pupil. */
export function generateClass(random: SeededRandom, newId: NewId, plan: ClassPlan): GeneratedClass {
  const { classId, className, grade, geziNo, isExample } = plan
  const students = drawStudents(random, newId, plan)
  const ledger: LedgerTable[] = []
  for (const day of schoolDays(plan.from, plan.to))
    for (const at of drawTimes(random, day, plan))
      ledger.push(...drawComment(random, newId, plan, students, at))

  const classRow = {
    id: classId,
    className,
    grade,
    gradeYear: localSchoolYear(plan.to),
    classImg: String(FIRST_CLASS_AVATAR + random.between(0, 4)),
    geziNo,
    isCustomize: 0 as const,
    isExample: isExample ? (1 as const) : (0 as const),
    createdAt: plan.from,
    version: 0,
    school: '',
    headTeacher: '',
    editVersion: 0,
    countedUntil: 0,
    archivedAt: null,
    deletedAt: null,
  }
  return { classRow, students: students.map((student) => withTotals(student, ledger)), ledger }
}

function drawStudents(random: SeededRandom, newId: NewId, plan: ClassPlan): StudentTable[] {
  const names = drawNames(random, plan.students).map((drawn) => ({
    ...drawn,
    ...nameColumns(drawn.username),
  }))
  const headers = chooseAnimals([], names)
  return names.map(({ gender, ...name }, index) => ({
    id: newId(),
    classId: plan.classId,
    ...name,
    stuNo: String(index + 1).padStart(2, '0'),
    gender,
    birthday: null,
    header: headers[index] ?? '',
    stuScore: 0,
    redeemScore: 0,
    createdAt: plan.from,
    version: 0,
    leftAt: null,
    leftTo: '',
    isCarried: 0,
  }))
}

/** Local midnights of the days from Monday to Friday. */
export function* schoolDays(from: number, to: number): Generator<number> {
  for (let day = startOfLocalDay(from); day <= to; day += DAY_MS) {
    if (!isWeekend(localDate(day))) yield day
  }
}

function drawTimes(random: SeededRandom, day: number, { from, to, commentsPerDay }: ClassPlan): number[] {
  const times = Array.from(
    { length: commentsPerDay },
    () => day + FIRST_LESSON_MS + random.between(0, SCHOOL_DAY_MS / 1000) * 1000,
  )
  return times.filter((at) => at >= from && at <= to).toSorted((a, b) => a - b)
}

/** One comment: mostly praise, mostly for one to four pupils, now and then for the whole class. */
function drawComment(
  random: SeededRandom,
  newId: NewId,
  plan: ClassPlan,
  students: readonly StudentTable[],
  createdAt: number,
): LedgerTable[] {
  const wantsPraise = random.chance(88)
  const items = plan.items.filter(({ score }) => score > 0 === wantsPraise)
  const item = items[random.between(0, items.length - 1)]
  if (!item) return []
  const isWholeClass = wantsPraise && random.chance(2)
  const chosen = isWholeClass ? students : drawSome(random, students, random.between(1, 4))
  const batch = {
    batchId: newId(),
    classId: plan.classId,
    teamId: null,
    kind: wantsPraise ? ('praise' as const) : ('reminder' as const),
    itemId: item.id,
    itemName: item.name,
    icon: item.icon,
    type: item.type,
    score: item.score,
    redeem: redeemablePoints(item.score),
    teacherId: plan.teacherId,
    remark: '',
    undoneBatchId: null,
    createdAt,
  }
  return chosen.map(({ id }) => ({ ...batch, id: newId(), studentId: id }))
}

function drawSome(random: SeededRandom, students: readonly StudentTable[], count: number): StudentTable[] {
  const indexes = new Set(Array.from({ length: count }, () => random.between(0, students.length - 1)))
  return [...indexes].flatMap((index) => students[index] ?? [])
}

/** The pupil with the totals that the ledger adds up to. */
export function withTotals(student: StudentTable, ledger: readonly LedgerTable[]): StudentTable {
  const rows = ledger.filter(({ studentId }) => studentId === student.id)
  return {
    ...student,
    stuScore: rows.reduce((sum, { score }) => sum + score, 0),
    redeemScore: rows.reduce((sum, { redeem }) => sum + redeem, 0),
  }
}
