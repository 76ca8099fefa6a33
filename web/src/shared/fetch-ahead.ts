/** Why parts of the program did not come that no hand had asked for. */
const unaskedFailures = new WeakSet<object>()

/**
 * Fetches a part of the program that no hand has asked for yet. When it does not come, no question to refresh the
 * page is opened: a teacher whose network is gone goes on with what is there.
 */
export async function fetchAhead<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof Error) unaskedFailures.add(error)
    throw error
  }
}

export function wasFetchedAhead(failure: unknown): boolean {
  return failure instanceof Error && unaskedFailures.has(failure)
}
