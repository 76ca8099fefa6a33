import type { RosterText } from '@pinge/contract/roster/check-roster.ts'
import { maskTel } from '@pinge/contract/values/mask-tel.ts'

/** What is known about a pupil beside the name: 学号 12 · 男 · 2017-03-05 · 家长 王建国 138****0001. The class may see the board. */
export function formatRow({ stuNo, gender, birthday, guardianName, guardianTel }: RosterText): string {
  const guardian = [guardianName, maskTel(guardianTel)].filter((text) => text !== '').join(' ')
  return [stuNo && `学号 ${stuNo}`, gender, birthday, guardian && `家长 ${guardian}`]
    .filter((text) => text !== '')
    .join(' · ')
}
