import { useLocation } from 'react-router'
import { breadcrumbsOf } from '../page-flags.ts'
import { screens } from '../routes.ts'
import { placeHere, type MenuPlace } from './menu-places.ts'
import { useScreen } from './use-screen.ts'

/** Which of a menu's places the screen that is open belongs to. */
export function usePlaceHere(places: readonly MenuPlace[]): string | undefined {
  const { pathname, hash } = useLocation()
  const screen = useScreen()
  const trail = screen ? breadcrumbsOf(screens, screen).map(({ to }) => to) : []
  return placeHere(places, trail, pathname + hash)
}
