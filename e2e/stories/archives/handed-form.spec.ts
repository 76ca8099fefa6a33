import { saveArchive } from '@pinge/contract/archives/documents.ts'
import { saveEvaluation } from '@pinge/contract/archives/evaluation.ts'
import { addStudents } from '@pinge/contract/students.ts'
import { localSchoolYear, termKeysOf } from '@pinge/contract/values/school-days/terms.ts'
import { addClassOf, PASSWORD } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'

test('a child fills in its own form on a handed device, and finds no way out but the password', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId, studentIds } = await addClassOf(api, signedInTeacher, 3)
  const [termKey] = termKeysOf(localSchoolYear(Date.now()))
  const made = { classId, name: '第一学期成长档案', termKey, parts: ['evaluation' as const] }
  const { documentId } = await api.call(saveArchive, made, signedInTeacher.accessToken)
  const words = { classId, documentId, studentId: studentIds[1] ?? '', answers: [], goal: '别人的目标' }
  await api.call(saveEvaluation, words, signedInTeacher.accessToken)
  const list = `/data/file/evaluation?classId=${classId}`
  await page.goto(`/comment/class-detail?classId=${classId}`)
  await page.goto(list)
  const other = await page.context().newPage()
  await other.goto(list)
  await expect(other.getByRole('button', { name: '交给学生填写' })).toBeVisible()

  await page.getByRole('button', { name: '交给学生填写' }).click()
  await page.getByRole('button', { name: '交给学生', exact: true }).click()
  const turn = page.getByRole('heading', { name: /^轮到.+了$/u })
  await expect(turn).toBeVisible()

  // Another window of the same browser, the way back, every address, and the page again.
  await expect(other.getByRole('heading', { name: /^轮到.+了$/u })).toBeVisible()
  await other.close()
  await page.goBack()
  await expect(turn).toBeVisible()
  for (const address of [`/comment/class-detail?classId=${classId}`, '/help']) {
    await page.goto(address)
    await expect(turn).toBeVisible()
    await expect(page.getByRole('link')).toHaveCount(0)
    await expect(page.getByText('别人的目标')).toHaveCount(0)
  }
  await page.reload()
  await expect(turn).toBeVisible()

  await page.getByRole('button', { name: /^我是.+，开始$/u }).click()
  for (let question = 1; question <= 10; question += 1) {
    await expect(page.getByText(`${question} / 12`, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: '很棒', exact: true }).click()
  }
  await page.getByLabel('我的进步').fill('敢举手了')
  await page.getByRole('button', { name: '下一题' }).click()
  await page.getByLabel('我的目标').fill('每天读书半小时')
  // A child who has begun is at its form again.
  await page.reload()
  for (let question = 1; question <= 11; question += 1) {
    await expect(page.getByText(`${question} / 12`, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: '下一题' }).click()
  }
  await expect(page.getByLabel('我的目标')).toHaveValue('每天读书半小时')
  await page.getByRole('button', { name: '写好了' }).click()
  await expect(page.getByRole('button', { name: /不在，先换下一位$/u })).toBeVisible()

  await page.getByRole('button', { name: '老师拿回' }).click()
  await page.getByLabel('登录密码').fill('123456')
  await page.getByRole('button', { name: '拿回', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('登录密码').fill(PASSWORD)
  await page.getByRole('button', { name: '拿回', exact: true }).click()
  await expect(page.getByRole('banner')).toBeVisible()
  await page.goto(list)
  await expect(page.getByText('1 / 3 人已评')).toBeVisible()
})

test('a child with a long name begins its form on a phone', async ({ page, api, signedInTeacher }) => {
  const { classId } = await addClassOf(api, signedInTeacher, 0)
  const students = [{ username: '阿卜杜热西提·阿卜杜热合曼·努尔麦' }]
  await api.call(addStudents, { classId, students }, signedInTeacher.accessToken)
  const [termKey] = termKeysOf(localSchoolYear(Date.now()))
  const made = { classId, name: '第一学期成长档案', termKey, parts: ['evaluation' as const] }
  await api.call(saveArchive, made, signedInTeacher.accessToken)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/data/file/evaluation?classId=${classId}`)
  await page.getByRole('button', { name: '交给学生填写' }).click()
  await page.getByRole('button', { name: '交给学生', exact: true }).click()

  const begin = page.getByRole('button', { name: /^我是.+，开始$/u })
  const right = async () => {
    const box = await begin.boundingBox()
    return box ? box.x + box.width : Infinity
  }
  await expect.poll(right).toBeLessThanOrEqual(390)
  await begin.click()
  await expect(page.getByText('1 / 12', { exact: true })).toBeVisible()
})
