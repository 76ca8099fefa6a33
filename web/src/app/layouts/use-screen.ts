import { useMatches } from 'react-router'
import { screens, type Screen } from '../routes.ts'

/** The row of the screen that is shown. */
export function useScreen(): Screen | undefined {
  const matches = useMatches()
  return screens.find((screen) => screen === matches.at(-1)?.handle)
}
