import { useEffect, useRef } from 'react'
import type { ClassForm } from '../../../features/classes/create/class-form.ts'
import type { BegunRoster } from '../../../features/roster/use-roster.ts'
import { currentUser } from '../../../shared/session/session.ts'

export type CreateStep = 'class' | 'students' | 'done'

export type MadeClass = { classId: string; className: string }

export type BegunCreation = {
  step: CreateStep
  form: ClassForm
  made: MadeClass | null
  /** How many pupils are in the class by now. */
  added: number
  roster: BegunRoster
}

/** In memory only: it is gone with the tab, and only the same teacher gets it back. */
let interrupted: { userId: string; begun: BegunCreation } | null = null

/** What the end of the session interrupted, for the teacher who has signed in again. */
export function findInterrupted(): BegunCreation | null {
  return interrupted?.userId === currentUser()?.userId ? (interrupted?.begun ?? null) : null
}

/** Keeps what is typed when the session ends under it. A teacher who leaves by choice was asked, and leaves nothing behind. */
export function useKeepInterrupted(begun: BegunCreation): void {
  const latest = useRef(begun)
  const userId = useRef(currentUser()?.userId)

  useEffect(() => {
    latest.current = begun
  })

  // The world outside: memory that outlives the page.
  useEffect(() => {
    interrupted = null
    const owner = userId.current
    return () => {
      if (owner !== undefined && currentUser() === null)
        interrupted = { userId: owner, begun: latest.current }
    }
  }, [])
}
