import type { RosterText } from '@pinge/contract/roster/check-roster.ts'
import { rosterGuardians } from '@pinge/contract/roster/roster-fields.ts'
import { maskTel } from '@pinge/contract/values/mask-tel.ts'

/** What is known about a pupil beside the name: 学号 12 · 男 · 2017-03-05 · 家长 王建国 父亲 138****0001. The class may see the board. */
export function formatRow(row: RosterText): string {
  const { stuNo, gender, birthday } = row
  const guardians = rosterGuardians
    .map(({ name, relation, tel }) => joined([row[name], row[relation], maskTel(row[tel])], ' '))
    .filter((text) => text !== '')
    .join('、')
  return joined([stuNo && `学号 ${stuNo}`, gender, birthday, guardians && `家长 ${guardians}`], ' · ')
}

function joined(parts: readonly string[], sign: string): string {
  return parts.filter((part) => part !== '').join(sign)
}
