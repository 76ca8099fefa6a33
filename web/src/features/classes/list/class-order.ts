import type { ClassSummary } from '@pinge/contract/classes.ts'

/** The classes in the order that the teacher gave them, what came since after them, and examples last. */
export function sortClasses(classes: readonly ClassSummary[], order: readonly string[]): ClassSummary[] {
  const places = new Map(order.map((classId, place) => [classId, place]))
  const placeOf = ({ classId, isExample }: ClassSummary) =>
    isExample ? Infinity : (places.get(classId) ?? order.length)
  return classes
    .map((one, place) => ({ one, at: placeOf(one), place }))
    .toSorted((a, b) => (a.at === b.at ? a.place - b.place : a.at - b.at))
    .map(({ one }) => one)
}

/** The order after a class was moved to where another one stands. */
export function moveClass(shown: readonly ClassSummary[], classId: string, step: -1 | 1): string[] {
  const order = shown.filter(({ isExample }) => !isExample).map((one) => one.classId)
  const from = order.indexOf(classId)
  const to = from + step
  if (from < 0 || to < 0 || to >= order.length) return order
  const moved = order.filter((id) => id !== classId)
  return [...moved.slice(0, to), classId, ...moved.slice(to)]
}
