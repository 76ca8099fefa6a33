import type { ClassSummary } from '@pinge/contract/classes.ts'

export type Day = {
  /** Pupils praised today, over all classes; the made-up ones of an example do not count. */
  praised: number
  /** The classes without a praised pupil today, in the order of the list. */
  waiting: readonly string[]
}

export function countDay(classes: readonly ClassSummary[]): Day {
  const real = classes.filter(({ isExample }) => !isExample)
  return {
    praised: real.reduce((sum, { praisedToday }) => sum + praisedToday, 0),
    // A class without pupils waits for its roster, not for praise.
    waiting: real
      .filter(({ praisedToday, studentCount }) => praisedToday === 0 && studentCount > 0)
      .map(({ className }) => className),
  }
}

/** What follows the number of praised pupils: whom the teacher may look at next. */
export function formatWaiting(waiting: readonly string[]): string {
  const [first] = waiting
  if (first === undefined) return '每个班都夸到了。'
  return waiting.length === 1 ? `${first}还在等你。` : `${first}等 ${waiting.length} 个班还在等你。`
}

type TodayTag = { text: string; isPraised: boolean }

/** The small tag of a card. `isCommentedToday` tells a day with reminders only from a silent one. */
export function formatToday(praisedToday: number, isCommentedToday: boolean): TodayTag {
  if (praisedToday > 0) return { text: `今天 ${praisedToday} 人被夸`, isPraised: true }
  return { text: isCommentedToday ? '今天还没有表扬' : '今天还没点评', isPraised: false }
}
