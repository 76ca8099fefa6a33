import {
  readAuthentication,
  submitAuthentication,
  type Authentication,
} from '@pinge/contract/authentication.ts'
import { MAX_NAME_LENGTH, MAX_SCHOOL_LENGTH } from '@pinge/contract/values/limits.ts'
import { useWrite } from '../../shared/api/use-write.ts'
import { useForm, type HeldBack, type Row } from '../../shared/form/use-form.ts'
import { Problem } from '../../shared/ui/feedback/Problem.tsx'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { LeaveGuard } from '../../shared/ui/overlay/LeaveGuard.tsx'
import { PictureField } from '../../shared/ui/form/PictureField.tsx'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { checkAuthentication, fieldsOf, handedInBy, OTHER_SUBJECT } from './authentication-form.ts'
import { subjects } from './subjects.ts'
import { useCertificateLink } from './use-certificate-link.ts'

const subjectOptions = [
  { value: '', label: '请选择学科' },
  ...subjects.map((subject) => ({ value: subject, label: subject })),
  { value: OTHER_SUBJECT, label: '其他学科' },
]

export type AuthenticationFormProps = {
  authentication: Authentication
  onSubmitted: () => void
  /** Undefined where there is nothing to go back to. */
  onCancel: (() => void) | undefined
}

/** School, subject and certificate. What was filled in stays until it has been handed in. */
export function AuthenticationForm({ authentication, onSubmitted, onCancel }: AuthenticationFormProps) {
  const { row, submit, isDirty, isSending, holdBack, isUnsettled, isLocked, problem } = useForm({
    keptAs: 'authentication',
    start: () => fieldsOf(authentication),
    check: checkAuthentication,
    writer: useWrite(submitAuthentication, {
      drawAnswer: (data, _, draw) => draw(readAuthentication, {}, () => data),
    }),
    request: handedInBy,
    onDone: () => {
      showSuccess('已提交，审核结果会发到系统消息')
      onSubmitted()
    },
  })

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label="学校"
          autoComplete="organization"
          maxLength={MAX_SCHOOL_LENGTH}
          placeholder="例如：实验小学"
          readOnly={isLocked}
          {...row('school')}
        />
        <SubjectFields listed={row('listed')} other={row('other')} isLocked={isLocked} />
      </div>
      <CertificateField {...row('certificateUrl')} isLocked={isLocked} onHold={holdBack} />
      {authentication.state === 'approved' && (
        <p className="rounded-card bg-sun-tint px-4 py-3 text-base text-sun-ink">
          提交后会重新审核，这期间状态是“审核中”。
        </p>
      )}
      <Problem text={problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSending} className="max-sm:flex-1">
          {isUnsettled ? '再试一次' : '提交审核'}
        </Button>
        {onCancel && (
          <Button variant="mist" disabled={isLocked} onClick={onCancel} className="max-sm:flex-1">
            取消
          </Button>
        )}
      </div>
      <LeaveGuard
        isDirty={isDirty}
        unsaved="认证信息还没有提交"
        description="离开后，刚才填写的内容就没有了。"
      />
    </form>
  )
}

type SubjectFieldsProps = { listed: Row<string>; other: Row<string>; isLocked: boolean }

/** A listed subject, or the teacher's own word for it. */
function SubjectFields({ listed, other, isLocked }: SubjectFieldsProps) {
  return (
    <div className="flex flex-col gap-3">
      <SelectField label="任教学科" options={subjectOptions} disabled={isLocked} {...listed} />
      {listed.value === OTHER_SUBJECT && (
        <TextField
          label="学科名称"
          maxLength={MAX_NAME_LENGTH}
          placeholder="例如：国际象棋"
          readOnly={isLocked}
          {...other}
        />
      )}
    </div>
  )
}

type CertificateFieldProps = Row<string> & { isLocked: boolean; onHold: (held: HeldBack) => void }

function CertificateField({ value, onChange, error, isLocked, onHold }: CertificateFieldProps) {
  const link = useCertificateLink(value)
  return (
    <div>
      <PictureField
        label="教师资格证"
        purpose="certificate"
        shape="document"
        value={value}
        viewUrl={link}
        disabled={isLocked}
        hint="拍下有照片和姓名的一页，png 或 jpg，不超过 3 MB。只有你和管理员看得到。"
        onChange={onChange}
        onHold={onHold}
      />
      <Problem text={error ?? ''} className="mt-1.5 ml-1 text-s" />
    </div>
  )
}
