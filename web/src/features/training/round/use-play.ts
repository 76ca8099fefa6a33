import { HIDDEN_VOID_MS } from '@pinge/contract/training/rules.ts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCurrentUser } from '../../../shared/session/session.ts'
import { callTraining } from '../service/call-training.ts'
import { sendOutbox } from '../service/outbox.ts'
import { markTrainingStale } from '../service/use-training-read.ts'
import { endPlay, finishPlay, type RoundOutcome } from './end-play.ts'
import { loadPictures } from './load-pictures.ts'
import { beginRound, isOver, playRound, type Round, type RoundEvent } from './round.ts'
import { randomSeed } from '../../../shared/device/device-random.ts'
import { useLeaving } from './use-leaving.ts'
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
    // First the pictures: a round that cannot be shown must not use up the attempt of the day.
    if (!(await loadPictures(pictures))) return { kind: 'lost' }
    // What an earlier round still waits to tell comes first: the first of the day that came to the recall counts.
    if (user) await sendOutbox(callTraining, user.userId).catch(() => undefined)
    return { kind: 'counting', play: await startPlay(callTraining, request, randomSeed) }
  })

  // The network.
  useEffect(() => {
    let isGone = false
    void prepare().then((ready) => isGone || setStage(ready))
    return () => {
      isGone = true
    }
  }, [turn])

  // By what the stage is when the event is heard: two may come before it is drawn again.
  const send = (event: RoundEvent) =>
    setStage((now) => {
      if (now.kind !== 'playing') return now
      const round = playRound(now.round, event)
      return round === now.round ? now : { ...now, round }
    })

  const over = stage.kind === 'playing' && isOver(stage.round) ? stage.play : null
  const finish = useEffectEvent(async (play: Play): Promise<RoundOutcome | null> => {
    if (stage.kind !== 'playing' || !user || stage.round.phase === 'void') return null
    return await finishPlay(callTraining, user, play, stage.round, Date.now())
  })
  const ended = over && stage.kind === 'playing' ? stage.round : null
  // The service, and what this device remembers.
  useEffect(() => {
    if (!over || !ended) return
    void finish(over).then((outcome) => {
      if (outcome)
        setStage((now) => (now.kind === 'playing' && now.play === over ? { ...now, outcome } : now))
      return closeRound(over, ended, queryClient)
    })
  }, [over, ended, queryClient])

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

/** The day is told by the end of a round; when that fails its record stands all the same. */
async function closeRound(play: Play, ended: Round, queryClient: QueryClient): Promise<void> {
  const status = ended.phase === 'void' ? 2 : ended.isOutOfTime ? 3 : 1
  await endPlay(callTraining, play, ended, status, Date.now()).catch(() => undefined)
  await markTrainingStale(queryClient)
}

/** Tells how long the page is hidden: as soon as that voids a look, and again when it is seen. */
export function useHiddenTime(onHidden: (forMs: number) => void): void {
  const hiddenAt = useRef<number>(undefined)
  const tell = useEffectEvent(onHidden)
  // The browser's window.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tellTime = () => {
      if (hiddenAt.current !== undefined) tell(performance.now() - hiddenAt.current)
    }
    const listen = () => {
      clearTimeout(timer)
      if (document.hidden) {
        hiddenAt.current = performance.now()
        timer = setTimeout(tellTime, HIDDEN_VOID_MS)
      } else {
        tellTime()
        hiddenAt.current = undefined
      }
    }
    document.addEventListener('visibilitychange', listen)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', listen)
    }
  }, [])
}
