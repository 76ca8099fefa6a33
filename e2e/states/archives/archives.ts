import { lockArchive, removeArchive, saveArchive } from '@pinge/contract/archives/documents.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import { saveEvaluation, starterQuestions } from '@pinge/contract/archives/evaluation.ts'
import { markTypical, reviewRealistic, saveRealistic } from '@pinge/contract/realistic.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { localSchoolYear, termKeysOf } from '@pinge/contract/values/school-days/terms.ts'
import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { addStudents } from '@pinge/contract/students.ts'
import { termList } from '@pinge/contract/terms.ts'
import { expect, type Page } from '@playwright/test'
import type { ApiClient } from '../../harness/api-client.ts'
import { enterAs } from '../../harness/enter.ts'
import { goWithinProgram } from '../../harness/go-within-program.ts'
import { addClassOf, addCoTeacher, registerTeacher } from '../../harness/teachers.ts'
import { openArchiveManage } from '../../screens/archives/manage.ts'
import { after, close, openedClass, tryAgain, type State } from '../walks.ts'

type World = { page: Page; api: ApiClient }

/** Three documents, of which one is locked and one was removed. */
async function openDocuments({ page, api }: World) {
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
  const documentId = await make('第一学期成长档案', '特别关注')
  await api.call(lockArchive, { classId, documentId: locked, isLocked: true }, token)
  await api.call(removeArchive, { classId, documentId: removed }, token)
  await enterAs(page, teacher)
  await openArchiveManage(page, classId)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('button', { name: '恢复写错的一份' })).toBeVisible()
  return { token, saved: { classId, documentId, termKey, parts } }
}

/** Half a class has spoken; some have an answer. */
async function prepareEvaluation({ page, api }: World): Promise<string> {
  const teacher = await registerTeacher(api)
  const { classId, studentIds } = await addClassOf(api, teacher, 45)
  const token = teacher.accessToken
  const [termKey] = termKeysOf(localSchoolYear(Date.now()))
  const request = { classId, name: '第一学期成长档案', termKey, parts: ['evaluation' as const] }
  const { documentId } = await api.call(saveArchive, request, token)
  for (const [place, studentId] of studentIds.slice(0, 6).entries()) {
    const answers = starterQuestions.map(({ id }, at) => ({ questionId: id, value: ((place + at) % 3) + 1 }))
    const words = {
      progress: '上课敢举手了',
      goal: '每天读书半小时',
      reply: place < 3 ? '老师看见了你的努力' : '',
    }
    await api.call(saveEvaluation, { classId, documentId, studentId, answers, ...words }, token)
  }
  await enterAs(page, teacher)
  return `/data/file/evaluation?classId=${classId}`
}

/** A pupil who was praised, did something and has said something. */
async function openPupil({ page, api }: World): Promise<void> {
  const teacher = await registerTeacher(api)
  const { classId, studentIds } = await addClassOf(api, teacher, 45)
  const token = teacher.accessToken
  const terms = await api.call(termList, { classId }, token)
  const termKey = terms.find(({ isCurrent }) => isCurrent)?.key ?? ''
  const parts = ['perform' as const, 'health' as const, 'record' as const, 'evaluation' as const]
  const { documentId } = await api.call(
    saveArchive,
    { classId, name: '第一学期成长档案', termKey, parts },
    token,
  )
  const [studentId = ''] = studentIds
  for (const itemId of ['s1-01', 's1-01', 's2-07', 's2-07', 's2-07', 's5-07'])
    await api.call(giveComment, { classId, itemId, studentIds: [studentId] }, token)
  const text = '一早坐车去农场，割稻子、捆稻草，中午自己做饭。回来说手起了泡，可是还想再去。'
  const did = {
    date: localDate(Date.now()),
    type: 4,
    kind: 'practice',
    title: '秋收农场一日劳动',
    text,
  } as const
  const { batchId } = await api.call(saveRealistic, { classId, studentIds: [studentId], ...did }, token)
  await api.call(reviewRealistic, { classId, id: batchId, state: 'adopted' }, token)
  await api.call(markTypical, { classId, id: batchId, isTypical: true }, token)
  const answers = starterQuestions.slice(0, 4).map(({ id }) => ({ questionId: id, value: 3 }))
  const words = { goal: '每天读书半小时', peer: '他常常帮我讲题', family: '在家会自己收拾书包了' }
  await api.call(saveEvaluation, { classId, documentId, studentId, answers, ...words }, token)
  await enterAs(page, teacher)
  await page.goto(`/data/file?classId=${classId}&pupil=${studentId}`)
  await expect(page.getByText('我的目标：每天读书半小时')).toBeVisible()
  await expect(page.getByRole('region', { name: '本学期的典型' })).toBeVisible()
}

/** A locked list of two hundred, as a co-teacher reads it. */
async function openLockedEvaluation({ page, api }: World): Promise<void> {
  const owner = await registerTeacher(api)
  const { classId, studentIds } = await addClassOf(api, owner, 60)
  const token = owner.accessToken
  const more = Array.from({ length: 140 }, (_, place) => ({
    username: `阿卜杜热合曼努尔麦麦提艾力肉孜托合提${place + 100}`.slice(-20),
  }))
  await api.call(addStudents, { classId, students: more }, token)
  const [termKey] = termKeysOf(localSchoolYear(Date.now()))
  const request = { classId, name: '第一学期成长档案', termKey, parts: ['evaluation' as const] }
  const { documentId } = await api.call(saveArchive, request, token)
  const answers = starterQuestions.map(({ id }, at) => ({ questionId: id, value: (at % 3) + 1 }))
  for (const studentId of studentIds.slice(0, 6))
    await api.call(saveEvaluation, { classId, documentId, studentId, answers, goal: '每天读书' }, token)
  await api.call(lockArchive, { classId, documentId, isLocked: true }, token)
  await enterAs(page, await addCoTeacher(api, owner, classId))
  await page.goto(`/data/file/evaluation?classId=${classId}`)
  await expect(page.getByText('6 / 200 人已评')).toBeVisible()
}

/** A class of three with an archive of this term, in which nothing stands. */
async function openDocument(api: ApiClient, owner: UserInfo) {
  const school = await addClassOf(api, owner, 3)
  const [termKey] = termKeysOf(localSchoolYear(Date.now()))
  const parts = ['perform' as const, 'health' as const, 'record' as const, 'evaluation' as const]
  const request = { classId: school.classId, name: '第一学期成长档案', termKey, parts }
  await api.call(saveArchive, request, owner.accessToken)
  return school
}

export const archiveStates: Record<string, State<World>> = {
  'archive-pupil': openPupil,
  'archive-pupil-empty': after('archive-pupil-failing', async ({ page }) => {
    await tryAgain(page)
    await expect(page.getByText(/^还没有脚印/u)).toBeVisible()
  }),
  /** Of a pupil of whom nothing is kept yet, as a co-teacher reads it. */
  'archive-pupil-failing': async ({ page, api }) => {
    const owner = await registerTeacher(api)
    const { classId, studentIds } = await openDocument(api, owner)
    await enterAs(page, await addCoTeacher(api, owner, classId))
    await page.route('**/archive/student', (route) => route.abort())
    await page.goto(`/data/file?classId=${classId}&pupil=${studentIds[0]}`)
    await expect(page.getByRole('button', { name: '再试一次' })).toBeVisible()
  },
  'archive-manage': async (world) => void (await openDocuments(world)),
  'archive-manage-new': after('archive-manage', async ({ page }) => {
    await page.getByRole('button', { name: '新建档案' }).click()
    await expect(page.getByRole('dialog', { name: '新建档案' })).toBeVisible()
  }),
  'archive-manage-edited-together': async (world) => {
    const { page, api } = world
    const { token, saved } = await openDocuments(world)
    await page.getByRole('button', { name: '第一学期成长档案，更多' }).click()
    await page.getByRole('menuitem', { name: '修改' }).click()
    const form = page.getByRole('dialog', { name: '修改档案' })
    await form.getByRole('textbox', { name: '档案名称' }).fill('三年级上学期成长档案，家长会以前写完')
    await form.getByRole('textbox', { name: '自定栏目' }).fill('心理健康')
    // Saved as another teacher's page does it.
    const theirs = { name: '三年级第一学期，期末家长会用的一份', customAsideName: '我们班的闪光点' }
    await api.call(saveArchive, { ...saved, ...theirs }, token)
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form.getByRole('button', { name: '用我写的' })).toBeVisible()
  },
  evaluation: after('evaluation-failing', async ({ page }) => {
    await tryAgain(page)
    await expect(page.getByText('6 / 45 人已评')).toBeVisible()
  }),
  'evaluation-none': after('marks-none', async ({ page }) => {
    await goWithinProgram(page, `/data/file/evaluation?classId=${openedClass(page)}`)
    await expect(page.getByRole('button', { name: '新建本学期的档案' })).toBeVisible()
  }),
  'evaluation-locked': openLockedEvaluation,
  'evaluation-failing': async (world) => {
    const { page } = world
    const address = await prepareEvaluation(world)
    await page.route('**/evaluation/list', (route) => route.abort())
    await page.goto(address)
    await expect(page.getByRole('button', { name: '再试一次' })).toBeVisible()
  },
  'evaluation-questions': after('evaluation', async ({ page }) => {
    await page.getByRole('button', { name: '自评问题' }).click()
    await expect(page.getByRole('button', { name: '添加问题' })).toBeVisible()
  }),
  'evaluation-detail': after('evaluation-questions', async ({ page }) => {
    await close(page)
    await page
      .getByRole('list', { name: '学生' })
      .getByRole('link', { name: /已回复/ })
      .first()
      .click()
    await expect(page.getByLabel('我的进步')).toHaveValue('上课敢举手了')
  }),
  /** A child at the first question. */
  'evaluation-handed': after('evaluation-detail', async ({ page }) => {
    await page.getByRole('button', { name: '交给学生填写' }).click()
    await page.getByRole('button', { name: '交给学生', exact: true }).click()
    await page.getByRole('button', { name: /^我是.+，开始$/u }).click()
    await expect(page.getByRole('heading', { name: '我上课认真听讲' })).toBeVisible()
  }),
}
