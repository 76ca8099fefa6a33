import { useNavigate } from 'react-router'
import { ClassHeader } from '../../../../features/classes/ClassHeader.tsx'
import { classFigures } from '../../../../features/students/list/class-figures.ts'
import { useClassData, useClasses, useStudents } from '../ClassData.tsx'
import { ClassTabs } from './ClassTabs.tsx'
import { ClassTools } from './ClassTools.tsx'
import { LessonTools } from './LessonTools.tsx'

/** Which class it is and how it stands, its tabs and its tools. */
export function ClassHead() {
  const navigate = useNavigate()
  const { summary, className, students } = useClassData()
  const { data: classes } = useClasses()
  return (
    <ClassHeader
      classes={classes?.filter((one) => !one.isArchived || one === summary) ?? []}
      current={summary}
      rememberedName={className}
      figures={students.data && <Figures />}
      onSwitch={(id) => void navigate(`/comment/class-detail?classId=${encodeURIComponent(id)}`)}
      tabs={<ClassTabs />}
    >
      {students.data && students.data.length > 0 && <LessonTools />}
      <ClassTools />
    </ClassHeader>
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
