import { COMMENT_SOUND_MS } from '@pinge/contract/values/limits.ts'
import { createStore } from 'zustand'
import { isSeenByClass } from '../../../shared/device/is-seen-by-class.ts'
import type { GivenComment } from '../give/given-comment.ts'
import type { Point } from './flight-path.ts'
import { praiseSize, type Praise } from './praise.ts'
import { ringPraise, ringReminder } from './praise-sounds.ts'

/** How long a praise stands in the middle of a screen that a class looks at. */
export const STAGE_MS = 1_200
/** How long its cards glow after it has flown home. */
const GLOW_MS = 700

export type PraiseMoment = {
  praise: Praise
  /** Where on the screen it comes from. */
  from: Point
  /** In the middle of the screen, on the way to the cards, at the cards; on a phone, coins from the item to the cards. */
  phase: 'stage' | 'home' | 'glow' | 'coins'
}

/** A praise is heard and seen for as long as its sound lasts, and glows a little longer; a reminder is not seen, and hardly heard. */
export function createCelebration() {
  const store = createStore<{ moment: PraiseMoment | null }>(() => ({ moment: null }))
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What came while another praise was on stage; it follows as one. */
  let next: GivenComment[] = []

  function show(moment: PraiseMoment | null, ms: number, then: () => void): void {
    clearTimeout(timer)
    store.setState({ moment })
    timer = setTimeout(then, ms)
  }

  function begin(praise: Praise, from: Point): void {
    next = []
    ringPraise(praiseSize(praise))
    if (isSeenByClass()) show({ praise, from, phase: 'stage' }, STAGE_MS, leaveStage)
    else show({ praise, from, phase: 'coins' }, COMMENT_SOUND_MS, end)
  }

  function leaveStage(): void {
    const { moment } = store.getState()
    if (moment?.phase === 'stage') show({ ...moment, phase: 'home' }, COMMENT_SOUND_MS - STAGE_MS, glow)
  }

  function glow(): void {
    const { moment } = store.getState()
    if (moment && next.length === 0) show({ ...moment, phase: 'glow' }, GLOW_MS, end)
    else end()
  }

  function end(): void {
    clearTimeout(timer)
    store.setState({ moment: null })
    goOn()
  }

  function goOn(): void {
    const [first, ...others] = next
    if (first) begin([first, ...others], topOfScreen())
  }

  return {
    store,
    /** What is given here takes the place of what is seen: the hand that gave it waits for nothing. */
    celebrate: (comment: GivenComment, from: Point): void => {
      if (comment.item.score < 0) ringReminder()
      else begin([comment], from)
    },
    /** What is given on other devices comes in from above, behind what is on stage: so it is never more than one moment late. */
    celebrateOthers: (comments: readonly GivenComment[]): void => {
      next.push(...comments)
      const phase = store.getState().moment?.phase
      if (phase !== 'stage' && phase !== 'home') goOn()
    },
    /** The screen goes away: nothing rings or is seen on another one. */
    stop: (): void => {
      next = []
      end()
    },
    /** A touch ends the stage, and lets the praise fly home at once. */
    leaveStage,
    endMomentOf: ({ requestId }: GivenComment): void => {
      if (store.getState().moment?.praise.some((comment) => comment.requestId === requestId)) end()
    },
  }
}

function topOfScreen(): Point {
  return { x: window.innerWidth / 2, y: 0 }
}
