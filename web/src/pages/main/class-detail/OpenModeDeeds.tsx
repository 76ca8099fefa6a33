import type { Student } from '@pinge/contract/students.ts'
import { useState } from 'react'
import { nameStudents } from '../../../features/comments/name-students.ts'
import { ResetDialog } from '../../../features/reset-score/ResetDialog.tsx'
import { ExchangeSheet } from '../../../features/rewards/ExchangeSheet.tsx'
import type { BottomMode } from '../../../features/students/selection.ts'
import { newRequestId } from '../../../shared/api/new-request-id.ts'
import { DeedNotice, type DoneDeed } from './DeedNotice.tsx'

export type OpenModeDeedsProps = {
  classId: string
  mode: BottomMode
  chosen: readonly Student[]
  isAsked: boolean
  /** The bar at the bottom is in the notice's place. */
  isBarShown: boolean
  onRemove: (studentIds: readonly string[]) => void
  onClose: () => void
  onDone: () => void
}

/** What the modes other than the comment ask, and the way back from what was done. */
export function OpenModeDeeds(props: OpenModeDeedsProps) {
  const { classId, mode, chosen, isAsked, isBarShown, onRemove, onClose, onDone } = props
  const [done, setDone] = useState<DoneDeed | null>(null)

  function tell(batchId: string, icon: string, text: string, undone: string): void {
    setDone({ batchId, undoRequestId: newRequestId(), icon, text, undone })
    onDone()
  }
  const names = chosen.map(({ username }) => username)

  return (
    <>
      {isAsked && chosen.length > 0 && mode === 'RewardExchange' && (
        <ExchangeSheet
          classId={classId}
          students={chosen}
          onRemove={onRemove}
          onClose={onClose}
          onRedeemed={({ batchId, icon, name }) =>
            tell(batchId, icon, `${nameStudents(names)}兑换了“${name}”`, `已撤销“${name}”，积分已退还`)
          }
        />
      )}
      {isAsked && chosen.length > 0 && mode === 'ResetScore' && (
        <ResetDialog
          classId={classId}
          students={chosen}
          onClose={onClose}
          onReset={(batchId) =>
            tell(batchId, 'recycle', `已清空 ${chosen.length} 名学生的积分`, '已撤销，积分都回来了')
          }
        />
      )}
      {done && (
        <DeedNotice
          key={done.batchId}
          classId={classId}
          done={done}
          isBarShown={isBarShown}
          onClose={() => setDone(null)}
        />
      )}
    </>
  )
}
