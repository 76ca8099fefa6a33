import { mediaQuery } from './media-query.ts'

/** Whether there is room for a table: the screens of the design's `md` and up. */
export const useIsWide = mediaQuery('(min-width: 48rem)').useMatches

/** Whether the screen is higher than wide, as a phone is held. */
export const useIsUpright = mediaQuery('(orientation: portrait)').useMatches

/** Whether there is room for a row of buttons more: the screens of the design's `lg` and up. */
export const useIsRoomy = mediaQuery('(min-width: 64rem)').useMatches
