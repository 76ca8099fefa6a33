import type { RosterText } from '@pinge/contract/roster.ts'

/** What is known about a pupil beside the name: 学号 12 · 男 · 2017-03-05 · 家长 王建国 13800000001 */
export function describeRow({ stuNo, gender, birthday, guardianName, guardianTel }: RosterText): string {
  const guardian = [guardianName, guardianTel].filter((text) => text !== '').join(' ')
  return [stuNo && `学号 ${stuNo}`, gender, birthday, guardian && `家长 ${guardian}`]
    .filter((text) => text !== '')
    .join(' · ')
}
