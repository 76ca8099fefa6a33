import type { Category } from '@pinge/contract/teams.ts'

/** The scheme that was asked for, or else the first; none of a class without schemes. */
export function chooseCategory(
  categories: readonly Category[],
  requestedId: string | null,
): Category | undefined {
  return categories.find(({ id }) => id === requestedId) ?? categories[0]
}
