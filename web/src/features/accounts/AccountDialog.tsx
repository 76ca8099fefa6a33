import { Suspense } from 'react'
import { lazyDialog } from '../../shared/ui/overlay/lazy-dialog.tsx'

const AccountSheet = lazyDialog<{ onClose: () => void }>(
  async () => (await import('./AccountSheet.tsx')).AccountSheet,
  ({ onClose }) => onClose(),
)

/** 账号设置, loaded when it is opened. */
export function AccountDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return <Suspense>{isOpen && <AccountSheet onClose={onClose} />}</Suspense>
}
