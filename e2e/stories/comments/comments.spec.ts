import { studentList } from '@pinge/contract/students.ts'
import { addClassOf, type SchoolClass } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen, expectScore, giveInTwoTaps, openClass } from '../../screens/class-detail.ts'

let school: SchoolClass

test.beforeEach(async ({ page, api, signedInTeacher }) => {
  school = await addClassOf(api, signedInTeacher, 6)
  await openClass(page, school.classId)
  await expect(classDetailScreen.pupils(page)).toHaveCount(6)
})

test('a comment takes two taps, and the server knows it', async ({ page, api, signedInTeacher }) => {
  await giveInTwoTaps(page, '王浩然', '积极发言')

  await expectScore(page, '王浩然', 1)
  // It is drawn before the server has answered.
  await expect
    .poll(async () => {
      const { classId } = school
      const { stuInfoList } = await api.call(studentList, { classId }, signedInTeacher.accessToken)
      return stuInfoList.find(({ username }) => username === '王浩然')
    })
    .toMatchObject({ stuScore: 1, redeemScore: 1, todayTypes: [1] })
})

test('without a class in the address the last one is opened', async ({ page }) => {
  await expect(classDetailScreen.pupil(page, '王浩然')).toBeVisible()
  await page.goto('/comment')
  await page.goto('/comment/class-detail')

  await expect(classDetailScreen.pupil(page, '王浩然')).toBeVisible()
})
