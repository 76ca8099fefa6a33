import type { Course } from '@pinge/contract/content/manifest-courses.ts'

/** A part of a sheet that children fill in: a table with room to write, or boxes with a title. */
export type SheetPart =
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[]; rowHeight?: number }
  | { kind: 'boxes'; boxes: readonly { title: string; text?: string }[]; columns: 1 | 2 | 3; height: number }
  | { kind: 'cards'; cards: readonly string[]; columns: 2 | 3 }
  | { kind: 'text'; lines: readonly string[] }

export type Sheet = { title: string; lead: string; picture: string; parts: readonly SheetPart[] }

type WithoutFiles<One> = One extends unknown ? Omit<One, 'cover' | 'files'> : never

/** A course as its author writes it: the plan, what the teacher prepares and watches for, and the sheet of the children. */
export type Lesson = {
  course: WithoutFiles<Course>
  prepare: readonly string[]
  notes: readonly string[]
  sheet: Sheet
}

const days = ['周一', '周二', '周三', '周四', '周五', '周六', '周日']

/** Seven tasks, one a day from Monday on. */
export function week(...tasks: [string, string, string, string, string, string, string]) {
  return tasks.map((task, place) => ({ title: days[place] ?? '', task }))
}

/** The card of a practice: one box a day. */
export function weekSheet(
  title: string,
  picture: string,
  tasks: readonly { title: string; task: string }[],
  last: string,
): Sheet {
  return {
    title,
    lead: '做到了，就在格子里画一个太阳。没做到也没关系，明天接着来。',
    picture,
    parts: [
      {
        kind: 'table',
        head: ['日子', '今天的小任务', '我做到了', '家人或同学说一句'],
        rows: tasks.map(({ title: day, task }) => [day, task, '', '']),
        rowHeight: 58,
      },
      { kind: 'boxes', boxes: [{ title: last }], columns: 1, height: 110 },
    ],
  }
}
