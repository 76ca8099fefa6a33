import type { Locator } from '@playwright/test'

/** The names of those who are in sight and of whom this lies over a part. */
export async function coveredBy(over: Locator, cards: Locator): Promise<(string | null)[]> {
  const box = await over.boundingBox()
  if (!box) throw new Error('it is out of sight')
  return await cards.evaluateAll(
    (all, { x, y, width, height }) =>
      all
        .filter((card) => {
          const { left, right, top, bottom } = card.getBoundingClientRect()
          return left < x + width && right > x && top < y + height && bottom > y
        })
        .map((card) => card.getAttribute('aria-label') ?? card.textContent),
    box,
  )
}
