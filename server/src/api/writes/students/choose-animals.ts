import { STUDENT_AVATARS } from '@pinge/contract/values/limits.ts'

/** A pupil of a class; without a header an animal is to be chosen. */
export type Faced = { nameKey: string; header?: string | undefined }

/** So far apart in a list two pupils still stand beside or below each other, in up to twelve columns. */
const NEAR = 13

/**
 * An animal for each new pupil who has none, such that those who stand near each other differ: by letter, as a class is
 * shown, and in the order in which they came, as they are numbered. Those who are there keep theirs.
 */
export function chooseAnimals(present: readonly Faced[], added: readonly Faced[]): string[] {
  const all = [...present, ...added].map((pupil, arrival) => ({ ...pupil, arrival }))
  const byLetter = all.toSorted((a, b) => compare(a.nameKey, b.nameKey) || a.arrival - b.arrival)
  const chosen = all.map(({ header }) => header)
  const byArrival = all.map(({ arrival }) => arrival)
  const letterOrder = byLetter.map(({ arrival }) => arrival)

  letterOrder.forEach((arrival, place) => {
    if (chosen[arrival] !== undefined) return
    const byLetterNear = nearness(letterOrder, place, chosen)
    const byArrivalNear = nearness(byArrival, arrival, chosen)
    const used = Map.groupBy(chosen, (header) => header)
    const costOf = (header: string) => [
      byLetterNear.get(header) ?? 0,
      byArrivalNear.get(header) ?? 0,
      used.get(header)?.length ?? 0,
    ]
    chosen[arrival] = animals.toSorted((a, b) => compareAll(costOf(a), costOf(b)))[0]
  })
  return chosen.slice(present.length).map((header) => header ?? '')
}

/** Spread over the shipped pictures: those that are drawn alike stand together in their list. 7 and 24 share no divisor. */
const animals = Array.from({ length: STUDENT_AVATARS }, (_, place) =>
  String(((place * 7) % STUDENT_AVATARS) + 1),
)

/** How near the nearest pupil with each animal stands to this place; those who are far off are left out. */
function nearness(
  order: readonly number[],
  place: number,
  headers: readonly (string | undefined)[],
): ReadonlyMap<string, number> {
  const near = new Map<string, number>()
  for (let distance = NEAR; distance > 0; distance -= 1)
    for (const beside of [place - distance, place + distance]) {
      const header = headers[order[beside] ?? -1]
      if (header !== undefined) near.set(header, NEAR + 1 - distance)
    }
  return near
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The first difference decides. */
function compareAll(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((count, at) => count !== b[at])
  return place === -1 ? 0 : (a[place] ?? 0) - (b[place] ?? 0)
}
