import { useNavigate } from 'react-router'
import { useClassScreen, useClassScreenStore } from '../../../../features/class-screen/class-screen.store.ts'
import { classDetailPath } from '../../../../shared/navigation/class-detail-path.ts'
import { ClassHeader } from '../../../../features/classes/ClassHeader.tsx'
import { ClassSections } from '../../../../features/classes/ClassSections.tsx'
import { classFigures } from '../../../../features/students/list/class-figures.ts'
import { WaitingNote } from '../../../../features/comments/bar/WaitingNote.tsx'
import { isOnItsWay, useWaitingComments } from '../../../../features/comments/queue/waiting-comments.store.ts'
import { useClassData, useClasses, useStudents } from '../ClassData.tsx'
import { ClassTabs } from './ClassTabs.tsx'
import { ClassTools } from './ClassTools.tsx'
import { LessonTools } from './LessonTools.tsx'

/** Which class it is and how it stands, its tabs and its tools. */
export function ClassHead() {
  const navigate = useNavigate()
  const { summary, className, isAtRest, students } = useClassData()
  const { data: classes } = useClasses()
  const isWaiting = useWaitingComments(({ comments }) => comments.some(isOnItsWay))
  return (
    <ClassHeader
      classes={classes ?? []}
      current={summary}
      rememberedName={className}
      figures={students.data && <Figures />}
      // Not on demand: it tells of a network that is gone.
      note={isWaiting && <WaitingNote />}
      onSwitch={(id) => void navigate(`/comment/class-detail?classId=${encodeURIComponent(id)}`)}
      sections={<Sections />}
      tabs={<ClassTabs />}
    >
      {!isAtRest && students.data && students.data.length > 0 && <LessonTools />}
      {!isAtRest && <ClassTools />}
    </ClassHeader>
  )
}

/** The other sections of the class: on a phone in the lane, on a tablet behind ⋯, which a class at rest has not, none on a board in front of a class. */
function Sections() {
  const { classId, isAtRest } = useClassData()
  const { dispatch } = useClassScreenStore()
  const isSelecting = useClassScreen(({ activity }) => activity.type === 'select')
  return (
    <ClassSections
      classId={classId}
      lessonPath={classDetailPath(classId)}
      onSetting={() => dispatch({ type: 'dialog-opened', dialog: { type: 'settings' } })}
      className={`max-md:grid max-md:h-(--lane) max-md:content-center ${isAtRest ? '' : 'md:max-[85rem]:hidden'} [:root:fullscreen_&]:hidden! ${isSelecting ? 'max-md:hidden!' : ''}`}
    />
  )
}

function Figures() {
  const { studentCount, praisedToday } = classFigures(useStudents())
  return (
    <>
      {studentCount} <span className="max-sm:hidden">名学生 · 今天</span>
      <span className="sm:hidden">人 · </span>夸了 {praisedToday} 人
    </>
  )
}
