import { CommentNoticeBar } from '../../../features/comments/bar/CommentNoticeBar.tsx'
import { PartialComments } from '../../../features/comments/bar/PartialComments.tsx'
import { UndoInBar } from '../../../features/comments/bar/UndoButton.tsx'
import { SeriesBar, type SeriesBarProps } from '../../../features/comments/bar/SeriesBar.tsx'
import type { useGiveComment } from '../../../features/comments/use-give-comment.ts'
import { WaitingPill } from '../../../features/comments/bar/WaitingPill.tsx'
import { useTellGone } from './use-tell-gone.ts'
import { SelectionBar, type SelectionBarProps } from '../../../features/students/SelectionBar.tsx'

export type OpenBottomBarProps = Omit<SelectionBarProps, 'children'> & {
  comments: ReturnType<typeof useGiveComment>
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
export function OpenBottomBar({ comments, isChoosing, tickedIds, series, ...deeds }: OpenBottomBarProps) {
  useTellGone(deeds.chosen, tickedIds ?? nobody)
  const { notice } = comments
  const undo = (notice?.phase === 'given' || notice?.phase === 'queued') && (
    <UndoInBar
      key={notice.comment.requestId}
      onUndo={() => void comments.undo(notice.comment)}
      onClose={comments.closeNotice}
    />
  )
  return (
    <div className="pointer-events-none fixed inset-x-3 bottom-[max(16px,env(safe-area-inset-bottom))] z-20 grid justify-items-center gap-2 [&>*]:pointer-events-auto">
      <PartialComments classId={comments.classId} />
      <WaitingPill />
      {isChoosing ? (
        <SelectionBar {...deeds}>{undo}</SelectionBar>
      ) : series ? (
        <SeriesBar {...series}>{undo}</SeriesBar>
      ) : (
        notice && (
          <CommentNoticeBar
            notice={notice}
            onUndo={(comment) => void comments.undo(comment)}
            onClose={comments.closeNotice}
          />
        )
      )}
    </div>
  )
}
