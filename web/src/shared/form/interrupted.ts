import { useEffect, useEffectEvent } from 'react'
import { currentUser } from '../session/session.ts'

/**
 * What was typed when a session ended, by teacher and form. In memory alone: a school's computer keeps no names and
 * phones that were never saved.
 */
const kept = new Map<string, unknown>()

/** Whether a form of the teacher who is signed in waits to be opened again. */
export function hasInterrupted(): boolean {
  return [...kept.keys()].some((key) => key.startsWith(keyOf('')))
}

/** What the end of the session interrupted in this form, else `otherwise`. */
export function findInterrupted<Typed>(form: string | null, otherwise: Typed): Typed {
  const key = form === null ? '' : keyOf(form)
  // A form finds only what it kept itself under its own name.
  return kept.has(key) ? (kept.get(key) as Typed) : otherwise
}

/**
 * Keeps what `read` tells when the session ends under a form. One that closes in any other way keeps nothing, and what
 * was kept is given back once.
 */
export function useKeepInterrupted(form: string | null, read: () => unknown): void {
  const readLast = useEffectEvent(read)

  // The world outside: memory that outlives the screen.
  useEffect(() => {
    if (form === null) return
    const key = keyOf(form)
    kept.delete(key)
    return () => {
      const typed = currentUser() === null ? readLast() : undefined
      if (typed !== undefined) kept.set(key, typed)
    }
  }, [form])
}

function keyOf(form: string): string {
  return `${currentUser()?.userId} ${form}`
}
