import { giveComment } from '@pinge/contract/comments.ts'
import { reviewList } from '@pinge/contract/reviews/reviews.ts'
import { termList } from '@pinge/contract/terms.ts'
import { enterAs } from '../../harness/enter.ts'
import { addClassOf, registerTeacher } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'

test('a teacher writes reviews with keys alone, has the rest drafted, and another pupil’s name is caught', async ({
  page,
  api,
}) => {
  const teacher = await registerTeacher(api)
  const token = teacher.accessToken
  const { classId, studentIds } = await addClassOf(api, teacher, 5)
  for (let time = 0; time < 3; time += 1)
    await api.call(giveComment, { classId, itemId: 's2-07', studentIds }, token)
  const terms = await api.call(termList, { classId }, token)
  const termKey = terms.find(({ isCurrent }) => isCurrent)?.key ?? ''
  const reviews = await api.call(reviewList, { classId, termKey }, token)
  await enterAs(page, teacher)
  await page.goto(`/term-review?classId=${classId}`)

  const text = page.getByRole('textbox', { name: '评语', exact: true })
  for (const { username } of reviews.slice(0, 3)) {
    await expect(page.getByRole('heading', { level: 2, name: username })).toBeVisible()
    await text.focus()
    await page.keyboard.type(`${username}爱读书，做事认真。`)
    await expect(text).toHaveValue(`${username}爱读书，做事认真。`)
    await page.keyboard.press('Control+Enter')
  }
  await expect(page.getByRole('heading', { level: 2, name: reviews[3]?.username ?? '' })).toBeVisible()
  await expect(page.getByText('已完成 3 · 草稿 0 · 未写 2')).toBeVisible()

  await page.getByRole('button', { name: '给没写的 2 人生成初稿' }).click()
  await expect(text).toHaveValue(/乐于助人|主动帮助同学/u)
  await text.press('End')
  await text.press('Control+End')
  await page.keyboard.type(`你和${reviews[0]?.username ?? ''}是好朋友。`)
  await expect(page.getByText(`写到了别的同学：${reviews[0]?.username ?? ''}`)).toBeVisible()
})

test('a review is copied over plain HTTP too, where a browser keeps its clipboard from the page', async ({
  page,
  api,
  signedInTeacher,
}) => {
  // As for a page that came from a school's own server.
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  const { classId } = await addClassOf(api, signedInTeacher, 2)
  await page.goto(`/term-review?classId=${classId}`)
  await page.getByRole('textbox', { name: '评语', exact: true }).fill('爱读书，做事认真。')
  const finish = page.getByRole('button', { name: '写好了，下一个' })
  const before = await finish.boundingBox()
  await page.getByRole('button', { name: '复制', exact: true }).click()

  await expect(page.getByText('已复制', { exact: true })).toBeVisible()
  expect(await finish.boundingBox()).toEqual(before)
  await page.getByLabel('寄语').focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(page.getByLabel('寄语')).toHaveValue('爱读书，做事认真。')
})

test('the pupil whose review is open is in sight among 45, wherever in the class', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId, studentIds } = await addClassOf(api, signedInTeacher, 45)
  const terms = await api.call(termList, { classId }, signedInTeacher.accessToken)
  const termKey = terms.find(({ isCurrent }) => isCurrent)?.key ?? ''
  const reviews = await api.call(reviewList, { classId, termKey }, signedInTeacher.accessToken)
  const open = page.getByRole('navigation', { name: '学生' }).locator('[aria-current]')
  expect(reviews).toHaveLength(studentIds.length)

  // Named by the address; then one on, and from the last one back to the first.
  const last = reviews.length - 1
  await page.goto(`/term-review?classId=${classId}&pupil=${reviews[last - 1]?.studentId ?? ''}`)
  await expect(open).toContainText(reviews[last - 1]?.username ?? '')
  await expect(open).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: /^下一个：/u }).click()
  await expect(open).toContainText(reviews[last]?.username ?? '')
  await expect(open).toBeInViewport({ ratio: 1 })
  for (let place = last - 1; place >= 0; place -= 1) {
    // Named, so that it is that of the review which is there by now.
    await page.getByRole('button', { name: `上一个：${reviews[place]?.username ?? ''}` }).click()
    await expect(open).toContainText(reviews[place]?.username ?? '')
    await expect(open).toBeInViewport({ ratio: 1 })
  }
})
