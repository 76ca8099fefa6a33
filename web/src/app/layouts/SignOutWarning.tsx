import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'

export type SignOutWarningProps = { count: number; onConfirm: () => void; onCancel: () => void }

/** Signing out takes comments away that the network has not taken yet. */
export function SignOutWarning({ count, onConfirm, onCancel }: SignOutWarningProps) {
  return (
    <ConfirmDialog
      isOpen
      title={`还有 ${count} 条点评没有上传`}
      description={`现在退出，会删除这台设备上等待上传的 ${count} 条点评，学生得不到这些分数。已经上传的点评都还在。`}
      confirmLabel="删除并退出"
      cancelLabel="先不退出"
      isDestructive
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}
