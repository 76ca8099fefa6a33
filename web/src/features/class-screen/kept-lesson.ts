import { firstClassScreen, type ClassScreen, type ClassDialog } from './class-screen.ts'

/** What comes back with the lesson: the choice of pupils, and the dialog from which another screen was opened. */
const returning: ReadonlySet<ClassDialog['type']> = new Set(['comment', 'confirm'])

/** The screen of a class as a teacher finds it who went to look something up and comes back. */
export function keepLesson({ activity, dialog, search, order }: ClassScreen): ClassScreen {
  return {
    ...firstClassScreen,
    activity,
    dialog: dialog !== null && returning.has(dialog.type) ? dialog : null,
    search,
    order,
  }
}
