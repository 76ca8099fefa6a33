import { giveComment } from '@pinge/contract/comments.ts'
import { reviewList } from '@pinge/contract/reviews/reviews.ts'
import { termList } from '@pinge/contract/terms.ts'
import type { Page } from '@playwright/test'
import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'

const textOf = (page: Page) => page.getByRole('textbox', { name: '评语', exact: true })

test('a teacher of 45 sees who is open wherever in the class, writes with keys alone, copies a review and has the rest drafted', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const token = signedInTeacher.accessToken
  const { classId, studentIds } = await addClassOf(api, signedInTeacher, 45)
  for (let time = 0; time < 3; time += 1)
    await api.call(giveComment, { classId, itemId: 's2-07', studentIds }, token)
  const terms = await api.call(termList, { classId }, token)
  const termKey = terms.find(({ isCurrent }) => isCurrent)?.key ?? ''
  const reviews = await api.call(reviewList, { classId, termKey }, token)
  expect(reviews).toHaveLength(45)
  const names = reviews.map(({ username }) => username)

  await test.step('the pupil who is open is in sight, named by the address and from one to the next', async () => {
    await page.goto(`/term-review?classId=${classId}&pupil=${reviews[43]?.studentId ?? ''}`)
    await isOpenAndInSight(page, names[43])
    await go(page, '下一个', names[44])
    await go(page, '上一个', names[43])
    for (const edge of ['top', 'bottom'] as const) {
      await page
        .getByRole('navigation', { name: '学生' })
        .getByText(names[20] ?? '')
        .click()
      await isOpenAndInSight(page, names[20])
      await scrollToEdge(page, edge)
      await go(page, edge === 'top' ? '上一个' : '下一个', names[edge === 'top' ? 19 : 21])
    }
    await page
      .getByRole('navigation', { name: '学生' })
      .getByText(names[1] ?? '')
      .click()
    await isOpenAndInSight(page, names[1])
    await go(page, '上一个', names[0])
  })

  const text = textOf(page)
  await test.step('two are written with keys alone', async () => {
    for (const username of names.slice(0, 2)) {
      await expect(page.getByRole('heading', { level: 2, name: username })).toBeVisible()
      await text.focus()
      await page.keyboard.insertText(`${username}爱读书，做事认真。`)
      await expect(text).toHaveValue(`${username}爱读书，做事认真。`)
      await page.keyboard.press('Control+Enter')
    }
    await expect(page.getByRole('heading', { level: 2, name: names[2] ?? '' })).toBeVisible()
    await expect(page.getByText('已完成 2 · 草稿 0 · 未写 43')).toBeVisible()
  })

  await test.step('a review is copied over plain HTTP, where a browser keeps its clipboard from the page', async () => {
    await text.fill('爱读书，做事认真。')
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    const finish = page.getByRole('button', { name: '写好了，下一个' })
    const before = await finish.boundingBox()
    await page.getByRole('button', { name: '复制', exact: true }).click()

    await expect(page.getByText('已复制', { exact: true })).toBeVisible()
    expect(await finish.boundingBox()).toEqual(before)
    await page.getByLabel('寄语').focus()
    await page.keyboard.press('ControlOrMeta+v')
    await expect(page.getByLabel('寄语')).toHaveValue('爱读书，做事认真。')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('heading', { level: 2, name: names[3] ?? '' })).toBeVisible()
  })

  await test.step('the others are drafted, and another pupil’s name is caught', async () => {
    await page.getByRole('button', { name: '给没写的 42 人生成初稿' }).click()
    await expect(text).toHaveValue(/乐于助人|主动帮助同学/u)
    await text.press('Control+End')
    await page.keyboard.insertText(`你和${names[0] ?? ''}是好朋友。`)
    await expect(page.getByText(`写到了别的同学：${names[0] ?? ''}`)).toBeVisible()
  })
})

/** By a button that names whom it opens, so that it is that of the review which is there by now. */
async function go(page: Page, way: '上一个' | '下一个', name: string | undefined): Promise<void> {
  await page.getByRole('button', { name: `${way}：${name}` }).click()
  await isOpenAndInSight(page, name)
}

async function isOpenAndInSight(page: Page, name = ''): Promise<void> {
  const open = page.getByRole('navigation', { name: '学生' }).locator('[aria-current]')
  await expect(open).toContainText(name)
  await expect(open, name).toBeInViewport({ ratio: 1 })
}

/** Scrolls the list until the pupil who is open is the first or the last one in sight. */
async function scrollToEdge(page: Page, edge: 'top' | 'bottom'): Promise<void> {
  const open = page.getByRole('navigation', { name: '学生' }).locator('[aria-current]')
  await open.evaluate((row, to) => {
    const list = row.closest('ul')
    if (!list) throw new Error('The pupils stand in no list')
    list.scrollTop += row.getBoundingClientRect()[to] - list.getBoundingClientRect()[to]
  }, edge)
}
