import { giveComment } from '@pinge/contract/comments.ts'
import { redeem } from '@pinge/contract/rewards.ts'
import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { studentList } from '@pinge/contract/students.ts'
import type { ApiClient } from '../../harness/api-client.ts'
import { LONGEST_NAME } from '../../harness/pupil-names.ts'
import { addClassOf, addPupil, type SchoolClass } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen, openClass } from '../../screens/class-detail.ts'
import { enterMode, rewardsScreen } from '../../screens/rewards.ts'

/** A class of whom the first three have twenty points each. */
async function addRewardedClass(api: ApiClient, teacher: UserInfo): Promise<SchoolClass> {
  const school = await addClassOf(api, teacher, 12)
  const studentIds = school.studentIds.slice(0, 3)
  for (let times = 0; times < 2; times += 1)
    await api.call(
      giveComment,
      { classId: school.classId, name: '课堂', score: 10, studentIds },
      teacher.accessToken,
    )
  return school
}

test('pupils exchange points for a reward, which can be undone, is handed over, given back and found again by its address', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const school = await addRewardedClass(api, signedInTeacher)
  const { classId, studentIds } = school
  const token = signedInTeacher.accessToken

  await test.step('those with too few are named before, and an exchange can be undone', async () => {
    await openClass(page, classId)
    await enterMode(page, '兑换奖品')
    const cards = classDetailScreen.pupils(page)
    await expect(cards.first()).toHaveAccessibleName(/，可兑换 20 分/)
    await expect(cards.nth(3)).toHaveAccessibleName(/，可兑换 0 分/)
    const name = ((await cards.first().getAttribute('aria-label')) ?? '').split('，')[0] ?? ''
    await cards.first().click()
    await cards.nth(3).click()
    await rewardsScreen.bar(page).getByRole('button', { name: /^兑换/ }).click()

    await rewardsScreen.reward(page, '表扬信').click()
    const sheet = rewardsScreen.sheet(page)
    await expect(sheet.getByText(/^积分不到 15 分/)).toBeVisible()
    await expect(sheet.getByRole('button', { name: '兑换 2 人' })).toBeDisabled()
    await sheet.getByRole('button', { name: '先不选这 1 人' }).click()
    await sheet.getByRole('button', { name: '兑换 1 人' }).click()

    await expect(rewardsScreen.notice(page)).toContainText(`${name}兑换了“表扬信”`)
    await expect(classDetailScreen.pupil(page, name)).toHaveAccessibleName(/，20 分/)
    await page.keyboard.press('Control+z')
    await expect(page.getByText('已撤销“表扬信”，积分已退还')).toBeVisible()
    await enterMode(page, '兑换奖品')
    await expect(classDetailScreen.pupil(page, name)).toHaveAccessibleName(/，可兑换 20 分/)
    await page.keyboard.press('Escape')
  })

  await test.step('exchanges are handed over together', async () => {
    await api.call(redeem, { classId, studentIds: studentIds.slice(0, 3), rewardId: 'g-01' }, token)
    const free = { classId, studentIds: studentIds.slice(0, 1), name: '和老师合影', cost: 4 }
    await api.call(redeem, free, token)
    await page.getByRole('link', { name: '数据' }).click()
    await page.getByRole('link', { name: '兑换记录' }).click()
    const records = rewardsScreen.records(page)
    await expect(records.getByRole('listitem')).toHaveCount(5)
    await expect(page.getByLabel('合计')).toHaveText('共 4 次，消耗 34 分 · 待发放 4 · 已撤销 1')
    await records.getByRole('checkbox').nth(1).check()
    await records.getByRole('checkbox').nth(2).check()
    await page.getByRole('button', { name: '标记发放 2 条' }).click()
    await expect(records.getByText('已发放')).toHaveCount(2)
  })

  await test.step('one is given back', async () => {
    const records = rewardsScreen.records(page)
    await records.getByRole('button', { name: /^撤销兑换.*和老师合影$/ }).click()
    const asked = page.getByRole('alertdialog', { name: '撤销兑换' })
    await expect(asked).toContainText('退还 4 分')
    await asked.getByRole('button', { name: '撤销兑换' }).click()
    await expect(records.getByText('已撤销')).toHaveCount(2)
    const { stuInfoList } = await api.call(studentList, { classId }, token)
    expect(stuInfoList.find(({ id }) => id === studentIds[0])?.redeemScore).toBe(10)
  })

  await test.step('they are narrowed, found again by their address, and leave as a file', async () => {
    const records = rewardsScreen.records(page)
    await page.getByLabel('状态').selectOption('已发放')
    await expect(records.getByRole('listitem')).toHaveCount(2)
    await page.reload()
    await expect(records.getByRole('listitem')).toHaveCount(2)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出' }).click()
    expect((await download).suggestedFilename()).toBe(`${school.className}兑换记录.xlsx`)
  })
})

test('what an exchange or a reset asks is seen and reached on a phone, at 200 % and however narrow the window', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await addRewardedClass(api, signedInTeacher)
  await addPupil(api, signedInTeacher, classId, LONGEST_NAME)
  await openClass(page, classId)
  const bar = rewardsScreen.bar(page)
  const sheet = rewardsScreen.sheet(page)

  for (const purpose of ['总分清零', '兑换奖品'] as const)
    await test.step(`the bar is in sight as a whole: ${purpose}`, async () => {
      await page.setViewportSize({ width: 1366, height: 768 })
      await enterMode(page, purpose)
      await bar.getByRole('button', { name: '全选' }).click()
      // The narrowest of each shape that it has.
      for (const width of [1024, 768, 640, 320]) {
        await page.setViewportSize({ width, height: 768 })
        const [box, last] = [await bar.boundingBox(), await bar.getByRole('button').last().boundingBox()]
        const right = (of: typeof box) => Math.ceil((of?.x ?? 0) + (of?.width ?? 0))
        expect.soft(box?.x, `${purpose} at ${width}`).toBeGreaterThanOrEqual(0)
        expect.soft(right(box), `${purpose} at ${width}`).toBeLessThanOrEqual(width)
        expect.soft(right(last), `${purpose} at ${width}`).toBeLessThanOrEqual(right(box))
      }
      if (purpose === '总分清零') await page.keyboard.press('Escape')
    })

  await test.step('on a small phone a class that has too few points can still be sent on: all of it is scrolled to', async () => {
    await page.setViewportSize({ width: 320, height: 568 })
    await bar.getByRole('button', { name: /^兑换/ }).click()
    await rewardsScreen.reward(page, '贴纸/印章').click()
    await expect(sheet.getByText(/^积分不到/)).toBeVisible()
    const rewards = sheet.getByRole('list', { name: '奖品' }).locator('..')
    expect((await rewards.boundingBox())?.height).toBeGreaterThan(150)
    const send = sheet.getByRole('button', { name: '兑换 13 人' })
    await send.scrollIntoViewIfNeeded()
    await expect(send).toBeInViewport({ ratio: 1 })
  })

  await test.step('on a phone the points of the longest name keep one line', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const balance = sheet
      .getByRole('list', { name: '兑换的学生' })
      .getByRole('listitem')
      .filter({ hasText: LONGEST_NAME })
      .getByText(/^0 分$/)
    await expect(balance).toBeVisible()
    const lines = () => balance.evaluate((points) => points.getClientRects().length)
    await expect.poll(lines).toBe(1)
    const height = () => balance.evaluate((points) => points.getBoundingClientRect().height)
    await expect.poll(height).toBeLessThan(30)
  })

  await test.step('at 200 % the last reward is seen and reached', async () => {
    // A laptop of 1366×768 as its browser counts it.
    await page.setViewportSize({ width: 683, height: 384 })
    const last = rewardsScreen.reward(page, '与老师共进午餐')
    const isShown = async () => {
      await last.scrollIntoViewIfNeeded()
      return await last.evaluate((reward) => {
        const { top, bottom, left, width } = reward.getBoundingClientRect()
        const isSeen = (y: number) => reward.contains(document.elementFromPoint(left + width / 2, y))
        return isSeen(top + 2) && isSeen(bottom - 2)
      })
    }
    await expect.poll(isShown).toBe(true)
  })
})
