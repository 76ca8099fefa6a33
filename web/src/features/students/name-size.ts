export type NameSize = 'usual' | 'long' | 'longest'

/** How a name is set on a card: most have two to four characters, some twelve, and none may push the card apart. */
export function nameSize(name: string): NameSize {
  const length = [...name].length
  if (length <= 5) return 'usual'
  return length <= 9 ? 'long' : 'longest'
}
