import { addTeacher } from '@pinge/contract/class-teachers.ts'
import { UserPlus } from 'lucide-react'
import { useWrite } from '../../shared/api/use-write.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { checkTel, cleanTel } from '../../shared/text/check-tel.ts'
import { Button } from '../../shared/ui/form/Button.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { TextField } from '../../shared/ui/form/TextField.tsx'

/** 添加老师 by phone number, at once: the owner knows whom they add. */
export function AddTeacher({ classId }: { classId: string }) {
  const { row, submit, isSending, isUnsettled, isLocked, problem, reset } = useForm({
    keptAs: `add-teacher/${classId}`,
    start: { tel: '' },
    check: ({ tel }) => ({ tel: checkTel(tel) }),
    writer: useWrite(addTeacher),
    request: ({ tel }) => ({ classId, tel: cleanTel(tel) }),
    onDone: () => {
      reset()
      showSuccess('已添加，同事的班级列表里就有这个班了')
    },
  })
  const { error, ...tel } = row('tel')

  return (
    <form noValidate onSubmit={submit}>
      <TextField
        label="添加老师"
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        placeholder="同事的手机号"
        {...tel}
        // Until it is known whether this colleague was added, no other is.
        readOnly={isLocked}
        error={error ?? (problem || undefined)}
        hint="手机号验证过的同事，添加后马上就能打开班级；没有验证过的，请对方用班级号申请。"
        trailing={
          <Button type="submit" variant="soft" isBusy={isSending} className="-mr-4 rounded-field!">
            {!isSending && <UserPlus aria-hidden />}
            {isUnsettled ? '再试一次' : '添加'}
          </Button>
        }
      />
    </form>
  )
}
