import { studentList, type Student } from '@pinge/contract/students.ts'
import { PlayStage, type PlayStageProps } from '../../features/training/stage/PlayStage.tsx'
import { useRead } from '../../shared/api/use-read.ts'
import { usePraise } from './use-praise.tsx'

const noStudents: readonly Student[] = []

/** A level on the stage. Where a pupil plays, the stage says who, and a comment is one touch away from the result. */
export function PlayerStage(props: Omit<PlayStageProps, 'playerName' | 'onComment'>) {
  const { classId = '', stuId } = props.request.player
  const read = useRead(studentList, { filter: true, classId }, { enabled: stuId !== undefined })
  const students = read.data?.stuInfoList ?? noStudents
  const pupil = students.find(({ id }) => id === stuId)
  const { praise, dialog } = usePraise(classId, students)
  return (
    <>
      <PlayStage
        {...props}
        playerName={pupil?.username}
        onComment={pupil ? () => praise([pupil.id]) : undefined}
      />
      {pupil && dialog}
    </>
  )
}
