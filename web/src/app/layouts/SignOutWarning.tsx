import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'

export type SignOutWarningProps = {
  comments: number
  records: number
  onConfirm: () => void
  onCancel: () => void
}

/** Signing out takes comments and records away that the network has not taken yet. */
export function SignOutWarning({ comments, records, onConfirm, onCancel }: SignOutWarningProps) {
  const ofComments = comments > 0 ? [`${comments} 条点评`] : []
  const ofRecords = records > 0 ? [`${records} 条写实记录`] : []
  const what = [...ofComments, ...ofRecords].join('、')
  return (
    <ConfirmDialog
      isOpen
      title={`还有 ${what}没有上传`}
      description={`现在退出，会删除这台设备上等待上传的 ${what}${comments > 0 ? '，学生得不到这些分数' : ''}。已经上传的${records > 0 ? '' : '点评'}都还在。`}
      confirmLabel="删除并退出"
      cancelLabel="先不退出"
      isDestructive
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}
