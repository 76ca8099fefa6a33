import { commentSummary } from '@pinge/contract/records.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type { Days } from '@pinge/contract/values/school-days/school-dates.ts'
import { useRead } from '../../../shared/api/use-read.ts'
import { timesOf } from '../../../shared/time/day-range.ts'

export type AskedTeams = { classId: string; days: Days; hasReminders: boolean }

/** One request for the screen, the paper and the file. */
export function teamSumsRequest({
  classId,
  days,
  hasReminders,
}: AskedTeams): RequestOf<typeof commentSummary> {
  return { classId, ...timesOf(days), kinds: hasReminders ? ['praise', 'reminder'] : ['praise'] }
}

/** What the teams got themselves in some days, in the order of their making. */
export function useTeamSums(asked: AskedTeams, isAsked = true) {
  return useRead(commentSummary, teamSumsRequest(asked), { keepsPrevious: true, enabled: isAsked })
}
