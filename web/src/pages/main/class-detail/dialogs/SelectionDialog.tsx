import { formatNames } from '@pinge/contract/values/format-names.ts'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useClassScreen, useClassScreenStore } from '../../../../features/class-screen/class-screen.store.ts'
import { selectionOf } from '../../../../features/class-screen/class-screen.ts'
import { useGiver, useGiving } from '../../../../features/comments/give/GivingProvider.tsx'
import { ResetDialog } from '../../../../features/reset-score/ResetDialog.tsx'
import { ExchangeSheet } from '../../../../features/rewards/exchange/ExchangeSheet.tsx'
import { GiftMoment, type GiftMomentProps } from '../../../../features/comments/celebration/GiftMoment.tsx'
import { useIsSeenByClass } from '../../../../shared/device/is-seen-by-class.ts'
import { useClassData, useStudents } from '../ClassData.tsx'
import { ActionNotice, type DoneAction } from './ActionNotice.tsx'

type Gift = Omit<GiftMomentProps, 'onEnd'>

export type SelectionDialogProps = {
  /** A teacher has selected pupils for more than a comment. */
  isUsed: boolean
  onClose: () => void
}

/** The exchange or the reset of the selected pupils, and the way back from it. */
export function SelectionDialog({ onClose }: SelectionDialogProps) {
  const { classId } = useClassData()
  const { get, dispatch } = useClassScreenStore()
  const { purpose, ids } = useClassScreen(selectionOf)
  const isSelecting = useClassScreen(({ activity }) => activity.type === 'select')
  const isAsked = useClassScreen(({ dialog }) => dialog?.type === 'confirm')
  const hasNotice = useGiving(({ notice }) => notice !== null)
  const selected = useStudents().filter(({ id }) => ids.has(id))
  const [done, setDone] = useState<DoneAction | null>(null)
  const isUndone = useStore(useGiver().undone, (undone) => done !== null && undone.has(done.batchId))
  const [gift, setGift] = useState<Gift | null>(null)
  const isSeenByClass = useIsSeenByClass()

  function finish(action: DoneAction): void {
    setDone(action)
    // On a slow network the teacher may have shut the sheet and begun something else, which is not ended.
    const { dialog, activity } = get()
    if (dialog !== null && dialog.type !== 'confirm') return
    const now = selectionOf({ activity })
    if (now.ids === ids) dispatch({ type: 'selection-used' })
    // Whom it was for is done; who was selected meanwhile is not.
    else if (now.purpose === purpose)
      selected.forEach(({ id }) => now.ids.has(id) && dispatch({ type: 'student-toggled', id }))
  }
  const names = formatNames(selected.map(({ username }) => username))

  return (
    <>
      {isAsked && selected.length > 0 && purpose === 'exchange' && (
        <ExchangeSheet
          classId={classId}
          students={selected}
          onRemove={(removed) => removed.forEach((id) => dispatch({ type: 'student-toggled', id }))}
          onClose={onClose}
          onRedeemed={({ batchId, icon, name }) => {
            if (isSeenByClass) setGift({ students: selected, icon, name })
            finish({
              batchId,
              icon,
              text: `${names}兑换了“${name}”`,
              undone: `已撤销“${name}”，积分已退还`,
            })
          }}
        />
      )}
      {isAsked && selected.length > 0 && purpose === 'reset' && (
        <ResetDialog
          classId={classId}
          students={selected}
          onClose={onClose}
          onReset={(batchId) =>
            finish({
              batchId,
              icon: 'recycle',
              text: `已清空 ${selected.length} 名学生的总分`,
              undone: '已撤销，总分已恢复',
            })
          }
        />
      )}
      {gift && <GiftMoment {...gift} onEnd={() => setGift(null)} />}
      {/* A screen reader hears only what comes into a place that it knows. */}
      <div aria-live="polite" aria-relevant="additions">
        {done && !isUndone && (
          <ActionNotice
            key={done.batchId}
            classId={classId}
            done={done}
            isBarShown={isSelecting || hasNotice}
            // Taken back late, it leaves the way back from what was done meanwhile.
            onClose={() => setDone((now) => (now === done ? null : now))}
          />
        )}
      </div>
    </>
  )
}
