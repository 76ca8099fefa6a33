import type { StudentInformation } from '@pinge/contract/student-information.ts'
import { genderNames } from '@pinge/contract/students.ts'
import { UserMinus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { SelectField } from '../../../shared/ui/form/SelectField.tsx'
import { Sheet } from '../../../shared/ui/overlay/Sheet.tsx'
import { UnsavedDialog } from '../../../shared/ui/overlay/UnsavedDialog.tsx'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import { GuardianFields } from './GuardianFields.tsx'
import { PicturePicker } from './PicturePicker.tsx'
import { useStudentForm, type StudentSaving } from './use-student-form.ts'

export type StudentFormProps = {
  classId: string
  student: StudentInformation
  /** Of an archived class: the record is looked at. */
  isReadOnly: boolean
  /** No answer came: what was typed is still here. */
  isUnsent: boolean
  onRemove: () => void
} & StudentSaving

const genders = [
  { value: '', label: '未填' },
  { value: genderNames.male, label: genderNames.male },
  { value: genderNames.female, label: genderNames.female },
]

/** One pupil's record, whole. */
export function StudentForm(props: StudentFormProps) {
  const { classId, student, isReadOnly, isSaving, isUnsent, onRemove, onClose } = props
  const form = useStudentForm(classId, student, props)
  const [isAsking, setIsAsking] = useState(false)
  const close = () => (form.isDirty ? setIsAsking(true) : onClose())

  return (
    <>
      <Sheet isOpen onClose={close} title={`${student.username}的资料`}>
        <form className="flex min-h-0 flex-1 flex-col" noValidate onSubmit={form.submit}>
          {/* The fields are parts of the form itself for the layout. */}
          <fieldset disabled={isReadOnly} className="contents">
            <StudentFields form={form} />
          </fieldset>
          {!isReadOnly && (
            <FormFooter isSaving={isSaving} isUnsent={isUnsent} onRemove={onRemove} onClose={close} />
          )}
        </form>
      </Sheet>
      <UnsavedDialog
        isOpen={isAsking}
        title="资料还没有保存"
        description={`关闭后，${student.username}的修改会丢掉。已经保存的资料不变。`}
        onLeave={onClose}
        onStay={() => setIsAsking(false)}
      />
    </>
  )
}

function StudentFields({ form }: { form: ReturnType<typeof useStudentForm> }) {
  const header = form.row('header')
  // Relative, or words for the ear alone would stand outside it and let the whole sheet be scrolled away.
  return (
    <div className="relative flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-4 pb-5 sm:px-6">
      <div className="grid grid-cols-2 gap-3">
        <TextField label="姓名" {...form.row('username')} autoComplete="off" />
        <TextField label="学号" {...form.row('stuNo')} autoComplete="off" />
        <SelectField label="性别" options={genders} {...form.row('gender')} />
        <TextField
          label="出生日期"
          {...form.row('birthday')}
          autoComplete="off"
          placeholder="如 2017-03-05"
        />
      </div>
      {([1, 2] as const).map((number) => (
        <GuardianFields
          key={number}
          number={number}
          row={form.row}
          isMasked={form.isMasked}
          onReveal={form.reveal}
        />
      ))}
      <PicturePicker header={header.value} onChange={header.onChange} />
    </div>
  )
}

type FormFooterProps = Pick<StudentFormProps, 'isSaving' | 'isUnsent' | 'onRemove' | 'onClose'>

function FormFooter({ isSaving, isUnsent, onRemove, onClose }: FormFooterProps) {
  return (
    <div className="border-t border-hair px-4 py-3 sm:px-6">
      {isUnsent && (
        <p role="alert" className="mb-2 text-s text-danger">
          网络连接失败，填的内容还在，请再试一次
        </p>
      )}
      <div className="flex items-center gap-3">
        <Button variant="quiet" onClick={onRemove} className="mr-auto px-2! text-danger!">
          <UserMinus aria-hidden />
          移除学生
        </Button>
        <Button variant="mist" onClick={onClose} className="max-sm:hidden">
          取消
        </Button>
        <Button type="submit" isBusy={isSaving}>
          保存
        </Button>
      </div>
    </div>
  )
}
