import { addTeacher } from '@pinge/contract/class-teachers.ts'
import { UserPlus } from 'lucide-react'
import { useWrite } from '../../shared/api/use-write.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { checkTel, cleanTel } from '../../shared/text/check-tel.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { TextField } from '../../shared/ui/form/TextField.tsx'

/** 邀请老师 by phone number: who is invited joins by a yes of their own. */
export function AddTeacher({ classId }: { classId: string }) {
  const { row, submit, isSending, isUnsettled, isLocked, problem, reset } = useForm({
    keptAs: `add-teacher/${classId}`,
    start: { tel: '' },
    check: ({ tel }) => ({ tel: checkTel(tel) }),
    writer: useWrite(addTeacher),
    request: ({ tel }) => ({ classId, tel: cleanTel(tel) }),
    onDone: () => {
      reset()
      showSuccess('已邀请，对方同意后加入')
    },
  })
  const { error, ...tel } = row('tel')

  return (
    <form noValidate onSubmit={submit}>
      <TextField
        label="邀请老师"
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        placeholder="同事的手机号"
        {...tel}
        // Until it is known whether this colleague was invited, no other is.
        readOnly={isLocked}
        error={error ?? (problem || undefined)}
        hint="同事登录后会看到邀请，同意后才加入。手机号没有验证过的同事看不到邀请，请对方用班级号申请。"
        trailing={
          <Button type="submit" variant="soft" isBusy={isSending} className="-mr-4 rounded-field!">
            {!isSending && <UserPlus aria-hidden />}
            {isUnsettled ? '再试一次' : '邀请'}
          </Button>
        }
      />
    </form>
  )
}
