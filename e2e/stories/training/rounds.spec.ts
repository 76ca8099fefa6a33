import { drawRound } from '@pinge/contract/training/draw-round.ts'
import { findTrainingItem } from '@pinge/contract/training/items.ts'
import { startRound, type addMemoryRecord } from '@pinge/contract/training/rounds.ts'
import { CLOCK_TOLERANCE_MS, elapsedMs, recallMinMs, scoreOf } from '@pinge/contract/training/rules.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../../harness/test.ts'
import { passCountdown, putBack, readShown, roundScreen } from '../../screens/training.ts'

type Told = { body: RequestOf<typeof addMemoryRecord>; data: DataOf<typeof addMemoryRecord> }

const games = { 1: 'img', 2: 'symbol', 3: 'number' } as const

/** Starts a level and lets the look pass; what was shown, by the names that are read out. */
async function lookAt(page: Page, game: string, item: string, count: number): Promise<string[]> {
  await page.goto(`/pinge-activity/${game}?item=${item}`)
  await passCountdown(page)
  await expect(roundScreen.shown(page)).toHaveCount(count)
  const names = await readShown(page)
  // The service lets a clock differ by two seconds: some of them pass here, some in the recall, and no others are jumped.
  await page.clock.runFor(CLOCK_TOLERANCE_MS - recallMinMs(count))
  await roundScreen.remembered(page).click()
  await page.clock.runFor(1_000)
  await expect(roundScreen.slots(page)).toBeVisible()
  return names
}

/** Hands in, and waits for what the service says to the record. */
async function handIn(page: Page, count: number): Promise<Told> {
  // Quicker hands than a child's are in doubt.
  await page.clock.runFor(recallMinMs(count))
  const answer = page.waitForResponse(/\/(picm|snm)\/add\/record$/)
  await roundScreen.handIn(page).click()
  const told = await answer
  const { data } = (await told.json()) as { data: Told['data'] }
  return { body: told.request().postDataJSON() as Told['body'], data }
}

/** How a player goes: all right, two changed places that are put right, or one who gives up the order. */
type Way = 'flawless' | 'a slip' | 'lost'

const rounds = [
  ['1001', 'a slip'],
  ['2003', 'lost'],
  ['3005', 'flawless'],
] as const satisfies readonly (readonly [string, Way])[]

for (const [id, way] of rounds)
  test(`what is played in the browser is what the service computes from the seed: ${id}, ${way}`, async ({
    page,
    signedInTeacher: _,
  }) => {
    await page.clock.install()
    const item = findTrainingItem(id)
    if (!item) throw new Error(`there is no level ${id}`)
    const { type, count } = item
    const begun = page.waitForResponse(`**${startRound.path}`)
    const names = await lookAt(page, games[type], id, count)
    const { data: started } = (await (await begun).json()) as { data: DataOf<typeof startRound> }
    const { sequence } = drawRound(item, started.seed)
    const slip = [...names.slice(0, -2), ...names.slice(-2).toReversed()]

    let wrong = 0
    if (way === 'lost') {
      // Each one place on: none is right.
      await putBack(page, [...names.slice(1), ...names.slice(0, 1)])
    } else if (way === 'a slip') {
      await putBack(page, slip)
      await roundScreen.handIn(page).click()
      await expect(page.getByRole('heading', { name: '有几个不对，再改一改' })).toBeVisible()
      await putBack(page, names.slice(-2))
      wrong = 2
    } else {
      await putBack(page, names)
    }
    const { body, data } = await handIn(page, count)

    const right = sequence.filter((piece, place) => body.answer[place] === piece).length
    expect(body).toMatchObject({
      seed: started.seed,
      correct: right,
      corrections: way === 'a slip' ? 1 : 0,
    })
    if (way === 'lost') {
      expect(right).toBeLessThan(count / 2)
      wrong = count - right
    } else {
      expect(body.answer).toEqual(sequence)
    }
    expect(body.wrong).toBe(wrong)
    // Each wrong place costs three seconds, and no more.
    expect(body.date).toBe(elapsedMs(body.memoMs, body.recallMs, wrong))
    expect(body.date - body.memoMs - body.recallMs).toBe(3_000 * wrong)
    expect(data).toMatchObject({ flag: 0, score: scoreOf(type, count, right, body.date) })
    expect(data.isBest).toBe(way !== 'lost')
  })
