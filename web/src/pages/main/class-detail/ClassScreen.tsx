import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { ClassScreenProvider } from '../../../features/class-screen/class-screen.store.ts'
import { keepLesson, leaveStudents } from '../../../features/class-screen/class-screen.ts'
import { keptLessonOf, rememberLesson } from '../../../features/class-screen/kept-lesson.store.ts'
import { ArchivedNote } from '../../../features/classes/ArchivedNote.tsx'
import { holdRecentItems } from '../../../features/comments/items/recent-items.store.ts'
import { StudentGridSkeleton } from '../../../features/students/grid/StudentGridSkeleton.tsx'
import { useBackAsEscape } from '../../../shared/navigation/use-back-as-escape.ts'
import { onDemand } from '../../../shared/on-demand.tsx'
import { useCurrentUser } from '../../../shared/session/session.ts'
import { ReadView } from '../../../shared/ui/feedback/ReadView.tsx'
import { tellAtTop } from '../../../shared/ui/feedback/show-toast.ts'
import { ClassDataProvider, useClassData } from './ClassData.tsx'
import { HeadDialogs } from './dialogs/HeadDialogs.tsx'
import { ClassHead } from './header/ClassHead.tsx'
import { useClassTab } from './header/use-class-tab.ts'
import { StudentTab } from './student-tab/StudentTab.tsx'

/** The teams' part of the program, fetched when it is asked for; when it cannot be had, the pupils stay. */
const GroupTab = onDemand(async () => (await import('./group-tab/GroupTab.tsx')).GroupTab, {
  fallback: <TabSkeleton />,
})

const ArchivedClass = onDemand(async () => (await import('./archived/ArchivedClass.tsx')).ArchivedClass, {
  fallback: <TabSkeleton />,
})

const OfferFullscreen = onDemand(async () => (await import('./board/OfferFullscreen.tsx')).OfferFullscreen, {
  when: () => matchMedia('(any-pointer: coarse) and (min-width: 80rem)').matches,
  isAdornment: true,
})

const GoneClass = onDemand(async () => (await import('./GoneClass.tsx')).GoneClass)

/** One class: its head, its pupils or its teams, and what lies over them. */
export function ClassScreen({ classId }: { classId: string }) {
  useBackAsEscape()
  const userId = useCurrentUser()?.userId
  // The order is taken from a store of its own, before the first dialog opens.
  useEffect(() => holdRecentItems(userId, classId), [userId, classId])
  // Toasts lie outside React.
  useEffect(() => tellAtTop(), [])
  const { search } = useLocation()
  // When its session ends, the screen is left a moment after its teacher is gone.
  const [teacherId] = useState(userId)
  const { tab } = useClassTab()
  const kept = keptLessonOf(classId)?.screen
  return (
    <ClassScreenProvider
      // The teams' part of the program may come late, and the pupils be asked for before it.
      begin={kept && tab === 'group' ? leaveStudents(kept) : kept}
      onLeave={(last) => rememberLesson({ userId: teacherId, classId, search, screen: keepLesson(last) })}
    >
      <ClassDataProvider classId={classId} gone={<GoneClass classId={classId} />}>
        <ClassHead />
        <WhyReadOnly />
        <OpenTab />
        <HeadDialogs />
        <OfferFullscreen />
      </ClassDataProvider>
    </ClassScreenProvider>
  )
}

function WhyReadOnly() {
  const { summary } = useClassData()
  return summary?.isArchived && <ArchivedNote className="mx-4 mt-2 sm:mx-8" />
}

function OpenTab() {
  const { students, isAtRest } = useClassData()
  return (
    <ReadView read={students} waiting={<TabSkeleton />} errorClassName="m-4 sm:mx-8">
      {() => (isAtRest ? <ArchivedClass /> : <LessonTab />)}
    </ReadView>
  )
}

function LessonTab() {
  const { tab, openTab } = useClassTab()
  return tab === 'student' ? <StudentTab /> : <GroupTab onClose={() => openTab('student')} />
}

function TabSkeleton() {
  return (
    <div className="px-4 pt-16 sm:px-8">
      <StudentGridSkeleton />
    </div>
  )
}
