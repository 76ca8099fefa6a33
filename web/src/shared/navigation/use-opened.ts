import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ChangeSearch } from './use-search.ts'

/** What the history entry carries that was made by opening something here. */
const OPENED = 'opened'

type Changes = Parameters<ChangeSearch>[0]

/**
 * For what lies over a screen and stands in its address: opening it is a step, so that Back closes it. A link opens it too,
 * and there it is closed in place.
 */
export function useOpened(change: ChangeSearch) {
  const navigate = useNavigate()
  const { key, ...location } = useLocation()
  const state: unknown = location.state
  /** The entry that is being left: a second Escape does not leave the screen as well. */
  const left = useRef('')
  // The browser's history, in which one may come forward again.
  useEffect(() => {
    if (left.current !== key) left.current = ''
  }, [key])
  return {
    open: (changes: Changes) => change(changes, { preventScrollReset: true, state: OPENED }),
    /** Something else in its place. */
    turn: (changes: Changes) => change(changes, { replace: true, preventScrollReset: true, state }),
    close: (changes: Changes) => {
      if (left.current === key) return
      left.current = key
      if (state === OPENED) void navigate(-1)
      else change(changes)
    },
  }
}
