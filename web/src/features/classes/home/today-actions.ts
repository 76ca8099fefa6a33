import type { ClassSummary, ClassToday } from '@pinge/contract/classes.ts'
import { isWeekend } from '@pinge/contract/values/school-days/school-calendar.ts'
import { classDetailPath } from '../../../shared/navigation/class-detail-path.ts'

export type TodayAction = {
  key: string
  /** A picture of the shipped family. */
  picture: string
  title: string
  text: string
  to: string
}

export type Today = {
  classes: readonly ClassSummary[]
  today: readonly ClassToday[]
  unreadMessages: number
  /** A lesson of the shipped kind that was left at a step, and its address. */
  lesson?: { title: string; link: string; step: number | null } | undefined
  /** The class that was open last on this device; empty when there was none. */
  lastClassId: string
  /** YYYY-MM-DD at school. */
  date: string
}

/** More would be a burden, not a help. */
const MAX_ACTIONS = 3

/**
 * What the day still asks for, one thing of each kind and the nearest first: the class and the course that go on, news,
 * a class without pupils, mornings without attendance, pupils without praise this week. Example classes ask for nothing.
 */
export function todayActions(day: Today): TodayAction[] {
  const real = day.classes.filter(({ isExample }) => !isExample)
  const last = real.find(({ classId, studentCount }) => classId === day.lastClassId && studentCount > 0)
  const empty = real.find(({ studentCount }) => studentCount === 0)
  return [
    last && continueAction(last),
    day.lesson && lessonAction(day.lesson),
    day.unreadMessages > 0 && messageAction(day.unreadMessages),
    empty && rosterAction(empty),
    attendanceAction(real, day),
    unpraisedAction(real, day),
  ]
    .filter((action) => !!action)
    .slice(0, MAX_ACTIONS)
}

function continueAction({ classId, className }: ClassSummary): TodayAction {
  return {
    key: 'continue',
    picture: 'school',
    title: `继续上课：${className}`,
    text: '上次打开的班级',
    to: classDetailPath(classId),
  }
}

function lessonAction({ title, link, step }: NonNullable<Today['lesson']>): TodayAction {
  return {
    key: 'lesson',
    picture: 'books',
    title: `继续上次课程：${title}`,
    text: `上到第 ${(step ?? 0) + 1} 步`,
    to: link,
  }
}

function messageAction(count: number): TodayAction {
  return {
    key: 'messages',
    picture: 'mailbox',
    title: `${count} 条未读消息`,
    text: '查看未读消息',
    to: '/comment/system',
  }
}

function rosterAction({ classId, className }: ClassSummary): TodayAction {
  return {
    key: 'roster',
    picture: 'clipboard',
    title: `给${className}添加学生`,
    text: '粘贴名单，一分钟就好',
    to: classDetailPath(classId),
  }
}

/** Only the creator of a class is reminded, and only on school days: a subject teacher takes no attendance. */
function attendanceAction(real: readonly ClassSummary[], { today, date }: Today): TodayAction | undefined {
  const taken = new Set(today.filter((one) => one.isAttendanceTaken).map(({ classId }) => classId))
  const waiting = real.filter(
    ({ classId, isOwner, studentCount }) => isOwner && studentCount > 0 && !taken.has(classId),
  )
  const [first] = waiting
  if (!first || today.length === 0 || isWeekend(date)) return undefined
  return {
    key: 'attendance',
    picture: 'raisedhand',
    title: `${first.className}今天还没记考勤`,
    text: waiting.length > 1 ? `还有 ${waiting.length - 1} 个班也没记` : '只标没到的，其他算出勤',
    to: `/comment/attendance?classId=${encodeURIComponent(first.classId)}`,
  }
}

/** The class in which the most pupils wait. */
function unpraisedAction(real: readonly ClassSummary[], { today }: Today): TodayAction | undefined {
  const [first] = today
    .filter(({ unpraisedThisWeek }) => unpraisedThisWeek > 0)
    .toSorted((a, b) => b.unpraisedThisWeek - a.unpraisedThisWeek)
  const named = real.find(({ classId }) => classId === first?.classId)
  if (!first || !named) return undefined
  return {
    key: 'unpraised',
    picture: 'sunface',
    title: `这周还没夸到的孩子 ${first.unpraisedThisWeek} 名`,
    text: named.className,
    to: `/comment/class-comment?classId=${encodeURIComponent(named.classId)}`,
  }
}
