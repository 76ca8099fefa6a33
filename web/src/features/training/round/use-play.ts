import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCurrentUser } from '../../../shared/session/session.ts'
import { callTraining } from '../service/call-training.ts'
import { markTrainingStale } from '../service/use-training-read.ts'
import { endPlay, finishPlay, type RoundOutcome } from './end-play.ts'
import { loadPictures } from './load-pictures.ts'
import { beginRound, isOver, playRound, type Round, type RoundEvent } from './round.ts'
import { randomSeed } from './random-seed.ts'
import { startPlay, type Play, type PlayRequest } from './start-play.ts'

/**
 * `starting`: the service is asked for a seed and the pictures are fetched. `lost`: a picture cannot be had. `counting`:
 * 3, 2, 1. `playing`: the round, to its end.
 */
export type PlayStage =
  | { kind: 'starting' }
  | { kind: 'lost' }
  | { kind: 'counting'; play: Play }
  | { kind: 'playing'; play: Play; round: Round; outcome: RoundOutcome | null }

export type UsePlay = {
  stage: PlayStage
  countedDown: () => void
  send: (event: RoundEvent) => void
  /** A new round of the same level. */
  again: () => void
  /** Ends a round that goes on. */
  quit: () => void
}

const starting: PlayStage = { kind: 'starting' }

/** One level, played as often as one likes. `pictures` are the addresses of what is shown, all of them, before a round starts. */
export function usePlay(request: PlayRequest, pictures: readonly string[]): UsePlay {
  const user = useCurrentUser()
  const queryClient = useQueryClient()
  const [turn, setTurn] = useState(0)
  const [stage, setStage] = useState<PlayStage>(starting)
  const prepare = useEffectEvent(async (): Promise<PlayStage> => {
    const [play, areThere] = await Promise.all([
      startPlay(callTraining, request, randomSeed),
      loadPictures(pictures),
    ])
    return areThere ? { kind: 'counting', play } : { kind: 'lost' }
  })

  // The network.
  useEffect(() => {
    let isGone = false
    void prepare().then((ready) => isGone || setStage(ready))
    return () => {
      isGone = true
    }
  }, [turn])

  async function finish(play: Play, round: Round): Promise<void> {
    if (!user) return
    if (round.phase === 'void') {
      await endPlay(callTraining, play, round, 2, Date.now()).catch(() => undefined)
    } else {
      const outcome = await finishPlay(callTraining, user, play, round, Date.now())
      setStage((now) => (now.kind === 'playing' && now.play === play ? { ...now, outcome } : now))
    }
    await markTrainingStale(queryClient)
  }

  function send(event: RoundEvent): void {
    if (stage.kind !== 'playing') return
    const round = playRound(stage.round, event)
    if (round === stage.round) return
    setStage({ ...stage, round })
    if (isOver(round)) void finish(stage.play, round)
  }

  const breakOff = () => {
    if (stage.kind !== 'playing' || isOver(stage.round)) return
    void endPlay(callTraining, stage.play, stage.round, 2, Date.now()).catch(() => undefined)
  }
  useLeaving(breakOff)

  return {
    stage,
    countedDown: () =>
      setStage((now) =>
        now.kind === 'counting'
          ? {
              kind: 'playing',
              play: now.play,
              round: beginRound(now.play.task, performance.now()),
              outcome: null,
            }
          : now,
      ),
    send,
    again: () => {
      setStage(starting)
      setTurn((before) => before + 1)
    },
    quit: () => {
      breakOff()
      setStage(starting)
    },
  }
}

/** Who leaves mid-round, for another screen or by closing the page, tells the service so; the request outlives the page. */
function useLeaving(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave)
  // The browser's window, and this screen's end.
  useEffect(() => {
    const listen = () => leave()
    window.addEventListener('pagehide', listen)
    return () => {
      window.removeEventListener('pagehide', listen)
      leave()
    }
  }, [])
}

/** How long the page was hidden, told when it is seen again. */
export function useHiddenTime(onSeen: (forMs: number) => void): void {
  const hiddenAt = useRef<number>(undefined)
  const tell = useEffectEvent(onSeen)
  // The browser's window.
  useEffect(() => {
    const listen = () => {
      if (document.hidden) hiddenAt.current = performance.now()
      else if (hiddenAt.current !== undefined) {
        tell(performance.now() - hiddenAt.current)
        hiddenAt.current = undefined
      }
    }
    document.addEventListener('visibilitychange', listen)
    return () => document.removeEventListener('visibilitychange', listen)
  }, [])
}
