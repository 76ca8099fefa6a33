import { nameWidth } from '../../../shared/text/name-width.ts'

export type NameSize = 'usual' | 'long' | 'longest'

/** How a name is set on a card: most have two to four characters, some twelve, and none may push the card apart. */
export function nameSize(name: string): NameSize {
  const width = nameWidth(name)
  if (width <= 5) return 'usual'
  return width <= 9 ? 'long' : 'longest'
}
