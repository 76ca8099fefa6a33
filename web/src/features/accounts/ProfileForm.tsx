import { updateProfile } from '@pinge/contract/accounts.ts'
import { readAvatar } from '@pinge/contract/values/avatar.ts'
import { MAX_NAME_LENGTH, STUDENT_AVATARS } from '@pinge/contract/values/limits.ts'
import { UserRound } from 'lucide-react'
import { useEffect, useId } from 'react'
import { useWrite } from '../../shared/api/use-write.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { changeCurrentUser } from '../../shared/session/known-users.ts'
import { changeSession, useCurrentUser } from '../../shared/session/session.ts'
import { Avatar } from '../../shared/ui/picture/Avatar.tsx'
import { PictureField } from '../../shared/ui/form/PictureField.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { FormEnd } from './FormEnd.tsx'

const shipped = Array.from({ length: STUDENT_AVATARS }, (_, index) => String(index + 1))

/** Name and face. `onDirty` is told whether something is typed that is not saved. */
export function ProfileForm({ onDirty }: { onDirty: (isDirty: boolean) => void }) {
  const user = useCurrentUser()
  const form = useForm({
    keptAs: 'profile',
    start: { nickname: user?.nickname ?? '', headUrl: user?.headUrl ?? '' },
    writer: useWrite(updateProfile),
    request: ({ nickname, headUrl }) => ({
      nickname: nickname.trim(),
      ...(headUrl !== '' && { headUrl }),
    }),
    onDone: (profile) => {
      changeSession((session) => changeCurrentUser(session, profile))
      form.reset({ nickname: profile.nickname, headUrl: profile.headUrl })
      showSuccess('资料已保存')
    },
  })
  const { fields, change, row, submit, isSending, holdBack, isUnsettled, isLocked, problem } = form
  const { isDirty } = form
  // The sheet around it, which asks before it takes the words away.
  useEffect(() => onDirty(isDirty), [onDirty, isDirty])
  const { nickname, headUrl } = fields

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label="称呼"
        name="nickname"
        autoComplete="nickname"
        maxLength={MAX_NAME_LENGTH}
        icon={<UserRound aria-hidden />}
        {...row('nickname')}
        disabled={isUnsettled}
        error={nickname.trim() === '' ? '请填写称呼，如 王老师' : undefined}
      />
      <ShippedFaces value={headUrl} disabled={isUnsettled} onChange={(face) => change({ headUrl: face })} />
      <PictureField
        label="或者用自己的照片"
        purpose="picture"
        shape="round"
        value={readAvatar(headUrl).kind === 'picture' ? headUrl : ''}
        disabled={isLocked}
        onHold={holdBack}
        onChange={(url) => change({ headUrl: url === '' ? '1' : url })}
      />
      <FormEnd label="保存" isSending={isSending} disabled={nickname.trim() === ''} problem={problem} />
    </form>
  )
}

type ShippedFacesProps = { value: string; disabled: boolean; onChange: (headUrl: string) => void }

function ShippedFaces({ value, disabled, onChange }: ShippedFacesProps) {
  const name = useId()
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-1.5 text-s font-bold text-ink-2">头像</legend>
      <div className="flex flex-wrap gap-2">
        {shipped.map((header) => (
          <label key={header} className="relative block">
            <input
              type="radio"
              name={name}
              aria-label={`头像 ${header}`}
              checked={header === value}
              onChange={() => onChange(header)}
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-full"
            />
            <span className="pointer-events-none block rounded-full peer-checked:ring-3 peer-checked:ring-brand">
              <Avatar header={header} size={52} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
