import { giveComment } from '@pinge/contract/comments.ts'
import { fillReviews, lockReviews, saveReview } from '@pinge/contract/reviews/reviews.ts'
import { studentList } from '@pinge/contract/students.ts'
import { termList } from '@pinge/contract/terms.ts'
import { expect, type Page } from '@playwright/test'
import type { ApiClient } from '../harness/api-client.ts'
import { enterAs, whoEntered } from '../harness/enter.ts'
import { pupilNames } from '../harness/pupil-names.ts'
import { addClassOf, registerTeacher } from '../harness/teachers.ts'
import { after, tryAgain, type State } from './walks.ts'
import { goWithinProgram } from '../harness/go-within-program.ts'

type World = { page: Page; api: ApiClient }

const items = ['s1-01', 's2-07', 's5-07', 's3-04', 's4-01']

/** A class of which some reviews are done, some are drafts, and one is locked. */
async function openReviews({ page, api }: World, isFilled: boolean, isFailing = false): Promise<void> {
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
  if (isFailing) await page.route('**/review/list', (route) => route.abort())
  await page.goto(`/term-review?classId=${classId}`)
  await expect(page.getByRole('heading', { name: '期末评语' })).toBeVisible()
}

/** Whose review stands at a place of the open class's list, and what a colleague's page would know of it. */
async function reviewAt({ page, api }: World, place: number) {
  const classId = new URL(page.url()).searchParams.get('classId') ?? ''
  const { accessToken: token } = await whoEntered(page)
  const terms = await api.call(termList, { classId }, token)
  const termKey = terms.find(({ isCurrent }) => isCurrent)?.key ?? ''
  const { stuInfoList } = await api.call(studentList, { classId, filter: true }, token)
  const name = pupilNames(place + 1).at(-1)
  const studentId = stuInfoList.find(({ username }) => username === name)?.id ?? ''
  return { classId, termKey, studentId, token }
}

/** Opens one of the reviews, written or not. */
async function openPupil(world: World, place: number) {
  const { page } = world
  const review = await reviewAt(world, place)
  await goWithinProgram(page, `/term-review?classId=${review.classId}&pupil=${review.studentId}`)
  await expect(page.getByRole('heading', { name: pupilNames(place + 1).at(-1) ?? '' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: '评语', exact: true })).not.toHaveValue('')
  return review
}

/** Adds to what stands in the open review. */
async function writeOn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '评语', exact: true }).press('Control+End')
  await page.keyboard.type('愿你天天向上。')
}

export const reviewStates: Record<string, State<World>> = {
  'reviews-none': async (world) => {
    await openReviews(world, false)
    await expect(world.page.getByRole('button', { name: '给没写的 6 人生成初稿' })).toBeVisible()
  },
  'reviews-done': after('reviews-none', async (world) => {
    const { page, api } = world
    for (let place = 0; place < 6; place += 1) {
      const { token, ...review } = await reviewAt(world, place)
      const text = `这学期你认真做好了每一件小事，第${place + 1}次见你笑，老师也笑了。`
      await api.call(saveReview, { ...review, text, state: 'done' }, token)
    }
    await page.reload()
    await expect(page.getByText('已完成 6 · 草稿 0 · 未写 0')).toBeVisible()
  }),
  'reviews-failing': async (world) => {
    await openReviews(world, true, true)
    await expect(world.page.getByRole('button', { name: '再试一次' })).toBeVisible()
  },
  'reviews-half': after('reviews-failing', async (world) => {
    await tryAgain(world.page)
    await openPupil(world, 9)
    await expect(world.page.getByRole('img', { name: /的五维：/u })).toBeVisible()
  }),
  'reviews-proposed': after('reviews-half', async (world) => {
    const { page } = world
    // At the end of a term: marks, a whole fitness test and praise of each quality.
    const proposals = Array.from({ length: 5 }, () => ({ level: '待提高', reason: '成绩折合 59.9 分' }))
    await answerWith(page, { proposals })
    await openPupil(world, 10)
    await expect(page.getByRole('button', { name: /^没评的用推荐/u })).toBeVisible()
    await page.unrouteAll()
  }),
  'reviews-polished': after('reviews-proposed', async (world) => {
    const { page } = world
    // As where an operator has named a model.
    await answerWith(page, { canPolish: true })
    await page.route('**/review/polish', (route) =>
      route.fulfill({
        json: { code: 200, msg: '', data: { text: '这学期，你把每一件小事都认真做完，老师看在眼里。' } },
      }),
    )
    await openPupil(world, 11)
    await page.getByRole('button', { name: '润色', exact: true }).click()
    await expect(page.getByText('润色以后')).toBeVisible()
    await page.unrouteAll()
  }),
  'reviews-locked': async (world) => {
    await openReviews(world, true)
    await openPupil(world, 0)
    await expect(world.page.getByText(/锁定/u).first()).toBeVisible()
  },
  'reviews-conflict': after('reviews-locked', async (world) => {
    const { page, api } = world
    const { token, ...review } = await openPupil(world, 9)
    // A colleague is faster: the text arrives at the server before this one.
    await page.route('**/review/save', async (route) => {
      const text = '你总是第一个来到教室，把窗户打开。新学期，老师还想看到你这样的早晨。'
      await api.call(saveReview, { ...review, text, state: 'draft' }, token)
      await route.continue()
    })
    await writeOn(page)
    await expect(page.getByRole('heading', { name: /也改了这份评语/u })).toBeVisible()
    await page.unroute('**/review/save')
  }),
  'reviews-refused': async (world) => {
    const { page, api } = world
    await openReviews(world, true)
    const { classId, termKey, studentId, token } = await openPupil(world, 9)
    await page.route('**/review/save', (route) => route.abort())
    await writeOn(page)
    await expect(page.getByText(/^还没存上/u)).toBeVisible()
    // A colleague locks what was saved before.
    await api.call(lockReviews, { classId, termKey, studentIds: [studentId], isLocked: true }, token)
    const words = page.getByRole('region', { name: '没有存上的评语' })
    await expect(words).toContainText('愿你天天向上。')
    await page.unroute('**/review/save')
    await words.scrollIntoViewIfNeeded()
  },
  'family-report': after('reviews-polished', async ({ page }) => {
    const { searchParams } = new URL(page.url())
    await goWithinProgram(page, `/term-review/family?classId=${searchParams.get('classId')}`)
    await page.getByRole('heading', { level: 1, name: '素质发展报告单' }).waitFor()
    await expect(page.getByRole('article', { name: /的素质发展报告单$/u })).toBeVisible()
  }),
}

/** Puts something into what is told of each review, in the service's place. */
async function answerWith(page: Page, more: object): Promise<void> {
  await page.route('**/review/detail', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: object }
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, ...more } } })
  })
}
