import { classList } from '@pinge/contract/classes.ts'
import { studentList } from '@pinge/contract/students.ts'
import { useRead } from '../../../shared/api/use-read.ts'
import { pupilOptions } from '../../../shared/text/pupil-options.ts'
import { SelectField } from '../../../shared/ui/form/SelectField.tsx'
import type { Player } from '../round/start-play.ts'

type PlayerSelectProps = { player: Player; onChoose: (player: { classId: string; stuId: string }) => void }

/** Who trains: the teacher, or a pupil of one of the classes. It stands in the address of every screen of the activity. */
export function PlayerSelect({ player: { classId = '', stuId = '' }, onChoose }: PlayerSelectProps) {
  const classes = useRead(classList, {})
  const students = useRead(studentList, { filter: true, classId }, { enabled: classId !== '' })
  return (
    <div className="flex flex-wrap gap-2">
      <SelectField
        label="班级"
        isLabelHidden
        value={classId}
        onChange={(value) => onChoose({ classId: value, stuId: '' })}
        options={[
          { value: '', label: '我自己练' },
          ...(classes.data ?? [])
            // One that was archived since is what the address says still.
            .filter((one) => !one.isArchived || one.classId === classId)
            .map((one) => ({ value: one.classId, label: one.className })),
        ]}
      />
      {classId !== '' && (
        <SelectField
          label="学生"
          isLabelHidden
          value={stuId}
          onChange={(value) => onChoose({ classId, stuId: value })}
          options={[{ value: '', label: '老师' }, ...pupilOptions(students.data?.stuInfoList ?? [])]}
        />
      )}
    </div>
  )
}
