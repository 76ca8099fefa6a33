import { addStudents } from '@pinge/contract/students.ts'
import { addClassOf, PASSWORD } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { openArchiveManage } from '../../screens/archives/manage.ts'

const LONG_NAME = '阿卜杜热西提·阿卜杜热合曼·努尔麦'

test('an archive is made, one child’s words are keyed in, and others fill in their form on a handed device, from which the password alone leads away', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId, className } = await addClassOf(api, signedInTeacher, 0)
  const students = [LONG_NAME, '李思琪', '王浩然', '张子轩'].map((username) => ({ username }))
  await api.call(addStudents, { classId, students }, signedInTeacher.accessToken)

  await test.step('an archive is made for the term', async () => {
    await openArchiveManage(page, classId)
    await page.getByRole('button', { name: '新建档案' }).click()
    const dialog = page.getByRole('dialog', { name: '新建档案' })
    await dialog.getByLabel('档案名称').fill('期末档案')
    await dialog.getByRole('button', { name: '新建', exact: true }).click()
  })

  await test.step('what a child says of itself is keyed in by digits', async () => {
    await page.getByRole('article', { name: '期末档案' }).getByRole('link', { name: /^自评/ }).click()
    await page
      .getByRole('list', { name: '学生' })
      .getByRole('link', { name: /李思琪/ })
      .click()
    await page.getByRole('group', { name: '我上课认真听讲' }).getByRole('radio', { name: '再加油' }).focus()
    for (let question = 0; question < 10; question += 1) await page.keyboard.press('3')
    await page.getByLabel('我的目标').fill('别人的目标')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByRole('button', { name: '保存' })).toBeDisabled()
  })

  const list = `/data/file/evaluation?classId=${classId}`
  const turn = page.getByRole('heading', { name: /^轮到.+了$/u })
  await test.step('the device is handed over to those who have not spoken', async () => {
    await page.goto(list)
    await expect(page.getByText('1 / 4 人已评')).toBeVisible()
    const other = await page.context().newPage()
    await other.goto(list)
    await expect(other.getByRole('button', { name: '交给学生填写' })).toBeVisible()
    await page.getByRole('button', { name: '交给学生填写' }).click()
    await page.getByRole('button', { name: '交给学生', exact: true }).click()
    await expect(turn).toHaveText(`轮到${LONG_NAME}了`)
    // In another window of the same browser, too.
    await expect(other.getByRole('heading', { name: /^轮到.+了$/u })).toBeVisible()
    await other.close()
  })

  await test.step('neither the way back nor an address leads away', async () => {
    await page.goBack()
    await expect(turn).toBeVisible()
    await page.goto(`/comment/class-detail?classId=${classId}`)
    await expect(turn).toBeVisible()
    await expect(page.getByRole('link')).toHaveCount(0)
    await expect(page.getByText('别人的目标')).toHaveCount(0)
  })

  await test.step('a child with a long name begins its form on a phone, and is at it again when the page is loaded again', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const begin = page.getByRole('button', { name: /^我是.+，开始$/u })
    const right = async () => {
      const box = await begin.boundingBox()
      return box ? box.x + box.width : Infinity
    }
    await expect.poll(right).toBeLessThanOrEqual(390)
    await begin.click()
    const best = page.getByRole('button', { name: '很棒', exact: true })
    const isAsked = (question: number) =>
      expect(page.getByText(`${question} / 12`, { exact: true })).toBeVisible()
    for (const question of [1, 2]) {
      await isAsked(question)
      await best.click()
    }
    await isAsked(3)
    await page.reload()
    for (const question of [1, 2]) {
      await isAsked(question)
      await expect(best).toHaveAttribute('aria-pressed', 'true')
      await page.getByRole('button', { name: '下一题' }).click()
    }
    for (let question = 3; question <= 10; question += 1) {
      await isAsked(question)
      await best.click()
    }
    await page.getByLabel('我的进步').fill('敢举手了')
    await page.getByRole('button', { name: '下一题' }).click()
    await page.getByLabel('我的目标').fill('每天读书半小时')
    await page.getByRole('button', { name: '写好了' }).click()
    await expect(page.getByRole('button', { name: /不在，先换下一位$/u })).toBeVisible()
  })

  await test.step('the teacher takes it back by the password', async () => {
    await page.getByRole('button', { name: '老师拿回' }).click()
    await page.getByLabel('登录密码').fill('123456')
    await page.getByRole('button', { name: '拿回', exact: true }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.getByLabel('登录密码').fill(PASSWORD)
    await page.getByRole('button', { name: '拿回', exact: true }).click()
    await expect(page.getByRole('heading', { name: className, level: 1 })).toBeVisible()
    await page.goto(list)
    await expect(page.getByText('2 / 4 人已评')).toBeVisible()
  })
})
