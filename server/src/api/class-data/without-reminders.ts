import { noStudentSums, type GivenTotals } from '../writes/totals/given-totals.ts'

/** The same as if no reminder had been given; a pupil who got nothing else is not among them. Of who got both, when the last praise was is said apart. */
export function withoutReminders(
  { students, items, days }: GivenTotals,
  lastPraises: ReadonlyMap<string | null, number>,
): GivenTotals {
  return {
    students: new Map(
      [...students]
        .filter(([, { praise }]) => praise > 0)
        .map(([id, { praise, praisePoints, lastAt }]) => [
          id,
          { ...noStudentSums(), praise, praisePoints, lastAt: lastPraises.get(id) ?? lastAt },
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
