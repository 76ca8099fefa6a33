import type { Authentication } from '@pinge/contract/authentication.ts'
import { MAX_NAME_LENGTH, MAX_SCHOOL_LENGTH } from '@pinge/contract/limits.ts'
import { useState, type FormEvent } from 'react'
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
} from './authentication-form.ts'
import { subjects } from './subjects.ts'
import { useCertificateLink, useSubmitAuthentication } from './use-authentication.ts'

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
  const { submit, isSending, isUnsettled, problem, forgetProblem } = useSubmitAuthentication()
  const certificate = useCertificateLink(fields.certificateUrl)
  const found = checkAuthentication(fields)
  const problems = hasTried ? found : {}
  const isLocked = isSending || isUnsettled
  const isDirty = JSON.stringify(fields) !== JSON.stringify(start)

  function change(typed: Partial<AuthenticationFields>): void {
    if (isLocked) return
    setFields({ ...fields, ...typed })
    if (problem) forgetProblem()
  }

  async function handIn(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    setHasTried(true)
    if (Object.keys(found).length > 0 || !(await submit(handedInBy(fields)))) return
    showSuccess('已提交，审核结果会发到系统消息')
    onSubmitted()
  }

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
        <div className="flex flex-col gap-3">
          <SelectField
            label="任教学科"
            value={fields.listed}
            options={subjectOptions}
            error={fields.listed === OTHER_SUBJECT ? undefined : problems.subject}
            disabled={isLocked}
            onChange={(listed) => change({ listed })}
          />
          {fields.listed === OTHER_SUBJECT && (
            <TextField
              label="学科名称"
              maxLength={MAX_NAME_LENGTH}
              placeholder="例如：国际象棋"
              value={fields.other}
              error={problems.subject}
              readOnly={isLocked}
              onChange={(other) => change({ other })}
            />
          )}
        </div>
      </div>
      <div>
        <PictureField
          label="教师资格证"
          purpose="certificate"
          shape="document"
          value={fields.certificateUrl}
          viewUrl={certificate}
          disabled={isLocked}
          hint="拍下有照片和姓名的一页，png 或 jpg，不超过 3 MB。只有你和管理员看得到。"
          onChange={(certificateUrl) => change({ certificateUrl })}
        />
        {problems.certificateUrl && (
          <p role="alert" className="mt-1.5 ml-1 text-s text-danger">
            {problems.certificateUrl}
          </p>
        )}
      </div>
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
        isDirty={isDirty}
        unsaved="认证信息还没有提交"
        description="离开后，刚才填写的内容就没有了。"
      />
    </form>
  )
}
