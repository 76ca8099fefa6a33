import { categoryList, teamList, type Category, type Team } from '@pinge/contract/teams.ts'
import { useEffect, useState } from 'react'
import { keptLessonOf } from '../../../../features/class-screen/kept-lesson.store.ts'
import { useClassScreenStore } from '../../../../features/class-screen/class-screen.store.ts'
import { GivingProvider } from '../../../../features/comments/give/GivingProvider.tsx'
import { NoStudents } from '../../../../features/students/NoStudents.tsx'
import { LockedScheme, NoScheme, TeamSkeleton } from '../../../../features/teams/board/NoTeams.tsx'
import { TeamToolbar } from '../../../../features/teams/board/TeamToolbar.tsx'
import { chooseCategory } from '../../../../features/teams/scheme/choose-category.ts'
import { keptTeamsOf, rememberTeams } from '../../../../features/teams/scheme/kept-teams.store.ts'
import { SchemeContext } from '../../../../features/teams/scheme/SchemeContext.ts'
import { TeamScreenProvider } from '../../../../features/teams/scheme/team-screen.store.ts'
import { useTeamOrder } from '../../../../features/teams/scheme/use-team-order.ts'
import { useRead } from '../../../../shared/api/use-read.ts'
import { useCurrentUser } from '../../../../shared/session/session.ts'
import { ReadView } from '../../../../shared/ui/feedback/ReadView.tsx'
import { useClassData, useStudents } from '../ClassData.tsx'
import { SchemeDialogs } from '../dialogs/SchemeDialogs.tsx'
import { TeamCommentDialog } from '../dialogs/TeamCommentDialog.tsx'
import { useClassTab } from '../header/use-class-tab.ts'
import { useLiveChanges } from '../live/use-live-changes.ts'
import { SchemeTeams } from './SchemeTeams.tsx'

export type GroupTabProps = {
  /** Back to the pupils, where this part of the program cannot be had (`onDemand`). */
  onClose: () => void
}

/** 小组: the schemes of a class, and the teams of the one that is chosen. */
export function GroupTab(_: GroupTabProps) {
  const { classId } = useClassData()
  const { dispatch } = useClassScreenStore()
  const isEmpty = useStudents().length === 0
  // When its session ends, the screen is left a moment after its teacher is gone.
  const [userId] = useState(useCurrentUser()?.userId)
  // What a teacher was doing with the pupils lies beside React, and ends here.
  useEffect(() => dispatch({ type: 'students-left' }), [dispatch])

  if (isEmpty)
    return (
      <>
        <LiveChanges classId={classId} />
        <NoStudents onAdd={() => dispatch({ type: 'dialog-opened', dialog: { type: 'add-students' } })} />
      </>
    )
  return (
    <TeamScreenProvider
      begin={keptLessonOf(classId) ? keptTeamsOf(classId) : undefined}
      onLeave={(screen) => rememberTeams({ userId, classId, screen })}
    >
      <Schemes />
    </TeamScreenProvider>
  )
}

function Schemes() {
  const { classId } = useClassData()
  const categories = useRead(categoryList, { classId })
  const waiting = (
    <div className="px-4 pt-4 sm:px-8">
      <TeamSkeleton />
    </div>
  )
  return (
    <>
      {!categories.data && <LiveChanges classId={classId} />}
      <ReadView read={categories} waiting={waiting} errorClassName="mx-4 mt-4 sm:mx-8">
        {({ categoryInfos }) => <ShownScheme categories={categoryInfos} />}
      </ReadView>
    </>
  )
}

function ShownScheme({ categories }: { categories: readonly Category[] }) {
  const userId = useCurrentUser()?.userId
  const { classId, className } = useClassData()
  const students = useStudents()
  const { categoryId, openCategory: chooseScheme } = useClassTab()
  const { order } = useTeamOrder()
  const current = chooseCategory(categories, categoryId)
  const own = current?.creatorId === userId ? current : undefined
  const teams = useRead(
    teamList,
    { classId, categoryId: own?.id ?? '', order },
    {
      enabled: own !== undefined,
      // Another order draws the same teams elsewhere; another scheme has others.
      keepsPrevious: (previous) => previous.categoryId === own?.id,
    },
  )
  // Of another teacher's scheme, only the one that is left behind can be cleared.
  const category = own ?? (current?.canClear ? current : undefined)
  const scheme = {
    classId,
    className,
    students,
    categories,
    category,
    teams: (own && teams.data) ?? [],
    teamsRead: teams,
    chooseScheme,
  }
  return (
    <SchemeContext value={scheme}>
      {current ? <TeamToolbar current={current} /> : <NoScheme />}
      {current && !own && <LockedScheme category={current} />}
      {own ? (
        <GivingProvider key={own.id} classId={classId}>
          <SchemeTeams category={own} teams={teams} />
        </GivingProvider>
      ) : (
        <>
          <LiveChanges classId={classId} />
          {/* What was being written for a scheme that is gone. */}
          <GivingProvider classId={classId}>
            <TeamCommentDialog categoryId="" teams={noTeams} />
          </GivingProvider>
        </>
      )}
      <SchemeDialogs />
    </SchemeContext>
  )
}

const noTeams: readonly Team[] = []

/** Follows the class where no comment can be given, and so none is celebrated. */
function LiveChanges({ classId }: { classId: string }) {
  useLiveChanges(classId)
  return null
}
