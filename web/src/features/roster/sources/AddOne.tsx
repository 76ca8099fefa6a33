import { emptyRosterRow } from '@pinge/contract/roster/roster-fields.ts'
import { MAX_NAME_LENGTH, MAX_STUDENT_NUMBER_LENGTH } from '@pinge/contract/values/limits.ts'
import { UserPlus } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { SelectField } from '../../../shared/ui/form/SelectField.tsx'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import { genderOptions } from '../draft/gender-options.ts'
import { emptyStudent, type Roster } from '../use-roster.ts'

export function AddOne({ roster, isLocked }: { roster: Roster; isLocked: boolean }) {
  const name = useRef<HTMLInputElement>(null)
  const { one, setOne, take } = roster

  function add() {
    if (one.username.trim() === '' || isLocked) return
    take([{ ...emptyRosterRow, ...one, row: 1, username: one.username.trim() }])
    setOne(emptyStudent)
    name.current?.focus()
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
      className="flex flex-col gap-3"
    >
      <TextField
        label="姓名"
        ref={name}
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
        disabled={isLocked}
        value={one.username}
        onChange={(username) => setOne({ ...one, username })}
        hint="按回车添加，接着写下一个。"
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="学号（可不填）"
          autoComplete="off"
          maxLength={MAX_STUDENT_NUMBER_LENGTH}
          disabled={isLocked}
          value={one.stuNo}
          onChange={(stuNo) => setOne({ ...one, stuNo })}
        />
        <SelectField
          label="性别（可不填）"
          disabled={isLocked}
          value={one.gender}
          options={genderOptions('')}
          onChange={(gender) => setOne({ ...one, gender })}
        />
      </div>
      <Button type="submit" variant="soft" disabled={one.username.trim() === '' || isLocked}>
        <UserPlus aria-hidden />
        加到名单
      </Button>
    </form>
  )
}
