import { useEffect } from 'react'
import { useClassScreen, useClassScreenStore } from '../../../../features/class-screen/class-screen.store.ts'
import { GivingProvider, useGiver } from '../../../../features/comments/give/GivingProvider.tsx'
import { isOnItsWay, useWaitingComments } from '../../../../features/comments/queue/waiting-comments.store.ts'
import { NoStudents } from '../../../../features/students/NoStudents.tsx'
import { forgetTeams } from '../../../../features/teams/scheme/kept-teams.store.ts'
import { onDemand } from '../../../../shared/on-demand.tsx'
import { StudentBottom } from '../bottom-bar/StudentBottom.tsx'
import { useClassData, useStudents } from '../ClassData.tsx'
import { ClassDialogs } from '../dialogs/ClassDialogs.tsx'
import { CommentEffects } from '../live/CommentEffects.tsx'
import { StudentArea } from './StudentArea.tsx'
import { StudentListeners } from './StudentListeners.tsx'
import { StudentTools } from './StudentTools.tsx'
import { serverNow } from '../../../../shared/time/server-clock.store.ts'

const FeedDrawer = onDemand(
  async () => (await import('../../../../features/records/feed/FeedDrawer.tsx')).FeedDrawer,
)

/** 学生: the pupils of the class, and everything that is done with them. */
export function StudentTab() {
  const { classId } = useClassData()
  // The choice of teams waits outside React, and ends where the pupils are shown.
  useEffect(() => forgetTeams(), [])
  return (
    <GivingProvider classId={classId}>
      <StudentListeners />
      <Pupils />
      <StudentBottom />
      <CommentEffects />
      <Feed />
      <ClassDialogs />
    </GivingProvider>
  )
}

function Pupils() {
  const { dispatch } = useClassScreenStore()
  const isArranging = useClassScreen((screen) => screen.isArranging)
  const isEmpty = useStudents().length === 0
  if (isEmpty)
    return <NoStudents onAdd={() => dispatch({ type: 'dialog-opened', dialog: { type: 'add-students' } })} />
  return (
    <>
      {/* It finds, sorts and selects pupils, and would take away what is being arranged. */}
      {!isArranging && <StudentTools />}
      <div className="overflow-x-clip px-4 sm:px-8 sm:pt-1.5">
        <StudentArea />
      </div>
    </>
  )
}

/** The last comments of the class. */
function Feed() {
  const { classId } = useClassData()
  const { forgetBatch } = useGiver()
  const { dispatch } = useClassScreenStore()
  const isOpen = useClassScreen(({ dialog }) => dialog?.type === 'feed')
  const waiting = useWaitingComments(
    ({ comments }) => comments.filter((one) => one.classId === classId && isOnItsWay(one)).length,
  )
  return (
    isOpen && (
      <FeedDrawer
        classId={classId}
        now={serverNow}
        waiting={waiting}
        onUndone={forgetBatch}
        onClose={() => dispatch({ type: 'dialog-closed' })}
      />
    )
  )
}
