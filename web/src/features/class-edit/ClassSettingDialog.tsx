import { Suspense } from 'react'
import { lazyDialog } from '../../shared/ui/overlay/lazy-dialog.tsx'
import type { ClassSettingPanelProps } from './ClassSettingPanel.tsx'

const ClassSettingPanel = lazyDialog<ClassSettingPanelProps>(
  async () => (await import('./ClassSettingPanel.tsx')).ClassSettingPanel,
  ({ onClose }) => onClose(),
)

export type ClassSettingDialogProps = ClassSettingPanelProps & { isOpen: boolean }

/** 班级设置, loaded when it is opened. */
export function ClassSettingDialog({ isOpen, ...props }: ClassSettingDialogProps) {
  return <Suspense>{isOpen && <ClassSettingPanel {...props} />}</Suspense>
}
