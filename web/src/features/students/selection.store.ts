import { createStore } from 'zustand'
import { emptySelection, selectionReducer, type Selection, type SelectionEvent } from './selection.ts'

/**
 * Who is ticked in one class, for as long as it is open. It is kept beside the screen and not in it, so that a tick draws
 * anew what shows ticks, and not the head of the class with all its tools.
 */
export function createSelectionStore() {
  const store = createStore<Selection>(() => emptySelection)
  const select = (event: SelectionEvent) => store.setState(selectionReducer(store.getState(), event), true)
  return { store, select }
}

export type SelectionStore = ReturnType<typeof createSelectionStore>
