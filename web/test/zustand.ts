// In the place of `zustand` while components are tested: the same, but its stores can begin again for each test.
import { create as createReal, type UseBoundStore } from 'zustand/react'
import type { StateCreator, StoreApi } from 'zustand/vanilla'

export * from 'zustand/react'
export * from 'zustand/vanilla'

const resets: (() => void)[] = []

function createResettable<State>(initializer: StateCreator<State>): UseBoundStore<StoreApi<State>> {
  const store = createReal(initializer)
  const initial = store.getInitialState()
  resets.push(() => store.setState(initial, true))
  return store
}

/** Both forms of the library: `create(…)` and `create<State>()(…)`. */
export const create = ((initializer?: StateCreator<unknown>) =>
  initializer ? createResettable(initializer) : createResettable) as typeof createReal

export function resetStores(): void {
  for (const reset of resets) reset()
}
