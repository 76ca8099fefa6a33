import { randomSeed } from '../../../shared/device/device-random.ts'
import type { TeamDialog } from './team-screen.ts'
import { useTeamScreenStore } from './team-screen.store.ts'

/** Opens what stands over the teams. */
export function useOpenTeamDialog() {
  const { dispatch } = useTeamScreenStore()
  const dialog = (next: TeamDialog) => dispatch({ type: 'dialog-opened', dialog: next })
  return {
    dialog,
    /** Each time it is opened, another grouping. */
    random: () => dialog({ type: 'random', seed: randomSeed() }),
  }
}
