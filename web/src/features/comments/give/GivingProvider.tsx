import type { CommentItem } from '@pinge/contract/comments.ts'
import type { Student } from '@pinge/contract/students.ts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { newRequestId } from '../../../shared/api/call/new-request-id.ts'
import { afterPaint } from '../../../shared/device/after-paint.ts'
import { currentUser } from '../../../shared/session/session.ts'
import type { Point } from '../celebration/flight-path.ts'
import { createCelebration, type PraiseMoment } from '../celebration/praise-moment.ts'
import type { Praise } from '../celebration/praise.ts'
import { rememberRecentItem } from '../items/recent-items.store.ts'
import { createGiver } from './create-giver.ts'
import type { GivenComment, GivingState } from './given-comment.ts'

export type Giving = {
  students: readonly Student[]
  isWholeClass: boolean
  toTeams?: GivenComment['toTeams']
  item: CommentItem
  remark: string
  photo?: string
  /** Where on the screen the item was picked; without it, the bar at the bottom. */
  from?: Point
}

/** Everything that giving a comment sets off: the write, its celebration, and what is remembered of it. */
function createGiving(queryClient: QueryClient, classId: string) {
  const giver = createGiver(queryClient, classId)
  const celebration = createCelebration()
  giver.store.subscribe(({ refused: [newest] }, before) => {
    if (newest && newest !== before.refused[0]) celebration.endMomentOf(newest)
  })
  return {
    ...giver,
    classId,
    celebration: celebration.store,
    /** For what was given on another device. */
    celebrateOthers: celebration.celebrateOthers,
    leaveStage: celebration.leaveStage,
    stopCelebrating: celebration.stop,
    give: ({ students, from = bottomOfScreen(), ...given }: Giving): void => {
      rememberRecentItem(currentUser()?.userId, given.item)
      const comment = {
        ...given,
        requestId: newRequestId(),
        undoRequestId: newRequestId(),
        students: students.map(({ id, username, header }) => ({ id, username, header })),
      }
      giver.give(comment)
      afterPaint(() => celebration.celebrate(comment, from))
    },
  }
}

/** Where the bar at the bottom is. */
function bottomOfScreen(): Point {
  return { x: window.innerWidth / 2, y: window.innerHeight - 50 }
}

const GivingContext = createContext<ReturnType<typeof createGiving> | null>(null)

/** The comments that are given in one class while a part of its screen is open. */
export function GivingProvider({ classId, children }: { classId: string; children: ReactNode }) {
  const queryClient = useQueryClient()
  const [giving] = useState(() => createGiving(queryClient, classId))
  // The world outside: timers that outlive the screen.
  useEffect(() => giving.stopCelebrating, [giving])
  return <GivingContext value={giving}>{children}</GivingContext>
}

/** How a part of the screen gives and takes back. It is the same object for good. */
export function useGiver() {
  const giving = use(GivingContext)
  if (!giving) throw new Error('this part belongs inside a GivingProvider')
  return giving
}

/** One part of what became of the comments; its reader is drawn again when this part changes. */
export function useGiving<Part>(read: (state: GivingState) => Part): Part {
  return useStore(useGiver().store, read)
}

/** The praise that is celebrated at this moment. */
export function usePraiseMoment(): PraiseMoment | null {
  return useStore(useGiver().celebration, ({ moment }) => moment)
}

/**
 * The praise that the cards show: once it has come home. Cards that are drawn while it is on stage or on its way take its
 * frames.
 */
export function usePraiseAtCards(): Praise | null {
  return useStore(useGiver().celebration, ({ moment }) =>
    moment?.phase === 'glow' || moment?.phase === 'coins' ? moment.praise : null,
  )
}
