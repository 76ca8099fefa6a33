import type { RosterText } from '@pinge/contract/roster/check-roster.ts'
import { rosterGuardians } from '@pinge/contract/roster/roster-fields.ts'
import { tidyDate } from '@pinge/contract/values/school-days/tidy-date.ts'

/** Gives what a teacher typed the form that the rules ask for, where its meaning is clear: 2017/3/5 is 2017-03-05. */
export function tidyRow<Row extends RosterText>(row: Row): Row {
  return {
    ...row,
    username: plain(row.username),
    stuNo: plain(row.stuNo),
    birthday: tidyDate(plain(row.birthday)),
    ...Object.fromEntries(
      rosterGuardians.flatMap(({ name, relation, tel }) => [
        [name, plain(row[name])],
        [relation, plain(row[relation])],
        [tel, plain(row[tel]).replaceAll(/[\s-]/g, '')],
      ]),
    ),
  }
}

function plain(text: string): string {
  return text.normalize('NFKC').trim()
}
