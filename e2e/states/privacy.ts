import { saveConsent } from '@pinge/contract/privacy/consents.ts'
import { expect, type Page } from '@playwright/test'
import type { ApiClient } from '../harness/api-client.ts'
import { enterAs } from '../harness/enter.ts'
import { addClassOf, registerTeacher } from '../harness/teachers.ts'

type World = { page: Page; api: ApiClient }

export const privacyStates: Record<string, (world: World) => Promise<void>> = {
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
}
