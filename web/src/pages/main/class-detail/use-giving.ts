import type { CommentItem } from '@pinge/contract/comments.ts'
import type { Student } from '@pinge/contract/students.ts'
import { useMemo, useState } from 'react'
import type { GivenComment } from '../../../features/comments/given-comment.ts'
import { CLASS_WIDE_FROM } from '../../../features/comments/format-comment.ts'
import type { Point } from '../../../features/comments/celebration/flight-path.ts'
import { rememberRecentItem } from '../../../features/comments/items/recent-items.store.ts'
import { useGiveComment, type GiveCommentListeners } from '../../../features/comments/use-give-comment.ts'
import { usePraiseMoment } from '../../../features/comments/celebration/use-praise-moment.ts'
import { NETWORK_FAILURE } from '../../../shared/api/describe-failure.ts'
import { newRequestId } from '../../../shared/api/new-request-id.ts'
import { afterPaint } from '../../../shared/device/after-paint.ts'
import { useCurrentUser } from '../../../shared/session/session.ts'
import { showError } from '../../../shared/ui/feedback/show-toast.ts'

/** 连续点评: what each tap on a pupil gives. */
export type Series = { item: CommentItem; remark: string }

export type Giving = {
  students: readonly Student[]
  isWholeClass: boolean
  toTeams?: GivenComment['toTeams']
  item: CommentItem
  remark: string
  /** Where on the screen the item was picked; without it, the bar at the bottom. */
  from?: Point
}

/** Everything that giving a comment sets off: the comment, its celebration, what is remembered of it. */
export function useGiving(classId: string, more: Pick<GiveCommentListeners, 'onSettled'> = {}) {
  const userId = useCurrentUser()?.userId
  const { moment, celebrate, endMomentOf } = usePraiseMoment()
  const [refused, setRefused] = useState<Pick<GivenComment, 'item' | 'remark'> | null>(null)
  const comments = useGiveComment(classId, {
    ...more,
    onRefused: (comment) => {
      endMomentOf(comment)
      setRefused(comment)
    },
    onUndoLost: () => showError(NETWORK_FAILURE),
  })

  const praise = useMemo(() => {
    if (!moment || moment.comment.students.length >= CLASS_WIDE_FROM) return null
    const { item, students } = moment.comment
    return { item, studentIds: new Set(students.map(({ id }) => id)) }
  }, [moment])

  return {
    comments,
    moment,
    praise,
    /** For what was given elsewhere: it comes in from above. */
    celebrateOther: (comment: GivenComment) => celebrate(comment, { x: window.innerWidth / 2, y: 0 }),
    /** What was written for a comment that was refused. */
    refused,
    give: ({ students, isWholeClass, toTeams, item, remark, from = bottomOfScreen() }: Giving) => {
      rememberRecentItem(userId, item)
      setRefused(null)
      const comment = {
        requestId: newRequestId(),
        undoRequestId: newRequestId(),
        item,
        students: students.map(({ id, username, header }) => ({ id, username, header })),
        isWholeClass,
        toTeams,
        remark,
      }
      comments.give(comment)
      afterPaint(() => celebrate(comment, from))
    },
  }
}

/** Where the bottom bar is. */
function bottomOfScreen(): Point {
  return { x: window.innerWidth / 2, y: window.innerHeight - 50 }
}
