import type { Student } from '@pinge/contract/students.ts'
import { useState } from 'react'
import { prefersLessMotion } from '../../../shared/device/prefers-less-motion.ts'
import { shuffled, type Random } from '@pinge/contract/values/seeded-random.ts'
import { useCurrentUser } from '../../../shared/session/session.ts'
import { playSound } from '../../../shared/sound/play-sound.ts'
import { countDrawn, drawStudents, MAX_DRAWN } from './draw-round.ts'
import { rememberDraws, useDrawMemory } from './draw.store.ts'
import { playDraw } from './roll.ts'

export type DrawStage =
  | { phase: 'waiting' }
  /** Who is drawn is decided; `passing` is only what the eye sees meanwhile. */
  | { phase: 'rolling'; chosenIds: readonly string[]; passing: readonly Student[] }
  | { phase: 'shown'; chosenIds: readonly string[] }

/** Draws among the pupils who are there, and remembers for this teacher and class who had their turn. */
export function useDraw(classId: string, present: readonly Student[], random: Random) {
  const userId = useCurrentUser()?.userId ?? ''
  const memory = useDrawMemory(userId, classId)
  const [stage, setStage] = useState<DrawStage>({ phase: 'waiting' })
  const presentIds = present.map(({ id }) => id)
  const most = Math.max(1, Math.min(MAX_DRAWN, present.length))
  const count = Math.min(memory.count, most)

  return {
    stage,
    count,
    most,
    drawnCount: countDrawn(presentIds, memory.drawnIds),
    setCount: (next: number) => rememberDraws(userId, classId, { count: next }),
    draw: () => {
      const { chosenIds, drawnIds } = drawStudents(presentIds, memory.drawnIds, count, random)
      rememberDraws(userId, classId, { drawnIds })
      const isStill = prefersLessMotion()
      playSound((context) => playDraw(context, !isStill))
      if (isStill) setStage({ phase: 'shown', chosenIds })
      else setStage({ phase: 'rolling', chosenIds, passing: shuffled(present, random).slice(0, 10) })
    },
    show: () =>
      setStage((now) => (now.phase === 'rolling' ? { phase: 'shown', chosenIds: now.chosenIds } : now)),
    startAgain: () => {
      rememberDraws(userId, classId, { drawnIds: [] })
      setStage({ phase: 'waiting' })
    },
  }
}
