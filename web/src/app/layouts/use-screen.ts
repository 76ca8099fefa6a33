import { useMatches } from 'react-router'
import { screens } from '../routes.ts'
import type { Screen } from '../screen.ts'

/** The row of the screen that is shown. */
export function useScreen(): Screen | undefined {
  const matches = useMatches()
  return screens.find((screen) => screen === matches.at(-1)?.handle)
}
