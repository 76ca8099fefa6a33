import type { Locator, Page } from '@playwright/test'
import { addScheme } from '../../harness/schemes.ts'
import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { item } from '../../screens/class-detail.ts'
import { putBack, readShown, roundScreen } from '../../screens/training.ts'

/** Looks at what is shown, and puts it back in the same order. */
async function playRound(page: Page): Promise<void> {
  const names = await readShown(page)
  await roundScreen.remembered(page).click()
  await expect(roundScreen.slots(page)).toBeVisible()
  await putBack(page, names)
  await roundScreen.handIn(page).click()
}

/** A round that the service is told of. */
async function playTold(page: Page): Promise<void> {
  await playRound(page)
  // The service has the record: it said how many points it is worth.
  await expect(page.getByRole('status').filter({ hasText: /全部答对！.*，得 \d+ 分/ })).toBeVisible()
}

test('a teacher plays the three rounds of the day, and finds them in the calendar and among the best five', async ({
  page,
  signedInTeacher: _,
}) => {
  test.slow()
  await page.goto('/pinge-activity')
  const calendar = page.getByRole('region', { name: '打卡日历' })
  for (const game of ['图片', '符号', '数字']) {
    await calendar.getByRole('link', { name: new RegExp(`^去练习${game} `) }).click()
    await playTold(page)
    await page.goto('/pinge-activity')
  }
  await expect(calendar.getByRole('button', { name: /，今天，练了 3 项$/ })).toBeVisible()
  await expect(page.getByRole('region', { name: '图片记忆' }).getByText('今日已练')).toBeVisible()

  await page.getByRole('link', { name: '排行榜' }).click()
  await expect(page.getByRole('list', { name: '最佳五次' }).getByRole('listitem')).toHaveCount(1)
})

test('who is drawn plays a round at the board, is commented there, and the next one is drawn', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await addClassOf(api, signedInTeacher, 6)
  await page.goto(`/pinge-activity/challenge?classId=${classId}`)
  await page.getByRole('button', { name: '数字' }).click()
  await page.getByRole('button', { name: '开始点名' }).click()
  const told = page.getByRole('status').filter({ hasText: /^点到/ })
  await expect(told).toHaveCount(1)
  const name = (await told.innerText()).replace('点到', '')
  await page.getByRole('link', { name: '上台练一轮' }).click()
  await playTold(page)
  await page.getByRole('button', { name: '给他点评' }).click()
  await item(page, '积极发言').click()
  await expect(page.getByRole('group', { name: '刚才的点评' })).toContainText(name)

  await page.getByRole('link', { name: '换一个人' }).click()
  await expect(page.getByRole('heading', { name: '点名挑战', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: '开始点名' }).click()
  await expect(page.getByText('这一轮点过 2/6')).toBeVisible()
})

test('where one is drawn, the game and its level stand on one line', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await addClassOf(api, signedInTeacher, 6)
  await page.goto(`/pinge-activity/challenge?classId=${classId}`)
  const level = page.getByLabel('关卡')
  await expect(level).not.toHaveValue('')

  const foot = async (one: Locator) => {
    const box = await one.boundingBox()
    return Math.round((box?.y ?? 0) + (box?.height ?? 0))
  }
  await expect.poll(() => foot(page.getByRole('group', { name: '哪个游戏' }))).toBe(await foot(level))
})

test('a team runs a relay at the board, one row a pupil, and its members are commented there', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const school = await addClassOf(api, signedInTeacher, 6)
  await addScheme(api, signedInTeacher, school, { names: ['火箭队', '彩虹队'], size: 2 })
  await page.goto(`/pinge-activity/relay?classId=${school.classId}`)
  await page.getByRole('button', { name: '数字' }).click()
  await page.getByRole('button', { name: '火箭队上场' }).click()
  // In the order of the class.
  for (const runner of ['第 1 棒：李思琪', '第 2 棒：王浩然']) {
    await expect(page.getByRole('status').filter({ hasText: runner })).toBeVisible()
    await page.getByRole('button', { name: /^到了，开始/ }).click()
    await playRound(page)
  }
  await expect(page.getByRole('status').filter({ hasText: /^全组用时 \d\d:\d\d/ })).toBeVisible()
  await page.getByRole('button', { name: '点评 2 人' }).click()
  await item(page, '积极发言').click()
  await expect(page.getByRole('group', { name: '刚才的点评' })).toContainText('积极发言')

  await page.getByRole('button', { name: '换一个组' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '火箭队' })).toContainText(/\d\d:\d\d\.\d{3}/)
})
