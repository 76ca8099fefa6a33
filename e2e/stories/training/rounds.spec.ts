import { drawRound } from '@pinge/contract/training/draw-round.ts'
import { findTrainingItem, type TrainingItem } from '@pinge/contract/training/items.ts'
import { startRound, type addMemoryRecord } from '@pinge/contract/training/rounds.ts'
import { CLOCK_TOLERANCE_MS, elapsedMs, recallMinMs, scoreOf } from '@pinge/contract/training/rules.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type { Locator, Page, Response } from '@playwright/test'
import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { item } from '../../screens/class-detail.ts'
import { passCountdown, putBack, readShown, roundScreen } from '../../screens/training.ts'

type Told = { body: RequestOf<typeof addMemoryRecord>; data: DataOf<typeof addMemoryRecord> }

/** The level that a round was begun with, and the seed that the service gave it. */
async function readBeginning(answer: Response): Promise<{ level: TrainingItem; seed: number }> {
  const { activityId } = answer.request().postDataJSON() as RequestOf<typeof startRound>
  const { data } = (await answer.json()) as { data: DataOf<typeof startRound> }
  const level = findTrainingItem(activityId)
  if (!level) throw new Error(`there is no level ${activityId}`)
  return { level, seed: data.seed }
}

/** Lets the look pass that has begun; what was shown, by the names that are read out. */
async function look(page: Page): Promise<string[]> {
  await passCountdown(page)
  const names = await readShown(page)
  // The service lets a clock differ by two seconds: some of them pass here, some in the recall, and no others are jumped.
  await page.clock.runFor(CLOCK_TOLERANCE_MS - recallMinMs(names.length))
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

const footOf = async (one: Locator) => {
  const box = await one.boundingBox()
  return Math.round((box?.y ?? 0) + (box?.height ?? 0))
}

test('a teacher plays a round of the day, and then one who is drawn plays at the board and is commented there', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await addClassOf(api, signedInTeacher, 6)
  await page.clock.install()
  const calendar = page.getByRole('region', { name: '打卡日历' })

  await test.step('what is played is what the service computes from its seed, a slip among it', async () => {
    await page.goto('/pinge-activity')
    const beginning = page.waitForResponse(`**${startRound.path}`)
    await calendar.getByRole('link', { name: /^去练习图片 / }).click()
    const { level, seed } = await readBeginning(await beginning)
    const names = await look(page)
    await putBack(page, [...names.slice(0, -2), ...names.slice(-2).toReversed()])
    await roundScreen.handIn(page).click()
    await expect(page.getByRole('heading', { name: '有几个不对，再改一改' })).toBeVisible()
    await putBack(page, names.slice(-2))
    const { body, data } = await handIn(page, level.count)

    const { sequence } = drawRound(level, seed)
    expect(body).toMatchObject({
      seed,
      answer: sequence,
      correct: level.count,
      wrong: 2,
      corrections: 1,
    })
    // Each wrong place costs three seconds, and no more.
    expect(body.date).toBe(elapsedMs(body.memoMs, body.recallMs, 2))
    expect(body.date - body.memoMs - body.recallMs).toBe(6_000)
    const score = scoreOf(level.type, level.count, level.count, body.date)
    expect(data).toMatchObject({ flag: 0, score, isBest: true, counted: true })
    await expect(page.getByRole('status').filter({ hasText: `得 ${score} 分` })).toBeVisible()
  })

  await test.step('the round stands in the calendar, at its game and among the best five', async () => {
    await page.getByRole('link', { name: '回到今天的挑战' }).click()
    await expect(calendar.getByRole('button', { name: /，今天，练了 1 项$/ })).toBeVisible()
    await expect(page.getByRole('region', { name: '图片记忆' }).getByText('今日已练')).toBeVisible()
    await page.getByRole('link', { name: '排行榜' }).click()
    await expect(page.getByRole('list', { name: '最佳五次' }).getByRole('listitem')).toHaveCount(1)
  })

  await test.step('where one is drawn, the game and its level stand on one line', async () => {
    await page.goto(`/pinge-activity/challenge?classId=${classId}`)
    const level = page.getByLabel('关卡')
    await expect(level).not.toHaveValue('')
    const games = page.getByRole('group', { name: '哪个游戏' })
    await expect.poll(async () => (await footOf(games)) - (await footOf(level))).toBe(0)
  })

  await test.step('who is drawn plays, is commented, and the next one is drawn', async () => {
    await page.getByRole('button', { name: '数字' }).click()
    await page.getByRole('button', { name: '开始点名' }).click()
    const drawn = page.getByRole('status').filter({ hasText: /^点到/ })
    await expect(drawn).toHaveCount(1)
    const name = (await drawn.innerText()).replace('点到', '')
    await page.getByRole('link', { name: '上台练一轮' }).click()
    const digits = await look(page)
    await putBack(page, digits)
    const { data } = await handIn(page, digits.length)
    expect(data.flag).toBe(0)
    await expect(
      page.getByRole('status').filter({ hasText: new RegExp(`全部答对！.*，得 ${data.score} 分`) }),
    ).toBeVisible()
    await page.getByRole('button', { name: '给他点评' }).click()
    await item(page, '积极发言').click()
    await expect(page.getByRole('group', { name: '刚才的点评' })).toContainText(name)

    await page.getByRole('link', { name: '换一个人' }).click()
    await expect(page.getByRole('heading', { name: '点名挑战', level: 1 })).toBeVisible()
    await page.getByRole('button', { name: '开始点名' }).click()
    await expect(page.getByText('这一轮点过 2/6')).toBeVisible()
  })
})
