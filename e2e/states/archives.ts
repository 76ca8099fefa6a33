import { lockArchive, removeArchive, saveArchive } from '@pinge/contract/archives/documents.ts'
import { saveRealistic } from '@pinge/contract/realistic.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { localSchoolYear, termKeysOf } from '@pinge/contract/values/school-days/terms.ts'
import { expect, type Page } from '@playwright/test'
import type { ApiClient } from '../harness/api-client.ts'
import { enterAs } from '../harness/enter.ts'
import { addClassOf, registerTeacher } from '../harness/teachers.ts'
import { openArchiveManage } from '../screens/archives.ts'

type World = { page: Page; api: ApiClient }

/** Three documents, of which one is locked and one was removed. */
async function openDocuments({ page, api }: World): Promise<void> {
  const teacher = await registerTeacher(api)
  const { classId, studentIds } = await addClassOf(api, teacher, 45)
  const token = teacher.accessToken
  const [termKey] = termKeysOf(localSchoolYear(Date.now()))
  const parts = ['perform' as const, 'health' as const, 'record' as const, 'evaluation' as const]
  const make = async (name: string, customAsideName = '') => {
    const request = { classId, name, termKey, parts, ...(customAsideName && { customAsideName }) }
    return (await api.call(saveArchive, request, token)).documentId
  }
  const did = { date: localDate(Date.now()), type: 4, kind: 'practice', title: '浇水' } as const
  await api.call(saveRealistic, { classId, studentIds: studentIds.slice(0, 20), ...did }, token)
  const locked = await make('期中档案')
  const removed = await make('写错的一份')
  await make('第一学期成长档案', '特别关注')
  await api.call(lockArchive, { classId, documentId: locked, isLocked: true }, token)
  await api.call(removeArchive, { classId, documentId: removed }, token)
  await enterAs(page, teacher)
  await openArchiveManage(page, classId)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('button', { name: '恢复写错的一份' })).toBeVisible()
}

export const archiveStates: Record<string, (world: World) => Promise<void>> = {
  'archive-manage': openDocuments,
  'archive-manage-new': async (world) => {
    await openDocuments(world)
    await world.page.getByRole('button', { name: '新建档案' }).click()
    await expect(world.page.getByRole('dialog', { name: '新建档案' })).toBeVisible()
  },
}
