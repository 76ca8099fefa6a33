import { mediaQuery } from './media-query.ts'

/**
 * The window, or the screen that it is on: a window of half a screen is mirrored with it, and so is one that is zoomed in,
 * which has fewer CSS pixels than its screen. A browser that zooms the screen's width too answers by the window alone.
 */
const { matches, useMatches } = mediaQuery('(min-width: 64rem)', '(min-device-width: 1024px)')

/** Whether a class may be looking: a screen of this width stands on a desk or hangs on the wall, and is often mirrored there. */
export const isSeenByClass = matches
export const useIsSeenByClass = useMatches
