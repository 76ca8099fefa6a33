import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

/** 1 图片, 2 符号, 3 数字. */
export type RelayGame = '1' | '2' | '3'

/** What a team runs: a row of a game for each leg. Only times of the same race can be compared. */
export type Race = { game: RelayGame; legCount: number }

/** The scheme, by its id, whose team ran last, and what it ran. */
export type LastRun = Race & { schemeId: string }

type TimesOfTeams = Readonly<Record<string, number>>

type RelayTimes = {
  /** Whose lesson in which class on which day: another one begins without times. */
  lesson: string
  last: LastRun | undefined
  /** In milliseconds, by race and team. */
  byRace: Readonly<Record<string, TimesOfTeams>>
}

/** Kept in this window, over other screens and a reload, and gone with it. */
const useTimes = create<RelayTimes>()(
  persist((): RelayTimes => ({ lesson: '', last: undefined, byRace: {} }), {
    name: 'pinge-relay-times',
    version: 1,
    storage: createJSONStorage(() => sessionStorage),
  }),
)

const none: TimesOfTeams = {}

const keyOf = ({ game, legCount }: Race) => `${game} ${legCount}`

export function useRelayTimes(lesson: string, race: Race): TimesOfTeams {
  return useTimes((kept) => (kept.lesson === lesson && kept.byRace[keyOf(race)]) || none)
}

/** What was run last in this lesson. */
export function findLastRun(lesson: string): LastRun | undefined {
  const kept = useTimes.getState()
  return kept.lesson === lesson ? kept.last : undefined
}

export function noteTime(lesson: string, run: LastRun, teamId: string, ms: number): void {
  useTimes.setState((kept) => {
    const byRace = kept.lesson === lesson ? kept.byRace : {}
    const key = keyOf(run)
    return { lesson, last: run, byRace: { ...byRace, [key]: { ...byRace[key], [teamId]: ms } } }
  })
}
