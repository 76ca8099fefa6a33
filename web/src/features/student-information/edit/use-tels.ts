import { useState } from 'react'
import { formatFailure, isSessionExpired } from '../../../shared/api/failure/format-failure.ts'
import { showError } from '../../../shared/ui/feedback/show-toast.ts'
import type { FieldKey } from './fields.ts'
import { readTels, type Tels } from './read-tels.ts'

/** A number that somebody looked up does not stay on a screen that a class may see. */
const SHOWN_MS = 60_000
const none: Tels = new Map()

/** Whole phones that were tapped, each for a minute. */
export function useTels(classId: string) {
  const [tels, setTels] = useState<Tels>(none)

  async function reveal(id: string): Promise<Partial<Record<FieldKey, string>> | undefined> {
    try {
      const told = await readTels(classId, [id])
      setTels((before) => new Map([...before, ...told]))
      // Each by its own minute: taps on others keep it no longer, and a tap on the same number begins another.
      setTimeout(() => setTels((shown) => without(shown, told)), SHOWN_MS)
      return told.get(id)
    } catch (error) {
      if (!isSessionExpired(error)) showError(formatFailure(error))
      return undefined
    }
  }
  return { tels, reveal, forget: () => setTels(none) }
}

function without(shown: Tels, over: Tels): Tels {
  return new Map([...shown].filter(([id, tel]) => over.get(id) !== tel))
}
