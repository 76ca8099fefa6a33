import { giveComment } from '@pinge/contract/comments.ts'
import { fillReviews, lockReviews, saveReview } from '@pinge/contract/reviews/reviews.ts'
import { termList } from '@pinge/contract/terms.ts'
import { expect, type Page } from '@playwright/test'
import type { ApiClient } from '../harness/api-client.ts'
import { enterAs } from '../harness/enter.ts'
import { addClassOf, registerTeacher } from '../harness/teachers.ts'

type World = { page: Page; api: ApiClient }

const items = ['s1-01', 's2-07', 's5-07', 's3-04', 's4-01']

type Opened = { classId: string; termKey: string; studentIds: string[]; token: string }

/** A class of which some reviews are done, some are drafts, and one is locked. */
async function openReviews({ page, api }: World, isFilled: boolean): Promise<Opened> {
  const teacher = await registerTeacher(api)
  const token = teacher.accessToken
  const { classId, studentIds } = await addClassOf(api, teacher, isFilled ? 45 : 6)
  const terms = await api.call(termList, { classId }, token)
  const termKey = terms.find(({ isCurrent }) => isCurrent)?.key ?? ''
  if (isFilled) {
    for (const [place, itemId] of items.entries())
      for (let time = 0; time <= place; time += 1)
        await api.call(giveComment, { classId, itemId, studentIds: studentIds.slice(place) }, token)
    await api.call(fillReviews, { classId, termKey, studentIds: studentIds.slice(0, 23) }, token)
    for (const studentId of studentIds.slice(0, 8)) {
      const text = `这学期你认真做好了每一件小事。第${studentIds.indexOf(studentId) + 1}次见你笑，老师也笑了。`
      await api.call(saveReview, { classId, termKey, studentId, text, state: 'done' }, token)
    }
    await api.call(
      lockReviews,
      { classId, termKey, studentIds: studentIds.slice(0, 1), isLocked: true },
      token,
    )
  }
  await enterAs(page, teacher)
  await page.goto(`/term-review?classId=${classId}`)
  await expect(page.getByRole('heading', { name: '期末评语' })).toBeVisible()
  return { classId, termKey, studentIds, token }
}

/** Opens one of its reviews, written or not. */
async function openPupil({ page }: World, studentId = ''): Promise<void> {
  await page.goto(`${page.url()}&pupil=${studentId}`)
  await expect(page.getByRole('textbox', { name: '评语', exact: true })).not.toHaveValue('')
}

export const reviewStates: Record<string, (world: World) => Promise<void>> = {
  'reviews-none': async (world) => {
    await openReviews(world, false)
    await expect(world.page.getByRole('button', { name: '给没写的 6 人生成初稿' })).toBeVisible()
  },
  'reviews-half': async (world) => {
    const { studentIds } = await openReviews(world, true)
    await openPupil(world, studentIds[9])
    await expect(world.page.getByRole('img', { name: /的五维：/u })).toBeVisible()
  },
  'reviews-proposed': async (world) => {
    const { page } = world
    const { studentIds } = await openReviews(world, true)
    // At the end of a term: marks, a whole fitness test and praise of each quality.
    await page.route('**/review/detail', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.json()) as { data: object }
      const proposals = Array.from({ length: 5 }, () => ({ level: '待提高', reason: '成绩折合 59.9 分' }))
      await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, proposals } } })
    })
    await openPupil(world, studentIds[9])
    await expect(page.getByRole('button', { name: /^没评的用推荐/u })).toBeVisible()
  },
  'reviews-done': async (world) => {
    const { page, api } = world
    const { classId, termKey, studentIds, token } = await openReviews(world, false)
    for (const studentId of studentIds) {
      const text = `这学期你认真做好了每一件小事，第${studentIds.indexOf(studentId) + 1}次见你笑，老师也笑了。`
      await api.call(saveReview, { classId, termKey, studentId, text, state: 'done' }, token)
    }
    await page.reload()
    await expect(page.getByText('已完成 6 · 草稿 0 · 未写 0')).toBeVisible()
  },
  'reviews-locked': async (world) => {
    const { studentIds } = await openReviews(world, true)
    await openPupil(world, studentIds[0])
    await expect(world.page.getByText(/锁定/u).first()).toBeVisible()
  },
  'reviews-conflict': async (world) => {
    const { page, api } = world
    const { classId, termKey, studentIds, token } = await openReviews(world, true)
    const studentId = studentIds[9] ?? ''
    await openPupil(world, studentId)
    // A colleague is faster: the text arrives at the server before this one.
    await page.route('**/review/save', async (route) => {
      const text = '你总是第一个来到教室，把窗户打开。新学期，老师还想看到你这样的早晨。'
      await api.call(saveReview, { classId, termKey, studentId, text, state: 'draft' }, token)
      await route.continue()
    })
    await page.getByRole('textbox', { name: '评语', exact: true }).press('Control+End')
    await page.keyboard.type('愿你天天向上。')
    await expect(page.getByRole('heading', { name: /也改了这份评语/u })).toBeVisible()
    await page.unroute('**/review/save')
  },
  'reviews-refused': async (world) => {
    const { page, api } = world
    const { classId, termKey, studentIds, token } = await openReviews(world, true)
    const studentId = studentIds[9] ?? ''
    await openPupil(world, studentId)
    await page.route('**/review/save', (route) => route.abort())
    await page.getByRole('textbox', { name: '评语', exact: true }).press('Control+End')
    await page.keyboard.type('愿你天天向上。')
    await expect(page.getByText(/^还没存上/u)).toBeVisible()
    // A colleague locks what was saved before.
    await api.call(lockReviews, { classId, termKey, studentIds: [studentId], isLocked: true }, token)
    const words = page.getByRole('region', { name: '没有存上的评语' })
    await expect(words).toContainText('愿你天天向上。')
    await page.unroute('**/review/save')
    await words.scrollIntoViewIfNeeded()
  },
  'reviews-polished': async (world) => {
    const { page } = world
    const { studentIds } = await openReviews(world, true)
    // As where an operator has named a model.
    await page.route('**/review/detail', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.json()) as { data: object }
      await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, canPolish: true } } })
    })
    await page.route('**/review/polish', (route) =>
      route.fulfill({
        json: { code: 200, msg: '', data: { text: '这学期，你把每一件小事都认真做完，老师看在眼里。' } },
      }),
    )
    await openPupil(world, studentIds[9])
    await page.getByRole('button', { name: '润色', exact: true }).click()
    await expect(page.getByText('润色以后')).toBeVisible()
  },
  'reviews-failing': async (world) => {
    const { page } = world
    await openReviews(world, true)
    await page.route('**/review/list', (route) => route.abort())
    await page.reload()
    await expect(page.getByRole('button', { name: '再试一次' })).toBeVisible()
  },
  'family-report': async (world) => {
    const { page } = world
    await openReviews(world, true)
    const { searchParams } = new URL(page.url())
    await page.goto(`/term-review/family?classId=${searchParams.get('classId')}`)
    await page.getByRole('heading', { level: 1, name: '素质发展报告单' }).waitFor()
    await expect(page.getByRole('article', { name: /的素质发展报告单$/u })).toBeVisible()
  },
}
