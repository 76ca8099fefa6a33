import { addItem, hideItem } from '@pinge/contract/comment-items.ts'
import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { expect, type Page } from '@playwright/test'
import { classDetailScreen } from '../../screens/class-detail.ts'
import { commentItemsScreen, openCommentItems } from '../../screens/comment-items.ts'
import { enterAs, whoEntered } from '../../harness/enter.ts'
import type { ApiClient } from '../../harness/api-client.ts'
import { addClassOf, registerTeacher } from '../../harness/teachers.ts'
import { after, close, tryAgain, type State } from '../walks.ts'
import { goWithinProgram } from '../../harness/go-within-program.ts'

type World = { page: Page; api: ApiClient }

/** A teacher with so many own items of the first type, every third of them a reminder. */
async function prepareItems({ page, api }: World, count: number): Promise<UserInfo> {
  const teacher = await registerTeacher(api)
  const { accessToken } = teacher
  // The server takes a hundred calls of one teacher at a time.
  for (let first = 0; first < count; first += 50)
    await Promise.all(
      Array.from({ length: Math.min(50, count - first) }, async (_, place) => {
        const n = first + place
        const score = n % 3 === 2 ? -((n % 10) + 1) : (n % 10) + 1
        const name = n === 0 ? '一二三四五六七八九十' : `自己的项目${n}`
        const { id } = await api.call(addItem, { type: 1, name, score, icon: 'gem' }, accessToken)
        if (n % 5 === 4) await api.call(hideItem, { id, isHidden: true }, accessToken)
      }),
    )
  await enterAs(page, teacher)
  return teacher
}

async function openWith(world: World, count: number): Promise<void> {
  await prepareItems(world, count)
  await openCommentItems(world.page)
  await expect(commentItemsScreen.enabled(world.page, '积极发言')).toBeVisible()
}

/** Of hundreds of own items, those that follow the shipped ones are like all. */
export const commentItemAlikeParts = {
  'comment-items-500': [
    'ul[aria-label="表扬"] > li:nth-child(n+41)',
    'ul[aria-label="待改进"] > li:nth-child(n+41)',
  ],
}

/** A teacher's items, looked at and checked with all other screens. */
export const commentItemStates: Record<string, State<World>> = {
  'comment-items': after('comment-items-failing', async ({ page }) => {
    await tryAgain(page)
    await expect(commentItemsScreen.enabled(page, '积极发言')).toBeVisible()
  }),
  'comment-items-own': (world) => openWith(world, 8),
  'comment-items-500': async (world) => {
    await openWith(world, 500)
    await commentItemsScreen.row(world.page, '自己的项目6').scrollIntoViewIfNeeded()
  },
  'comment-items-adding': after('comment-items', async ({ page }) => {
    await page.getByRole('button', { name: '添加待改进点评项' }).click()
    await commentItemsScreen.form(page).getByRole('button', { name: '添加', exact: true }).click()
    await expect(commentItemsScreen.form(page).getByRole('alert')).toBeVisible()
  }),
  'comment-items-deleting': after('comment-items-own', async ({ page }) => {
    await page.getByRole('button', { name: '一二三四五六七八九十，更多' }).click()
    await page.getByRole('menuitem', { name: '删除' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  }),
  'comment-dialog-own': after('comment-items-deleting', async ({ page, api }) => {
    await close(page)
    const { classId } = await addClassOf(api, await whoEntered(page), 6)
    await goWithinProgram(page, `/comment/class-detail?classId=${classId}`)
    await classDetailScreen.pupil(page, '王浩然').click()
    await page.getByRole('tab', { name: '自定义' }).click()
    await page.getByRole('button', { name: '提交' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
  }),
  'comment-dialog-none-own': after('comment-items-adding', async ({ page, api }) => {
    await close(page)
    const { classId } = await addClassOf(api, await whoEntered(page), 6)
    await goWithinProgram(page, `/comment/class-detail?classId=${classId}`)
    await classDetailScreen.pupil(page, '王浩然').click()
    await page.getByRole('tab', { name: '自定义' }).click()
    await expect(page.getByText(/^还没有自定义点评项/)).toBeVisible()
  }),
  'comment-items-failing': async (world) => {
    await prepareItems(world, 0)
    await world.page.route('**/comment/itemSettings', (route) => route.abort())
    await world.page.goto('/comment/comments-edit')
    await expect(world.page.getByRole('button', { name: '再试一次' })).toBeVisible()
  },
}
