import { classList } from '@pinge/contract/classes.ts'
import { studentList } from '@pinge/contract/students.ts'
import { useSearchParams } from 'react-router'
import { useRead } from '../../../shared/api/use-read.ts'
import { SelectField } from '../../../shared/ui/form/SelectField.tsx'
import { playerQuery, readPlayer } from '../training-paths.ts'

/** Who trains: the teacher, or a pupil of one of the classes. It stands in the address of every screen of the activity. */
export function PlayerSelect() {
  const [search, setSearch] = useSearchParams()
  const { classId = '', stuId = '' } = readPlayer(search)
  const classes = useRead(classList, {})
  const students = useRead(studentList, { filter: true, classId }, { enabled: classId !== '' })
  function choose(player: { classId: string; stuId: string }): void {
    const next = new URLSearchParams(search)
    next.delete('classId')
    next.delete('stuId')
    // What else the screen shows, such as a game, stays as it was.
    for (const [name, value] of playerQuery(player)) next.set(name, value)
    setSearch(next, { replace: true })
  }
  return (
    <div className="flex flex-wrap gap-2">
      <SelectField
        label="班级"
        isLabelHidden
        value={classId}
        onChange={(value) => choose({ classId: value, stuId: '' })}
        options={[
          { value: '', label: '我自己练' },
          ...(classes.data ?? [])
            .filter(({ isArchived }) => !isArchived)
            .map((one) => ({ value: one.classId, label: one.className })),
        ]}
      />
      {classId !== '' && (
        <SelectField
          label="学生"
          isLabelHidden
          value={stuId}
          onChange={(value) => choose({ classId, stuId: value })}
          options={[
            { value: '', label: '老师' },
            ...(students.data?.stuInfoList ?? []).map(({ id, username }) => ({ value: id, label: username })),
          ]}
        />
      )}
    </div>
  )
}
