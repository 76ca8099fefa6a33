import {
  readAuthentication,
  submitAuthentication,
  type Authentication,
} from '@pinge/contract/authentication.ts'
import { MAX_NAME_LENGTH, MAX_SCHOOL_LENGTH } from '@pinge/contract/limits.ts'
import { useState, type FormEvent } from 'react'
import { useWrite } from '../../shared/api/use-write.ts'
import { Button } from '../../shared/ui/form/Button.tsx'
import { LeaveGuard } from '../../shared/ui/overlay/LeaveGuard.tsx'
import { PictureField } from '../../shared/ui/form/PictureField.tsx'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import {
  checkAuthentication,
  fieldsOf,
  handedInBy,
  OTHER_SUBJECT,
  type AuthenticationFields,
  type AuthenticationProblems,
} from './authentication-form.ts'
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
  const [start] = useState(() => fieldsOf(authentication))
  const [fields, setFields] = useState(start)
  const [hasTried, setHasTried] = useState(false)
  const { write, isSending, isUnsettled, problem, forgetProblem } = useWrite(submitAuthentication, {
    drawAnswer: (data, _, draw) => draw(readAuthentication, {}, () => data),
  })
  const found = checkAuthentication(fields)
  const problems = hasTried ? found : {}
  const isLocked = isSending || isUnsettled

  function change(typed: Partial<AuthenticationFields>): void {
    if (isLocked) return
    setFields({ ...fields, ...typed })
    forgetProblem()
  }

  async function handIn(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    setHasTried(true)
    if (Object.keys(found).length > 0) return
    const written = await write(handedInBy(fields))
    if (!written.isDone) return
    showSuccess('已提交，审核结果会发到系统消息')
    onSubmitted()
  }

  const parts = { fields, problems, isLocked, onChange: change }
  return (
    <form noValidate onSubmit={(event) => void handIn(event)} className="flex flex-col gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label="学校"
          autoComplete="organization"
          maxLength={MAX_SCHOOL_LENGTH}
          placeholder="例如：实验小学"
          value={fields.school}
          error={problems.school}
          readOnly={isLocked}
          onChange={(school) => change({ school })}
        />
        <SubjectFields {...parts} />
      </div>
      <CertificateField {...parts} />
      {authentication.state === 'approved' && (
        <p className="rounded-card bg-sun-tint px-4 py-3 text-base text-sun-ink">
          提交后会重新审核，这期间状态是“审核中”。
        </p>
      )}
      {problem && (
        <p role="alert" className="text-base text-danger">
          {problem}
        </p>
      )}
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
        isDirty={JSON.stringify(fields) !== JSON.stringify(start)}
        unsaved="认证信息还没有提交"
        description="离开后，刚才填写的内容就没有了。"
      />
    </form>
  )
}

type PartProps = {
  fields: AuthenticationFields
  problems: AuthenticationProblems
  isLocked: boolean
  onChange: (typed: Partial<AuthenticationFields>) => void
}

/** A listed subject, or the teacher's own word for it. */
function SubjectFields({ fields, problems, isLocked, onChange }: PartProps) {
  const isOther = fields.listed === OTHER_SUBJECT
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        label="任教学科"
        value={fields.listed}
        options={subjectOptions}
        error={isOther ? undefined : problems.subject}
        disabled={isLocked}
        onChange={(listed) => onChange({ listed })}
      />
      {isOther && (
        <TextField
          label="学科名称"
          maxLength={MAX_NAME_LENGTH}
          placeholder="例如：国际象棋"
          value={fields.other}
          error={problems.subject}
          readOnly={isLocked}
          onChange={(other) => onChange({ other })}
        />
      )}
    </div>
  )
}

function CertificateField({ fields, problems, isLocked, onChange }: PartProps) {
  const link = useCertificateLink(fields.certificateUrl)
  return (
    <div>
      <PictureField
        label="教师资格证"
        purpose="certificate"
        shape="document"
        value={fields.certificateUrl}
        viewUrl={link}
        disabled={isLocked}
        hint="拍下有照片和姓名的一页，png 或 jpg，不超过 3 MB。只有你和管理员看得到。"
        onChange={(certificateUrl) => onChange({ certificateUrl })}
      />
      {problems.certificateUrl && (
        <p role="alert" className="mt-1.5 ml-1 text-s text-danger">
          {problems.certificateUrl}
        </p>
      )}
    </div>
  )
}
