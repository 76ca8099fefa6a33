import type { Team } from '@pinge/contract/teams.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { ReadView, type ReadViewProps } from '../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { formatElapsed } from '../history/history.ts'

export type RelayTeamsProps = {
  read: ReadViewProps<readonly Team[]>['read']
  /** Members who are here today, by team. */
  presentCounts: ReadonlyMap<string, number>
  /** Of this lesson and this race alone, by team. */
  times: Readonly<Record<string, number>>
  /** The rows are not there yet. */
  isWaiting: boolean
  onRun: (team: Team) => void
}

/** The teams in the order in which they come, each with its time of this lesson. They are never put in the order of their times. */
export function RelayTeams({ read, ...rest }: RelayTeamsProps) {
  return (
    <ReadView read={read} waiting={<Skeleton className="h-40" />}>
      {(teams) => (
        <ol aria-label="各组" className="flex flex-col gap-2">
          {teams.map((team) => (
            <RelayTeam key={team.id} team={team} {...rest} />
          ))}
        </ol>
      )}
    </ReadView>
  )
}

type RelayTeamProps = Omit<RelayTeamsProps, 'read'> & { team: Team }

function RelayTeam({ team, presentCounts, times, isWaiting, onRun }: RelayTeamProps) {
  const count = presentCounts.get(team.id) ?? 0
  const time = times[team.id]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-mist px-4 py-3">
      <b className="min-w-0 flex-[1_1_9rem] text-l wrap-anywhere">{team.teamName}</b>
      <span className="text-m text-ink-2">{count} 人</span>
      <span
        className={`num text-right text-l font-bold sm:min-w-28 ${time === undefined ? 'max-sm:hidden' : ''}`}
      >
        {time === undefined ? '' : formatElapsed(time)}
      </span>
      <Button
        variant={time === undefined ? 'primary' : 'white'}
        className="ml-auto sm:min-w-28"
        aria-label={`${team.teamName}上场`}
        disabled={isWaiting || count === 0}
        onClick={() => onRun(team)}
      >
        {time === undefined ? '上场' : '再跑一次'}
      </Button>
    </li>
  )
}
