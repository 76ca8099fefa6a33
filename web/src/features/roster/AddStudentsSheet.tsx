import { useState } from 'react'
import { findInterrupted, useKeepInterrupted } from '../../shared/form/interrupted.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { UnsavedDialog } from '../../shared/ui/overlay/UnsavedDialog.tsx'
import { LeaveGuard } from '../../shared/ui/overlay/LeaveGuard.tsx'
import { Sheet } from '../../shared/ui/overlay/Sheet.tsx'
import { useIsShown } from '../../shared/use-is-shown.ts'
import { formatDone, formatLoss } from './draft/format-draft.ts'
import { RosterEditor } from './RosterEditor.tsx'
import { RosterFooter } from './RosterFooter.tsx'
import { useAddStudents } from './use-add-students.ts'
import type { BegunRoster } from './use-roster.ts'

export type AddStudentsSheetProps = {
  classId: string
  onClose: () => void
  /** What was done just now, in words: 已添加 46 名学生，更新 3 名 */
  onAdded: (done: string) => void
}

/** 添加学生 for a class that exists. It closes when all are in, and stays while rows are left to mend. */
export function AddStudentsSheet({ classId, onClose, onAdded }: AddStudentsSheetProps) {
  const [isAsking, setIsAsking] = useState(false)
  const form = `roster/${classId}`
  const [begun] = useState(() => findInterrupted<BegunRoster | undefined>(form, undefined))
  const adding = useAddStudents(classId, begun)
  const isShown = useIsShown()
  const { roster } = adding
  useKeepInterrupted(form, () => (roster.isDirty ? roster.begun : undefined))

  async function add() {
    const added = await adding.add(classId)
    if (!added) return
    onAdded(formatDone(added))
    if (added.left === 0 && isShown()) onClose()
  }

  return (
    <>
      <Sheet
        isOpen
        onClose={() => (roster.isDirty ? setIsAsking(true) : onClose())}
        title="添加学生"
        className="md:w-[1140px]"
      >
        {/* Relative, or words for the ear alone would stand outside it and let the whole sheet be scrolled away. */}
        <div className="relative min-h-0 flex-1 overflow-y-auto px-4 pb-5 sm:px-6">
          <RosterEditor roster={roster} classId={classId} isLocked={adding.isLocked} />
        </div>
        <div className="border-t border-hair px-4 py-3 sm:px-6">
          <RosterFooter summary={adding.summary} problem={adding.problem}>
            <Button variant="mist" onClick={() => (roster.isDirty ? setIsAsking(true) : onClose())}>
              取消
            </Button>
            {adding.readAgain ? (
              <Button isBusy={adding.isReading} onClick={adding.readAgain}>
                重新读取
              </Button>
            ) : (
              <Button
                isBusy={adding.isSending || roster.isReading}
                disabled={!adding.canAdd}
                onClick={() => void add()}
              >
                {adding.label}
              </Button>
            )}
          </RosterFooter>
        </div>
      </Sheet>
      <UnsavedDialog
        isOpen={isAsking}
        title="名单还没有添加"
        description={`关闭后，${formatLoss(roster.rows.length)}。已经在班里的学生不变。`}
        onLeave={onClose}
        onStay={() => setIsAsking(false)}
      />
      <LeaveGuard
        isDirty={roster.isDirty}
        guardsSearch
        unsaved="名单还没有添加"
        description={`离开后，${formatLoss(roster.rows.length)}。`}
      />
    </>
  )
}
