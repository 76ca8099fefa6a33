import { commentSummary } from '@pinge/contract/records.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { formatPoints } from '@pinge/contract/values/format-points.ts'
import { useRead } from '../../../shared/api/use-read.ts'

export type RecordSumsProps = { request: RequestOf<typeof commentSummary>; title: string }

/** What the comments below add up to, each counted once for each pupil; what a team got itself is the team's. */
export function RecordSums({ request, title }: RecordSumsProps) {
  const { data, isError } = useRead(commentSummary, request, { keepsPrevious: true })
  const sums =
    request.teamId === undefined ? data?.totals : data?.teams.find(({ id }) => id === request.teamId)
  const figures = sums && [
    ['表扬', `${sums.praiseCount}`, '次'],
    ['待改进', `${sums.reminderCount}`, '次'],
    ['合计', formatPoints(sums.praiseScore + sums.reminderScore), '分'],
  ]
  // The list beneath says what failed.
  if (isError && !figures) return null
  return (
    <dl
      aria-label={title}
      className="mt-2 flex min-h-12 flex-wrap items-center gap-x-6 gap-y-1 rounded-big bg-white px-5 py-2 print:hidden"
    >
      {figures?.map(([label, value, unit]) => (
        <div key={label} className="flex items-baseline gap-1.5">
          <dt className="text-s text-ink-2">{label}</dt>
          <dd className="text-s">
            <b className="num text-l">{value}</b> {unit}
          </dd>
        </div>
      ))}
    </dl>
  )
}
