import { noStudentSums, type GivenTotals } from '../writes/totals/given-totals.ts'

/** The same as if no reminder had been given; a pupil who got nothing else is not among them. */
export function withoutReminders({ students, items, days }: GivenTotals): GivenTotals {
  return {
    students: new Map(
      [...students]
        .filter(([, { praise }]) => praise > 0)
        .map(([id, { praise, praisePoints, lastAt }]) => [
          id,
          { ...noStudentSums(), praise, praisePoints, lastAt },
        ]),
    ),
    items: new Map([...items].filter(([, { kind }]) => kind === 'praise')),
    days: new Map(
      [...days]
        .filter(([, { praise }]) => praise > 0)
        .map(([date, { praise }]) => [date, { praise, reminder: 0 }]),
    ),
  }
}
