import { lazy, type ComponentType } from 'react'
import { askToRefresh, ModuleFailure } from './module-failure.ts'

/** Loads a part of the program; a failure asks the user whether to refresh the page. */
export async function loadPart(load: () => Promise<ComponentType>): Promise<{ default: ComponentType }> {
  try {
    return { default: await load() }
  } catch (cause) {
    askToRefresh()
    throw new ModuleFailure('A part of the program did not load', { cause })
  }
}

export function lazyPart(load: () => Promise<ComponentType>) {
  return lazy(() => loadPart(load))
}
