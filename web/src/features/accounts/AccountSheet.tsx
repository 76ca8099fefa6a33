import { useState } from 'react'
import { Segmented } from '../../shared/ui/form/Segmented.tsx'
import { Sheet } from '../../shared/ui/overlay/Sheet.tsx'
import { UnsavedDialog } from '../../shared/ui/overlay/UnsavedDialog.tsx'
import { CloseAccount, type CloseAccountProps } from './CloseAccount.tsx'
import { DeviceList } from './DeviceList.tsx'
import { ExportOwn } from './ExportOwn.tsx'
import { IdleSetting } from './IdleSetting.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { TelForm } from './TelForm.tsx'

type Part = 'profile' | 'password' | 'tel' | 'devices' | 'closing'

const parts: readonly { value: Part; label: string }[] = [
  { value: 'profile', label: '资料' },
  { value: 'password', label: '密码' },
  { value: 'tel', label: '手机号' },
  { value: 'devices', label: '设备' },
  { value: 'closing', label: '注销' },
]

/** 账号设置: who the teacher is, how they get in, and where they are signed in. */
export function AccountSheet({ onClose, onClosed }: CloseAccountProps & { onClose: () => void }) {
  const [part, setPart] = useState<Part>('profile')
  const [isDirty, setIsDirty] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Sheet
      isOpen
      onClose={() => (isDirty ? setIsAsking(true) : onClose())}
      title="账号设置"
      className="md:min-h-[min(40rem,calc(100dvh-2rem))]"
    >
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto px-4 pb-6 sm:px-6">
        <Segmented
          label="账号设置的内容"
          value={part}
          options={parts}
          onChange={setPart}
          className="mb-5 [&_button]:px-2"
        />
        {/* It stays, with what is typed and a picture that is on its way, while another part is looked at. */}
        <div hidden={part !== 'profile'}>
          <ProfileForm onDirty={setIsDirty} />
        </div>
        {part === 'password' && <PasswordForm />}
        {part === 'tel' && <TelForm />}
        {part === 'devices' && (
          <>
            <DeviceList />
            <IdleSetting />
          </>
        )}
        {part === 'closing' && <CloseAccount onClosed={onClosed} />}
        {(part === 'profile' || part === 'closing') && <ExportOwn />}
      </div>
      <UnsavedDialog
        isOpen={isAsking}
        title="资料还没有保存"
        description="刚才改的称呼和头像会丢掉。已经保存的资料不变。"
        onLeave={onClose}
        onStay={() => setIsAsking(false)}
      />
    </Sheet>
  )
}
