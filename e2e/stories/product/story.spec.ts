import { startProduct, type Product } from '../../harness/server/product.ts'
import { goodRows, rosterXlsx } from '../../harness/files/roster-files.ts'
import { newTel } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen, expectScore, giveInTwoTaps } from '../../screens/class-detail.ts'
import { createClassScreen, nameClass, uploadRoster } from '../../screens/create-class.ts'
import { fillSignIn, registerAs, signInScreen, signOut } from '../../screens/sign-in.ts'

// A machine of its own: this story begins before there is any account, and its server is stopped on the way.
const story = test.extend<{ machine: Product }>({
  machine: async ({}, use) => {
    const machine = await startProduct()
    await use(machine)
    await machine.remove()
  },
  baseURL: async ({ machine }, use) => use(machine.origin),
})

story.use({ reducedMotion: 'no-preference' })

story(
  'a teacher on a fresh machine: account, class, roster, comments, a restart, and all is there',
  { tag: ['@main', '@processes'] },
  async ({ page, machine }) => {
    story.slow()
    const tel = newTel()

    await story.step('registers', async () => {
      await registerAs(page, tel, '周老师')
      await expect(page).toHaveURL(/\/index$/)
    })

    await story.step('makes a class from a roster with a faulty row', async () => {
      await nameClass(page, '三年级', '2')
      const [faulty = [], ...good] = goodRows(6)
      await uploadRoster(page, await rosterXlsx([[...faulty.slice(0, 5), '1380000'], ...good]))
      await expect(createClassScreen.mending(page, 2)).toContainText('电话')

      await createClassScreen.mending(page, 2).getByLabel('家长1电话').fill('13800000000')
      await createClassScreen.mending(page, 2).getByRole('button', { name: '完成' }).click()
      await createClassScreen.finish(page, 6).click()
      await createClassScreen.enter(page).click()
      await expect(classDetailScreen.pupils(page)).toHaveCount(6)
    })

    await story.step('gives comments in two taps each, and takes one back', async () => {
      await giveInTwoTaps(page, '王浩然', '积极发言')
      await giveInTwoTaps(page, '王浩然', '作业优秀')
      await giveInTwoTaps(page, '李思琪', '专心听讲')
      await classDetailScreen.notice(page).getByRole('button', { name: '撤销' }).click()

      // The notice goes after three seconds, so that it is looked for first.
      await expect(classDetailScreen.notice(page)).toContainText('已撤销')
      await expectScore(page, '王浩然', 3)
      await expectScore(page, '李思琪', 0)
    })

    await story.step('finds everything after the server was stopped and started', async () => {
      await machine.stop()
      await machine.start()
      await page.reload()

      await expect(classDetailScreen.pupils(page)).toHaveCount(6)
      await expectScore(page, '王浩然', 3)
      await expectScore(page, '李思琪', 0)
    })

    await story.step('signs out and in again, and finds everything once more', async () => {
      await page.goto('/comment')
      await signOut(page, '周老师')
      await expect(signInScreen.tel(page)).toBeVisible()

      await fillSignIn(page, tel)
      await page.getByRole('link', { name: '三年级(2)班', exact: true }).click()
      await expectScore(page, '王浩然', 3)
    })
  },
)
