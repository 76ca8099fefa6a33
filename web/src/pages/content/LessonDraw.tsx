import { studentList } from '@pinge/contract/students.ts'
import { DrawDialog } from '../../features/lesson-tools/draw/DrawDialog.tsx'
import { presentIds } from '../../features/students/list/present-ids.ts'
import { sortStudents } from '../../features/students/list/sort-students.ts'
import { formatFailure } from '../../shared/api/failure/format-failure.ts'
import { useRead } from '../../shared/api/use-read.ts'
import { deviceRandom } from '../../shared/device/device-random.ts'
import { ErrorBox } from '../../shared/ui/feedback/ErrorBox.tsx'
import { Dialog } from '../../shared/ui/overlay/Dialog.tsx'

/** 随机点名 over a lesson: pupils of the class that was open last. */
export function LessonDraw({ classId, onClose }: { classId: string; onClose: () => void }) {
  const read = useRead(studentList, { classId, filter: true })
  if (!read.data)
    return read.error ? (
      <Dialog isOpen onClose={onClose} title="随机点名">
        <ErrorBox reason={formatFailure(read.error)} onRetry={() => void read.refetch()} />
      </Dialog>
    ) : null
  const students = sortStudents(read.data.stuInfoList, 'letter')
  const ids = new Set(presentIds(students))
  const present = students.filter(({ id }) => ids.has(id))
  return (
    <DrawDialog
      classId={classId}
      present={present}
      awayCount={students.length - present.length}
      random={deviceRandom}
      isCovered={false}
      onClose={onClose}
    />
  )
}
