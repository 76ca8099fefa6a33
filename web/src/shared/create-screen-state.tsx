import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useState,
  type ReactNode,
} from 'react'
import { createStore, type StoreApi } from 'zustand'

/** For actions: the state at that moment, and the way to change it. It is the same object for as long as the screen is open. */
export type ScreenStore<State, Event> = { get: () => State; dispatch: (event: Event) => void }

export type ScreenProviderProps<State> = {
  /** In place of the first state: what was kept when the screen was left. */
  begin?: State | undefined
  /** Told the last state when the screen is left. */
  onLeave?: (last: State) => void
  children: ReactNode
}

/**
 * What a user is doing on a screen: a reducer, offered by a context. The state is kept beside the screen and not in it, so
 * that a part is drawn again only when what it reads changes.
 */
export function createScreenState<State, Event>(
  name: string,
  reduce: (state: State, event: Event) => State,
  first: State,
) {
  type Screen = ScreenStore<State, Event> & { store: StoreApi<State> }
  const Context = createContext<Screen | null>(null)

  function createScreen(begin: State): Screen {
    const store = createStore<State>(() => begin)
    const dispatch = (event: Event) => store.setState(reduce(store.getState(), event), true)
    return { store, get: store.getState, dispatch }
  }

  function Provider({ begin = first, onLeave, children }: ScreenProviderProps<State>) {
    const [screen] = useState(() => createScreen(begin))
    const leave = useEffectEvent(() => onLeave?.(screen.get()))
    // Whatever outlives the screen lies outside it.
    useEffect(() => () => leave(), [])
    return <Context value={screen}>{children}</Context>
  }

  function useScreen(): Screen {
    const screen = use(Context)
    if (!screen) throw new Error(`this part belongs to ${name}`)
    return screen
  }

  return {
    Provider,
    /** For events. */
    useScreenStore: (): ScreenStore<State, Event> => useScreen(),
    /** One part of the state; its reader is drawn again when this part changes. */
    useScreenPart: <Part,>(read: (state: State) => Part): Part => useStorePart(useScreen().store, read),
  }
}

/**
 * zustand's own hook listens only once the browser has drawn. What is typed before that on a slow computer would be wiped
 * out of its field, so this one listens from the moment in which the field is there.
 */
function useStorePart<State, Part>(store: StoreApi<State>, read: (state: State) => Part): Part {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const part = read(store.getState())
  const compare = useEffectEvent(() => {
    if (!Object.is(read(store.getState()), part)) drawAgain()
  })
  // The store lies outside React; it may have changed while this was drawn.
  useLayoutEffect(() => {
    compare()
    return store.subscribe(() => compare())
  }, [store])
  return part
}
