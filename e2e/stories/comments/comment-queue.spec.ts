import { studentList } from '@pinge/contract/students.ts'
import type { Page } from '@playwright/test'
import { addClassOf, type SchoolClass } from '../../harness/teachers.ts'
import { loseNetwork } from '../../harness/lose-network.ts'
import { expect, test } from '../../harness/test.ts'
import {
  chooseInMore,
  classDetailScreen,
  expectScore,
  giveInTwoTaps,
  openClass,
} from '../../screens/class-detail.ts'

/** How many comments wait, said over the bar at the bottom. */
const waiting = (page: Page) => page.getByText(/^\d+ 条点评待上传，联网后自动上传/)

/** On a phone, where the bar at the bottom has room for one line. */
async function openOnPhone(page: Page, { classId }: SchoolClass): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await openClass(page, classId)
  await expect(classDetailScreen.pupils(page)).toHaveCount(6)
  // It is drawn before the server has it, and would wait with the others. The parts of the dialog have come with it.
  const taken = page.waitForResponse('**/comment/reviewStu')
  await giveInTwoTaps(page, '陈俊杰', '积极发言')
  await taken
  await expectScore(page, '陈俊杰', 1)
}

test(
  'comments given without a network wait on the device, also in a closed browser, and count once each when it is back',
  { tag: '@main' },
  async ({ page, context, api, signedInTeacher }) => {
    const school = await addClassOf(api, signedInTeacher, 6)
    await openOnPhone(page, school)
    const figures = page.getByText(/夸了 \d+ 人/)
    await expect(figures).toBeVisible()
    const latest = page.getByRole('dialog', { name: '最近点评' })
    // Its part has come before the network goes.
    await chooseInMore(page, '最近点评')
    await expect(latest.getByRole('listitem')).toHaveCount(1)
    await latest.getByRole('button', { name: '关闭' }).click()

    await test.step('without a network they wait, told alone in the line under the class', async () => {
      await loseNetwork(page)
      await giveInTwoTaps(page, '王浩然', '作业优秀')
      await giveInTwoTaps(page, '李思琪', '积极发言')
      await expectScore(page, '王浩然', 2)
      await expect(waiting(page)).toHaveText(/^2 条/)
      await expect(figures).toBeHidden()
    })

    await test.step('they are told before the latest comments', async () => {
      await chooseInMore(page, '最近点评')
      await expect(latest.getByText('2 条点评待上传，联网后会出现在这里')).toBeVisible()
      await latest.getByRole('button', { name: '关闭' }).click()
    })

    await test.step('once the network is back they count once each', async () => {
      await context.setOffline(false)
      await expect(waiting(page)).toBeHidden()
      await expectScore(page, '王浩然', 2)
      await expectScore(page, '李思琪', 1)
    })

    await test.step('one whose answer was lost waits in the closed browser, and counts once', async () => {
      // The server takes the comment, and the answer is lost: the worst that may happen to it.
      await page.route('**/comment/reviewStu', async (route) => {
        await route.fetch()
        // The page that asks again may be closed already.
        await route.abort().catch(() => {})
      })
      const lost = page.waitForEvent('requestfailed')
      await giveInTwoTaps(page, '张子轩', '作业优秀')
      await lost
      await expect(waiting(page)).toHaveText(/^1 条/)
      await page.close()

      const reopened = await context.newPage()
      await openClass(reopened, school.classId)
      await expectScore(reopened, '张子轩', 2)
      await expect(waiting(reopened)).toBeHidden()
      const scores = async () => {
        const request = { classId: school.classId }
        const { stuInfoList } = await api.call(studentList, request, signedInTeacher.accessToken)
        return Object.fromEntries(stuInfoList.map(({ username, stuScore }) => [username, stuScore]))
      }
      await expect.poll(scores).toMatchObject({ 王浩然: 2, 李思琪: 1, 张子轩: 2, 陈俊杰: 1 })
    })
  },
)
