import { saveConsent } from '@pinge/contract/privacy/consents.ts'
import { reviewDetail } from '@pinge/contract/reviews/reviews.ts'
import { guardianTels } from '@pinge/contract/student-information.ts'
import { expect, type Page } from '@playwright/test'
import type { ApiClient } from '../harness/api-client.ts'
import { enterAs, whoEntered } from '../harness/enter.ts'
import { addClassOf, registerTeacher } from '../harness/teachers.ts'
import { after, type State } from './walks.ts'
import { goWithinProgram } from '../harness/go-within-program.ts'

type World = { page: Page; api: ApiClient }

/** 隐私与数据 of a class that was looked at and exported. */
async function openPrivacy({ page, api }: World, pupils: number): Promise<void> {
  const teacher = await whoEntered(page)
  const { classId, studentIds } = await addClassOf(api, teacher, pupils)
  for (const studentId of studentIds.slice(0, 4)) {
    await api.call(guardianTels, { classId, ids: [studentId] }, teacher.accessToken)
    await api.call(reviewDetail, { classId, termKey: '2026-1', studentId }, teacher.accessToken)
  }
  await page.goto(`/comment/privacy?classId=${classId}`)
  await page.getByRole('heading', { level: 1, name: '隐私与数据' }).waitFor()
}

export const privacyStates: Record<string, State<World>> = {
  'privacy-notice': after('help', async ({ page }) => {
    await goWithinProgram(page, '/privacy')
    await page.getByRole('heading', { level: 1, name: '隐私说明' }).waitFor()
  }),
  'idle-cover': async ({ page, api }) => {
    const teacher = await registerTeacher(api)
    const { classId } = await addClassOf(api, teacher, 6)
    await enterAs(page, teacher)
    await page.goto(`/comment/consent?classId=${classId}`)
    await page.getByRole('heading', { level: 1, name: '家长同意' }).waitFor()
    // As it was left ten minutes ago; a reload does not uncover it.
    const lockedSession = teacher.accessToken.slice(0, 8)
    const kept = JSON.stringify({ state: { minutes: 10, lockedSession }, version: 1 })
    await page.evaluate((text) => localStorage.setItem('pinge-idle-lock', text), kept)
    await page.reload()
    await page.getByRole('dialog', { name: '离开了一会儿' }).getByLabel('登录密码').waitFor()
  },
  consents: async ({ page, api }) => {
    const teacher = await registerTeacher(api)
    const { classId, studentIds } = await addClassOf(api, teacher, 60)
    const heard = { classId, date: '2026-09-01' }
    const given = { ...heard, studentIds: studentIds.slice(2), state: 'given' as const }
    await api.call(saveConsent, given, teacher.accessToken)
    const withdrawn = { ...heard, studentIds: studentIds.slice(1, 2), state: 'withdrawn' as const }
    await api.call(saveConsent, withdrawn, teacher.accessToken)
    await enterAs(page, teacher)
    await page.goto(`/comment/consent?classId=${classId}`)
    await page.getByRole('heading', { level: 1, name: '家长同意' }).waitFor()
    await page.getByRole('button', { name: '选没有同意的' }).click()
    await expect(page.getByRole('button', { name: '登记同意' })).toBeEnabled()
  },
  'privacy-audit': after('privacy-audit-none', async (world) => {
    await openPrivacy(world, 45)
    await expect(world.page.getByRole('region', { name: '谁看过' }).getByRole('listitem')).toHaveCount(8)
  }),
  'privacy-audit-none': after('consents', async (world) => {
    await openPrivacy(world, 0)
    await expect(world.page.getByText('还没有记录')).toBeVisible()
  }),
  'privacy-erase': after('privacy-audit', async ({ page }) => {
    await page.getByRole('button', { name: '导出和删除' }).click()
    const erase = page.getByRole('button', { name: /^彻底删除./u })
    await erase.first().click()
    await expect(page.getByRole('alertdialog').getByText('会留下：')).toBeVisible()
  }),
}
