import {
  categoryList,
  DEFAULT_TEAM_ORDER,
  teamList,
  type Category,
  type Team,
} from '@pinge/contract/teams.ts'
import { formatPoints } from '@pinge/contract/values/format-points.ts'
import { formatTeam } from '../../../../features/teams/board/format-team.ts'
import { TeamSkeleton } from '../../../../features/teams/board/NoTeams.tsx'
import { teamGrid } from '../../../../features/teams/board/team-grid.ts'
import { findMembers } from '../../../../features/teams/scheme/arrangement.ts'
import { teamPicture } from '../../../../features/teams/scheme/team-pictures.ts'
import { useRead } from '../../../../shared/api/use-read.ts'
import { useScoreDisplay } from '../../../../shared/device/score-display.store.ts'
import { useCurrentUser } from '../../../../shared/session/session.ts'
import { EmptyState } from '../../../../shared/ui/feedback/EmptyState.tsx'
import { ReadView } from '../../../../shared/ui/feedback/ReadView.tsx'
import { Picture } from '../../../../shared/ui/picture/Picture.tsx'
import { useClassData, useStudents } from '../ClassData.tsx'

/** The teams of the schemes that the teacher made, as they were when the class was archived. */
export function ArchivedTeams() {
  const userId = useCurrentUser()?.userId
  const { classId } = useClassData()
  const read = useRead(categoryList, { classId })
  return (
    <ReadView read={read} waiting={<TeamSkeleton />}>
      {({ categoryInfos }) => {
        const own = categoryInfos.filter(({ creatorId }) => creatorId === userId)
        if (own.length === 0)
          return <EmptyState picture="puzzle" title="没有小组" text="归档时，你在这个班还没有分组方案。" />
        return own.map((category) => <ArchivedScheme key={category.id} category={category} />)
      }}
    </ReadView>
  )
}

function ArchivedScheme({ category: { id, name } }: { category: Category }) {
  const { classId } = useClassData()
  const read = useRead(teamList, { classId, categoryId: id, order: DEFAULT_TEAM_ORDER })
  return (
    <section aria-label={name} className="mb-6">
      <h2 className="mb-3 text-lg font-bold">{name}</h2>
      <ReadView read={read} waiting={<TeamSkeleton />}>
        {(teams) =>
          teams.length === 0 ? (
            <p className="text-m text-ink-2">这个方案没有小组。</p>
          ) : (
            <ul aria-label={`${name}的小组`} className={teamGrid}>
              {teams.map((team) => (
                <ArchivedTeam key={team.id} team={team} />
              ))}
            </ul>
          )
        }
      </ReadView>
    </section>
  )
}

function ArchivedTeam({ team }: { team: Team }) {
  const isScoreHidden = useScoreDisplay((display) => display.isHidden)
  const members = findMembers(useStudents(), [team])
  const { picture, ground } = teamPicture(team)
  return (
    <li className="flex min-w-0 items-center gap-3 rounded-[1.25rem] bg-white p-4">
      <span
        aria-hidden
        style={{ background: ground }}
        className="grid size-14 shrink-0 place-items-center self-start rounded-full"
      >
        <Picture name={picture} size={42} />
      </span>
      <div className="min-w-0 flex-1">
        <h3 title={team.teamName} className="truncate text-lg font-bold">
          {team.teamName}
        </h3>
        <p className="text-s text-ink-2">{formatTeam(team, isScoreHidden)}</p>
        <p className="mt-1 text-base wrap-anywhere text-ink-2">
          {members.length === 0 ? '没有学生' : members.map(({ username }) => username).join('、')}
        </p>
      </div>
      {!isScoreHidden && (
        <b className="num self-start text-[2.125rem]/none font-black" aria-label={`得分 ${team.score}`}>
          {formatPoints(team.score)}
        </b>
      )}
    </li>
  )
}
