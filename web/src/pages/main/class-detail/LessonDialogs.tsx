import { Suspense } from 'react'
import { lazyDialog } from '../../../shared/ui/overlay/lazy-dialog.tsx'
import type { LessonTool } from './lesson-tool.ts'
import type { OpenLessonDialogProps } from './OpenLessonDialog.tsx'

const OpenLessonDialog = lazyDialog<OpenLessonDialogProps>(
  async () => (await import('./OpenLessonDialog.tsx')).OpenLessonDialog,
  ({ onClose }) => onClose(),
)

export type LessonDialogsProps = Omit<OpenLessonDialogProps, 'tool'> & { tool: LessonTool | null }

/** The tools of a lesson, fetched when the first one is taken out. */
export function LessonDialogs({ tool, ...props }: LessonDialogsProps) {
  return <Suspense>{tool && <OpenLessonDialog tool={tool} {...props} />}</Suspense>
}
