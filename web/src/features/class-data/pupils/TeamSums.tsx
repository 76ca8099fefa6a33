import { formatPoints } from '@pinge/contract/values/format-points.ts'
import { Link } from 'react-router'
import { EmptyState } from '../../../shared/ui/feedback/EmptyState.tsx'
import { ReadView } from '../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../../shared/ui/feedback/SkeletonGroup.tsx'
import type { RecordsLink } from '../shown-report.ts'
import { useTeamSums, type AskedTeams } from './use-team-sums.ts'

export type TeamSumsProps = AskedTeams & { recordsOf: RecordsLink }

/** 小组: what the teams got themselves, in the order of their making. */
export function TeamSums({ recordsOf, ...asked }: TeamSumsProps) {
  const { hasReminders } = asked
  const read = useTeamSums(asked)
  const heads = ['小组', '表扬', ...(hasReminders ? ['待改进'] : []), '合计']
  return (
    <section aria-label="每个小组" className="rounded-big bg-white pt-4 pb-2">
      <h2 className="px-6 pb-2 text-lg font-bold">每个小组</h2>
      <ReadView read={read} waiting={<TeamSkeleton />}>
        {({ teams }) =>
          teams.length === 0 ? (
            <EmptyState
              picture="puzzle"
              title="这段时间没有点评过小组"
              text="在班级的“小组”里点评一个小组，这里就有。"
            />
          ) : (
            <table className="number-table w-full text-base">
              <thead>
                <tr>
                  {heads.map((head) => (
                    <th key={head} scope="col" className="px-6 py-2 text-s font-bold text-ink-2">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {teams.map(({ id, teamName, praiseCount, reminderCount, praiseScore, reminderScore }) => (
                  <tr key={id} className="border-t border-hair">
                    <th scope="row" className="px-4 text-left">
                      <Link
                        to={recordsOf({ teamId: id })}
                        className="flex min-h-12 items-center rounded-card px-2 wrap-anywhere hover:bg-mist"
                      >
                        {teamName}
                      </Link>
                    </th>
                    <td className="num px-6 text-right whitespace-nowrap">{praiseCount} 次</td>
                    {hasReminders && (
                      <td className="num px-6 text-right whitespace-nowrap text-clay">{reminderCount} 次</td>
                    )}
                    <td className="num px-6 text-right text-lg">
                      {formatPoints(praiseScore + reminderScore)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </ReadView>
    </section>
  )
}

function TeamSkeleton() {
  return (
    <SkeletonGroup className="grid gap-2 px-6 pb-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </SkeletonGroup>
  )
}
