import { giveComment } from '@pinge/contract/comments.ts'
import { redeem, refundRewards, rewardRecords } from '@pinge/contract/rewards.ts'
import { addStudents } from '@pinge/contract/students.ts'
import { expect, type Page } from '@playwright/test'
import { classDetailScreen, openClass } from '../../screens/class-detail.ts'
import { enterMode, rewardsScreen } from '../../screens/rewards.ts'
import { enterAs } from '../../harness/enter.ts'
import type { ApiClient } from '../../harness/api-client.ts'
import { longNames } from '../../harness/pupil-names.ts'
import { addClassOf, registerTeacher } from '../../harness/teachers.ts'
import { after, close, openedClass, tryAgain, type State } from '../walks.ts'
import { goWithinProgram } from '../../harness/go-within-program.ts'

type World = { page: Page; api: ApiClient }

/** A class that has earned and spent, with a name as long as names get. */
async function openSpentClass({ page, api }: World) {
  const owner = await registerTeacher(api, '王老师')
  const { accessToken: token } = owner
  const { classId, studentIds } = await addClassOf(api, owner, 30)
  const [username = ''] = longNames(1)
  const added = await api.call(addStudents, { classId, students: [{ username }] }, token)
  const all = [...studentIds, ...added.ids]
  for (let times = 0; times < 6; times += 1) {
    const lucky = all.filter((_, at) => (at + times) % 3 > 0)
    await api.call(giveComment, { classId, name: '课堂', score: 10, studentIds: lucky }, token)
  }
  for (let at = 0; at < 12; at += 1)
    await api.call(
      redeem,
      { classId, studentIds: all.slice(at * 2, at * 2 + 2), rewardId: at % 2 ? 'g-01' : 'g-02' },
      token,
    )
  await api.call(
    redeem,
    { classId, studentIds: added.ids, name: '和校长一起在操场升国旗并合影留念一次', cost: 9 },
    token,
  )
  const { items } = await api.call(rewardRecords, { classId, limit: 4 }, token)
  await api.call(refundRewards, { classId, redemptionIds: items.slice(2).map(({ id }) => id) }, token)
  await enterAs(page, owner)
  return { classId }
}

async function openExchange(world: World): Promise<void> {
  const { classId } = await openSpentClass(world)
  await openClass(world.page, classId)
  await expect(classDetailScreen.pupils(world.page)).toHaveCount(31)
  await enterMode(world.page, '兑换奖品')
  for (const place of [0, 1, 30]) await classDetailScreen.pupils(world.page).nth(place).click()
}

/** Exchange, reset, the records and the rewards, looked at and checked with all other screens. */
export const rewardStates: Record<string, State<World>> = {
  'exchange-choosing': openExchange,
  'exchange-sheet': after('exchange-choosing', async ({ page }) => {
    await rewardsScreen.bar(page).getByRole('button', { name: /^兑换/ }).click()
    await rewardsScreen.reward(page, '铅笔/橡皮').click()
    await expect(rewardsScreen.sheet(page).getByText(/^积分不到/)).toBeVisible()
  }),
  'reset-dialog': after('exchange-sheet', async ({ page }) => {
    await close(page)
    await page.reload()
    await expect(classDetailScreen.pupils(page)).toHaveCount(31)
    await enterMode(page, '总分清零')
    await rewardsScreen.bar(page).getByRole('button', { name: '全选' }).click()
    await rewardsScreen
      .bar(page)
      .getByRole('button', { name: /^总分清零/ })
      .click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  }),
  'exchange-record-none': after('exchange-record-failing', async ({ page }) => {
    await tryAgain(page)
    await expect(page.getByRole('heading', { name: '还没有兑换记录' })).toBeVisible()
  }),
  'exchange-record': after('reset-dialog', async ({ page }) => {
    await close(page)
    await goWithinProgram(page, `/exchange-record?classId=${openedClass(page)}`)
    await expect(rewardsScreen.records(page)).toBeVisible()
  }),
  'exchange-record-failing': async ({ page, api }) => {
    const owner = await registerTeacher(api)
    const { classId } = await addClassOf(api, owner, 3)
    await enterAs(page, owner)
    await page.route(`**${rewardRecords.path}`, (route) => route.abort())
    await page.goto(`/exchange-record?classId=${classId}`)
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'reward-manager': after('exchange-record', async ({ page }) => {
    await page.getByRole('button', { name: '管理奖品' }).click()
    await rewardsScreen.manager(page).getByRole('button', { name: '修改表扬信' }).click()
    await expect(page.getByLabel('奖品名称')).toBeVisible()
  }),
}
