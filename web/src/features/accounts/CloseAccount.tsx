import { accountClosing, closeAccount, CLOSING_DAYS, keepAccount } from '@pinge/contract/privacy/closing.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { useRead } from '../../shared/api/use-read.ts'
import { useWrite } from '../../shared/api/use-write.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { hashPassword } from '../../shared/text/hash-password.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../shared/ui/feedback/Problem.tsx'
import { ReadView } from '../../shared/ui/feedback/ReadView.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { PasswordField } from '../../shared/ui/form/PasswordField.tsx'
import { FormEnd } from './FormEnd.tsx'

export type CloseAccountProps = {
  /** The account is asked to go: leaves this device, with all that it keeps of the teacher, and says so. */
  onClosed: (told: string) => Promise<void>
}

/** 注销账号: what goes and what stays, the password, and the way back while there is one. */
export function CloseAccount({ onClosed }: CloseAccountProps) {
  // What goes changes with every class: it is read again each time.
  const read = useRead(accountClosing, {}, { gcTime: 0 })
  return (
    <ReadView read={read} waiting={<Skeleton className="h-40 w-full" />}>
      {({ closesAt, classes }) =>
        closesAt === null ? (
          <AskToClose classes={classes} onClosed={onClosed} />
        ) : (
          <Waiting closesAt={closesAt} onKept={() => void read.refetch()} />
        )
      }
    </ReadView>
  )
}

function Waiting({ closesAt, onKept }: { closesAt: number; onKept: () => void }) {
  const { write, isSending, problem } = useWrite(keepAccount)

  async function keep(): Promise<void> {
    const written = await write({})
    if (!written.isDone) return
    showSuccess('已撤销，账号继续使用')
    onKept()
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-m">{localDate(closesAt)} 会注销这个账号，你创建的班级一起彻底删除。</p>
      <Button isBusy={isSending} onClick={() => void keep()}>
        撤销注销
      </Button>
      <Problem text={problem} />
    </div>
  )
}

type Classes = DataOf<typeof accountClosing>['classes']

function AskToClose({ classes, onClosed }: CloseAccountProps & { classes: Classes }) {
  const { row, submit, isSending, problem } = useForm({
    keptAs: null,
    start: { password: '' },
    check: ({ password }) => ({ password: password === '' && '请输入当前密码' }),
    writer: useWrite(closeAccount),
    request: ({ password }) => ({ password: hashPassword(password) }),
    onDone: ({ closesAt }) => void onClosed(`已申请，${localDate(closesAt)} 注销；在这之前登录可以撤销`),
  })

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-m">
        申请后，所有设备都会退出，这台设备上还没有上传的点评和写实记录马上删除；{CLOSING_DAYS}{' '}
        天后账号彻底删除，不能恢复。这 {CLOSING_DAYS} 天里登录，可以撤销。
      </p>
      <p className="text-base text-ink-2">
        一起删除：手机号、称呼、头像、自定义点评项、评语句子、我的资料、消息。在别人班级里的点评会留下，不再显示你的称呼。
      </p>
      <ClassesThatGo classes={classes} />
      <PasswordField label="当前密码" name="password" autoComplete="current-password" {...row('password')} />
      <FormEnd label="申请注销账号" isSending={isSending} problem={problem} />
    </form>
  )
}

function ClassesThatGo({ classes }: { classes: Classes }) {
  if (classes.length === 0) return null
  return (
    <div className="rounded-card bg-danger-tint px-4 py-3">
      <p className="text-base font-bold">这 {classes.length} 个班级和全部学生资料会一起彻底删除：</p>
      <ul className="mt-1 text-base">
        {classes.map(({ classId, className, studentCount, hasColleagues }) => (
          <li key={classId} className="wrap-anywhere">
            {className} · {studentCount} 名学生{hasColleagues && ' · 想留给同事，请先在“班级老师”里转交'}
          </li>
        ))}
      </ul>
    </div>
  )
}
