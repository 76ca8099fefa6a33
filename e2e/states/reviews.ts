import { giveComment } from '@pinge/contract/comments.ts'
import { fillReviews, lockReviews, saveReview } from '@pinge/contract/reviews/reviews.ts'
import { termList } from '@pinge/contract/terms.ts'
import { expect, type Page } from '@playwright/test'
import type { ApiClient } from '../harness/api-client.ts'
import { enterAs } from '../harness/enter.ts'
import { addClassOf, registerTeacher } from '../harness/teachers.ts'

type World = { page: Page; api: ApiClient }

const items = ['s1-01', 's2-07', 's5-07', 's3-04', 's4-01']

/** A class of which some reviews are done, some are drafts, and one is locked. */
async function openReviews({ page, api }: World, isFilled: boolean): Promise<string> {
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
  return studentIds[9] ?? ''
}

export const reviewStates: Record<string, (world: World) => Promise<void>> = {
  'reviews-none': async (world) => {
    await openReviews(world, false)
    await expect(world.page.getByRole('button', { name: '给没写的 6 人生成初稿' })).toBeVisible()
  },
  'reviews-half': async (world) => {
    const { page } = world
    const pupil = await openReviews(world, true)
    await page.goto(`${page.url()}&pupil=${pupil}`)
    await expect(page.getByRole('textbox', { name: '评语', exact: true })).not.toHaveValue('')
    await expect(page.getByRole('img', { name: /的五维：/u })).toBeVisible()
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
