import { lockArchive, saveArchive } from '@pinge/contract/archives/documents.ts'
import { markTypical, reviewRealistic, saveRealistic, type RealisticKind } from '@pinge/contract/realistic.ts'
import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { termOn } from '@pinge/contract/values/school-days/terms.ts'
import { expect, type Page } from '@playwright/test'
import type { ApiClient } from '../../harness/api-client.ts'
import { enterAs } from '../../harness/enter.ts'
import { pngFile } from '../../harness/files/pictures.ts'
import { addClassOf, addCoTeacher, registerTeacher, type SchoolClass } from '../../harness/teachers.ts'
import { newRecord, openRealistic } from '../../screens/archives/realistic.ts'
import { after, tryAgain, type State } from '../walks.ts'

type World = { page: Page; api: ApiClient }

/** What some of them did these days: pupils counted from, how many, days ago. */
const activities: readonly (readonly [
  title: string,
  text: string,
  type: QualityType,
  kind: RealisticKind,
  from: number,
  count: number,
  daysAgo: number,
])[] = [
  ['给班级菜地浇水、量高度', '豆苗长到 12.4 厘米，他们把每天的数都画成了折线。', 4, 'practice', 0, 6, 0],
  ['窗花“连年有余”入选校展', '用三层折纸剪出对称的鱼，教会了同桌。', 5, 'talent', 7, 1, 0],
  ['年级篮球赛，输了也握手', '最后一分钟没追上，队长带头去和对手握手。', 3, 'contest', 10, 8, 0],
  ['数线段，讲给全班听', '用“先定一个端点”的办法，一个也没有漏。', 1, 'course', 3, 1, 2],
  ['社区清洁志愿一小时', '把电池单独收好，交给了物业的叔叔。', 2, 'volunteer', 20, 3, 2],
  ['全班一起给新书包书皮', '', 2, 'other', 0, 60, 2],
]

async function openClassOf({ page, api }: World, pupils: number) {
  const teacher = await registerTeacher(api)
  const school = await addClassOf(api, teacher, pupils)
  await enterAs(page, teacher)
  return { teacher, school }
}

async function writeDown(api: ApiClient, { accessToken }: UserInfo, { classId, studentIds }: SchoolClass) {
  const written: string[] = []
  const { startDate } = termOn(localDate(Date.now()), [])
  for (const [title, text, type, kind, from, count, daysAgo] of activities) {
    const day = localDate(Date.now() - daysAgo * DAY_MS)
    // The screen shows the term that goes on; on its first days it has no earlier ones.
    const date = day < startDate ? startDate : day
    const ids = studentIds.slice(from, from + count)
    const request = { classId, studentIds: ids, date, type, kind, title, text }
    written.push((await api.call(saveRealistic, request, accessToken)).batchId)
  }
  const [, second = '', , , fifth = ''] = written
  for (const id of [second, fifth]) {
    await api.call(reviewRealistic, { classId, id, state: 'adopted' }, accessToken)
    await api.call(markTypical, { classId, id, isTypical: true }, accessToken)
  }
  await api.call(reviewRealistic, { classId, id: fifth, state: 'filed' }, accessToken)
}

export const realisticStates: Record<string, State<World>> = {
  'realistic-empty': after('realistic-failing', async ({ page }) => {
    await tryAgain(page)
    await expect(page.getByRole('heading', { name: '还没有写实记录' })).toBeVisible()
  }),
  realistic: async (world) => {
    const { teacher, school } = await openClassOf(world, 60)
    await writeDown(world.api, teacher, school)
    await openRealistic(world.page, school.classId)
    await expect(world.page.getByRole('article')).toHaveCount(activities.length)
  },
  'realistic-failing': async ({ page, api }) => {
    const { school } = await openClassOf({ page, api }, 6)
    await page.route('**/realistic/feed', (route) => route.abort())
    await openRealistic(page, school.classId)
    await expect(page.getByRole('button', { name: '再试一次' })).toBeVisible()
  },
  /** Of a term that is locked, as a co-teacher reads it. */
  'realistic-locked': async (world) => {
    const { page, api } = world
    const { teacher, school } = await openClassOf(world, 60)
    const { classId } = school
    await writeDown(api, teacher, school)
    const termKey = termOn(localDate(Date.now()), []).key
    const made = { classId, name: '三年级上学期', termKey, parts: ['record' as const] }
    const { documentId } = await api.call(saveArchive, made, teacher.accessToken)
    await api.call(lockArchive, { classId, documentId, isLocked: true }, teacher.accessToken)
    await enterAs(page, await addCoTeacher(api, teacher, classId))
    await openRealistic(page, classId)
    await expect(page.getByRole('article')).toHaveCount(activities.length)
  },
  'realistic-new': async (world) => {
    const { page } = world
    const { school } = await openClassOf(world, 60)
    await openRealistic(page, school.classId)
    await newRecord.open(page).click()
    await newRecord.photos(page).setInputFiles([pngFile('一.png'), pngFile('二.png')])
    await expect(page.getByRole('img', { name: '第 2 张照片' })).toBeVisible()
    for (const name of ['王浩然', '李思琪']) await newRecord.pupil(page, name).click()
  },
  'realistic-detail': after('realistic', async ({ page }) => {
    await page.getByRole('button', { name: '年级篮球赛，输了也握手', exact: true }).click()
    await expect(page.getByRole('button', { name: '采纳全部' })).toBeVisible()
  }),
  'realistic-edited-together': async (world) => {
    const { page, api } = world
    const { teacher, school } = await openClassOf(world, 12)
    const { classId, studentIds } = school
    const title = '给班级菜地浇水、量高度'
    const date = localDate(Date.now())
    const request = {
      classId,
      studentIds: studentIds.slice(0, 6),
      date,
      type: 4,
      kind: 'practice',
      title,
    } as const
    const { batchId: id } = await api.call(saveRealistic, request, teacher.accessToken)
    await openRealistic(page, classId)
    await page.getByRole('button', { name: '给班级菜地浇水、量高度', exact: true }).click()
    await page.getByRole('button', { name: '修改' }).click()
    await page
      .getByRole('dialog')
      .getByLabel('经过', { exact: true })
      .fill('豆苗长到 12.4 厘米，他们轮流浇水，把每天的数都画成了折线，还讲给了三班的同学听。')
    // Saved as another teacher's page does it, before the live channel has told of it.
    const theirs = '豆苗长到 12.4 厘米。六个人分了工：两个浇水，两个量，两个记，一周没有断过。'
    await api.call(saveRealistic, { ...request, id, text: theirs }, teacher.accessToken)
    await page.getByRole('button', { name: '保存修改' }).click()
    await expect(page.getByRole('button', { name: '用我写的' })).toBeVisible()
  },
}
