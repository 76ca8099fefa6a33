import { lazy, useState, type ComponentType } from 'react'
import { askToRefresh } from './module-failure.ts'

/**
 * A part of the program that is loaded when it is shown; a failure asks the user whether to refresh the page. Once its
 * `load` is done it is drawn at once: React would show what waits in its place first, and keep that for 0.3 s.
 */
export function lazyPart(load: () => Promise<ComponentType>) {
  let loaded: ComponentType | undefined
  const keep = async () => (loaded = await load())
  const Late = lazy(async () => {
    try {
      return { default: await keep() }
    } catch (error) {
      askToRefresh()
      throw error
    }
  })

  function Part() {
    const [Shown] = useState(() => loaded ?? Late)
    return <Shown />
  }
  Part.load = keep
  return Part
}
