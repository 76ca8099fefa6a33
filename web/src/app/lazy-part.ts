import { lazy, type ComponentType } from 'react'
import { askToRefresh } from './module-failure.ts'

/** A part of the program that is loaded when it is shown; a failure asks the user whether to refresh the page. */
export function lazyPart(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      askToRefresh()
      throw error
    }
  })
}
