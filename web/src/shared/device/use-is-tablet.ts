import { mediaQuery } from './media-query.ts'

/** Whether the screen is one of a tablet, or hardly wider: the head of a class has no room for its sections there. */
export const useIsTablet = mediaQuery('(min-width: 48rem) and (max-width: 84.99rem)').useMatches
