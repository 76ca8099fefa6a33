import type { TeamDialog } from './team-screen.ts'
import { useTeamScreenStore } from './team-screen.store.ts'

/** Opens what stands over the teams. */
export function useOpenTeamDialog() {
  const { dispatch } = useTeamScreenStore()
  const dialog = (next: TeamDialog) => dispatch({ type: 'dialog-opened', dialog: next })
  return {
    dialog,
    random: () => dialog({ type: 'random', seed: randomSeed() }),
  }
}

/** Chance from the browser: each time the teacher opens the dialog, another grouping. */
function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}
