import type { Student } from '@pinge/contract/students.ts'
import { useState } from 'react'
import { NoStudents } from '../../../features/students/NoStudents.tsx'
import { chooseCategory } from '../../../features/teams/choose-category.ts'
import { LockedScheme, NoScheme, TeamSkeleton } from '../../../features/teams/NoTeams.tsx'
import type { OpenTeamDialog } from '../../../features/teams/team-dialog.ts'
import { TeamToolbar } from '../../../features/teams/TeamToolbar.tsx'
import { useCategories, useReadTeamsAnew } from '../../../features/teams/use-teams.ts'
import { describeFailure } from '../../../shared/api/describe-failure.ts'
import { useCurrentUser } from '../../../shared/session/session.ts'
import { ErrorBox } from '../../../shared/ui/feedback/ErrorBox.tsx'
import { GroupDialogs } from './GroupDialogs.tsx'
import { SchemeTeams } from './SchemeTeams.tsx'
import { useLiveChanges } from './use-live-changes.ts'
import { DEFAULT_TEAM_ORDER, type TeamOrder } from '@pinge/contract/teams.ts'

export type GroupTabProps = {
  classId: string
  students: readonly Student[]
  /** The scheme that the address asks for. */
  requestedId: string | null
  onRequest: (categoryId: string | null) => void
  onAdd: () => void
  onLeave: () => void
}

/** 小组: the schemes of a class, and the teams of the one that is chosen. */
export function GroupTab({ classId, students, requestedId, onRequest, onAdd }: GroupTabProps) {
  const userId = useCurrentUser()?.userId ?? ''
  const { data, error, refetch } = useCategories(classId)
  const [order, setOrder] = useState<TeamOrder>(DEFAULT_TEAM_ORDER)
  const [open, setOpen] = useState<OpenTeamDialog | null>(null)
  const [ticked, setTicked] = useState<TickedTeams | null>(null)
  const readAnew = useReadTeamsAnew(classId)
  useLiveChanges(classId, ({ type }) => {
    // Points change teams too, and whoever leaves the class leaves them.
    if (type !== 'ended') readAnew()
  })

  if (students.length === 0) return <NoStudents onAdd={onAdd} />
  if (!data)
    return (
      <div className="px-4 pt-4 sm:px-8 board:px-11">
        {error ? (
          <ErrorBox reason={describeFailure(error)} onRetry={() => void refetch()} />
        ) : (
          <TeamSkeleton />
        )}
      </div>
    )

  const categories = data.categoryInfos
  const current = chooseCategory(categories, requestedId)
  // Another scheme begins without ticks.
  const tickedIds = ticked && ticked.categoryId === current?.id ? ticked.teamIds : null
  const tick = (teamIds: ReadonlySet<string> | null) =>
    setTicked(teamIds && current ? { categoryId: current.id, teamIds } : null)
  const newScheme = () => setOpen({ dialog: 'new-scheme' })
  return (
    <>
      {current && (
        <TeamToolbar
          categories={categories}
          current={current}
          userId={userId}
          order={order}
          isChoosing={tickedIds !== null}
          onOrder={setOrder}
          onChoosing={() => tick(tickedIds ? null : new Set())}
          onChoose={onRequest}
          onOpen={setOpen}
          onRandom={() => setOpen({ dialog: 'random', seed: randomSeed() })}
        />
      )}
      {!current && <NoScheme onNew={newScheme} />}
      {current && current.creatorId !== userId && (
        <LockedScheme
          category={current}
          onNew={newScheme}
          onClear={() => setOpen({ dialog: 'clear-scheme' })}
        />
      )}
      {current?.creatorId === userId ? (
        <SchemeTeams
          key={current.id}
          classId={classId}
          category={current}
          order={order}
          students={students}
          tickedIds={tickedIds}
          onTick={tick}
          open={open}
          onOpen={setOpen}
          onRandom={() => setOpen({ dialog: 'random', seed: randomSeed() })}
          onRequest={onRequest}
        />
      ) : (
        <GroupDialogs
          open={open}
          classId={classId}
          category={current?.canClear ? current : undefined}
          teams={[]}
          students={students}
          onMove={() => {}}
          onChoose={onRequest}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

type TickedTeams = { categoryId: string; teamIds: ReadonlySet<string> }

/** Chance from the browser: each time the teacher opens the dialog, another grouping. */
function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}
