import { AwardNoticeBar } from '../../../features/comments/AwardNoticeBar.tsx'
import { RestPills } from '../../../features/comments/RestPills.tsx'
import { UndoInBar } from '../../../features/comments/UndoInBar.tsx'
import { SeriesBar, type SeriesBarProps } from '../../../features/comments/SeriesBar.tsx'
import type { useAwards } from '../../../features/comments/use-awards.ts'
import { WaitingPill } from '../../../features/comments/WaitingPill.tsx'
import { useTellGone } from './use-tell-gone.ts'
import { SelectionBar, type SelectionBarProps } from '../../../features/students/SelectionBar.tsx'

export type OpenBottomBarProps = Omit<SelectionBarProps, 'children'> & {
  awards: ReturnType<typeof useAwards>
  isChoosing: boolean
  /** Also of those who left the class since they were ticked. Undefined where teams are. */
  tickedIds?: ReadonlySet<string> | undefined
  /** 连续点评, while it goes on. */
  series?: Omit<SeriesBarProps, 'children'> | undefined
}

const nobody: ReadonlySet<string> = new Set()

/**
 * The one place at the bottom: what was just given, or who is being chosen. When the teacher goes on before the undo has
 * run out, the bar comes back and keeps the undo in it.
 */
export function OpenBottomBar({ awards, isChoosing, tickedIds, series, ...deeds }: OpenBottomBarProps) {
  useTellGone(deeds.chosen, tickedIds ?? nobody)
  const { notice } = awards
  const undo = (notice?.phase === 'given' || notice?.phase === 'queued') && (
    <UndoInBar
      key={notice.award.requestId}
      onUndo={() => void awards.undo(notice.award)}
      onClose={awards.closeNotice}
    />
  )
  return (
    <div className="pointer-events-none fixed inset-x-3 bottom-[max(16px,env(safe-area-inset-bottom))] z-20 grid justify-items-center gap-2 [&>*]:pointer-events-auto">
      <RestPills classId={awards.classId} />
      <WaitingPill />
      {isChoosing ? (
        <SelectionBar {...deeds}>{undo}</SelectionBar>
      ) : series ? (
        <SeriesBar {...series}>{undo}</SeriesBar>
      ) : (
        notice && (
          <AwardNoticeBar
            notice={notice}
            onUndo={(award) => void awards.undo(award)}
            onClose={awards.closeNotice}
          />
        )
      )}
    </div>
  )
}
