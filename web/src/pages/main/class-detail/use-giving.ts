import type { CommentItem } from '@pinge/contract/comments.ts'
import type { Student } from '@pinge/contract/students.ts'
import { useMemo, useState } from 'react'
import type { Award } from '../../../features/comments/awards.ts'
import { CLASS_WIDE_FROM } from '../../../features/comments/describe-award.ts'
import type { Point } from '../../../features/comments/flight-path.ts'
import { rememberRecentItem } from '../../../features/comments/recent-items.store.ts'
import { useAwards, type AwardListeners } from '../../../features/comments/use-awards.ts'
import { usePraiseMoment } from '../../../features/comments/use-praise-moment.ts'
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
  toTeams?: Award['toTeams']
  item: CommentItem
  remark: string
  /** Where on the screen the item was picked; without it, the bar at the bottom. */
  from?: Point
}

/** Everything that giving a comment sets off: the award, its celebration, what is remembered of it. */
export function useGiving(classId: string, more: Pick<AwardListeners, 'onSettled'> = {}) {
  const userId = useCurrentUser()?.userId
  const { moment, celebrate, endMomentOf } = usePraiseMoment()
  const [refused, setRefused] = useState<Pick<Award, 'item' | 'remark'> | null>(null)
  const awards = useAwards(classId, {
    ...more,
    onRefused: (award) => {
      endMomentOf(award)
      setRefused(award)
    },
    onUndoLost: () => showError(NETWORK_FAILURE),
  })

  const praise = useMemo(() => {
    if (!moment || moment.award.students.length >= CLASS_WIDE_FROM) return null
    const { item, students } = moment.award
    return { item, studentIds: new Set(students.map(({ id }) => id)) }
  }, [moment])

  return {
    awards,
    moment,
    praise,
    /** For what was given elsewhere: it comes in from above. */
    celebrateOther: (award: Award) => celebrate(award, { x: window.innerWidth / 2, y: 0 }),
    /** What was written for an award that was refused. */
    refused,
    give: ({ students, isWholeClass, toTeams, item, remark, from = bottomOfScreen() }: Giving) => {
      rememberRecentItem(userId, item)
      setRefused(null)
      const award = {
        requestId: newRequestId(),
        undoRequestId: newRequestId(),
        item,
        students: students.map(({ id, username, header }) => ({ id, username, header })),
        isWholeClass,
        toTeams,
        remark,
      }
      awards.give(award)
      afterPaint(() => celebrate(award, from))
    },
  }
}

/** Where the bottom bar is. */
function bottomOfScreen(): Point {
  return { x: window.innerWidth / 2, y: window.innerHeight - 50 }
}
