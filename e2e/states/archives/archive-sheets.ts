import { lockArchive, saveArchive } from '@pinge/contract/archives/documents.ts'
import { saveHealth, type HealthItem } from '@pinge/contract/archives/health.ts'
import { savePerform } from '@pinge/contract/archives/perform.ts'
import { updateInformation } from '@pinge/contract/student-information.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { termOn } from '@pinge/contract/values/school-days/terms.ts'
import { expect, type Page } from '@playwright/test'
import type { ApiClient } from '../../harness/api-client.ts'
import { enterAs } from '../../harness/enter.ts'
import { goWithinProgram } from '../../harness/go-within-program.ts'
import { addClassOf, addCoTeacher, registerTeacher } from '../../harness/teachers.ts'
import { pasteBlock } from '../../screens/student-information.ts'
import { after, openedClass, type State } from '../walks.ts'

type World = { page: Page; api: ApiClient }

/** A class with a document in which most of a test, and some marks, are written. */
async function openFilled({ page, api }: World, pupils: number) {
  const teacher = await registerTeacher(api)
  const { classId, studentIds } = await addClassOf(api, teacher, pupils)
  const call = teacher.accessToken
  const termKey = termOn(localDate(Date.now()), []).key
  const made = { classId, name: '三年级上学期', termKey, parts: ['perform' as const, 'health' as const] }
  const { documentId } = await api.call(saveArchive, made, call)
  const edits = studentIds.map((id, at) => ({
    id,
    gender: at % 2 === 0 ? ('male' as const) : ('female' as const),
  }))
  await api.call(updateInformation, { classId, edits }, call)
  const measured = studentIds.slice(0, -3).flatMap((studentId, at) => {
    const values: Partial<Record<HealthItem, number | string>> = {
      height: 125 + (at % 17),
      weight: 24 + (at % 13),
      vitalCapacity: 900 + (at % 20) * 80,
      run50: 8.9 + (at % 25) / 10,
      sitReach: -2 + (at % 22),
      ropeSkip: at % 11 === 5 ? 'exempt' : 60 + (at % 40) * 3,
      ...(at % 4 !== 1 && { sitUp: 12 + (at % 36) }),
      visionLeft: 4.7 + (at % 5) / 10,
    }
    return Object.entries(values).map(([item, value]) => ({ studentId, item: item as HealthItem, value }))
  })
  for (let from = 0; from < measured.length; from += 500)
    await api.call(saveHealth, { classId, documentId, cells: measured.slice(from, from + 500) }, call)
  const marks = studentIds.flatMap((studentId, at) =>
    ['chinese', 'math', 'english'].map((subjectId, place) => ({
      studentId,
      subjectId,
      kind: 'midterm',
      value: 70 + ((at * 7 + place * 5) % 31),
    })),
  )
  await api.call(savePerform, { classId, documentId, cells: marks }, call)
  await enterAs(page, teacher)
  return { classId, documentId, teacher }
}

/** A locked sheet, as a co-teacher of the class reads it. */
async function openLocked(world: World): Promise<void> {
  const { page, api } = world
  const { classId, documentId, teacher } = await openFilled(world, 45)
  const colleague = await addCoTeacher(api, teacher, classId)
  await api.call(lockArchive, { classId, documentId, isLocked: true }, teacher.accessToken)
  await enterAs(page, colleague)
  await page.goto(`/data/file/perform?classId=${classId}`)
  await expect(page.getByText(/锁定了这份档案，只能查看$/u)).toBeVisible()
  await expect(page.getByRole('region', { name: '全班情况' })).toBeVisible()
}

/** The sheet does not come, and can be asked for again. */
async function openFailing({ page, api }: World): Promise<void> {
  const teacher = await registerTeacher(api)
  const { classId } = await addClassOf(api, teacher, 3)
  const termKey = termOn(localDate(Date.now()), []).key
  const made = { classId, name: '三年级上学期', termKey, parts: ['health' as const] }
  await api.call(saveArchive, made, teacher.accessToken)
  await enterAs(page, teacher)
  await page.route('**/health/sheet', (route) => route.abort())
  await page.goto(`/data/file/health?classId=${classId}`)
  await expect(page.getByRole('button', { name: '再试一次' })).toBeVisible()
}

async function openSheet(page: Page, classId: string): Promise<void> {
  await page.goto(`/data/file/perform?classId=${classId}`)
  await startEditing(page)
}

async function startEditing(page: Page): Promise<void> {
  await page.getByRole('button', { name: '编辑', exact: true }).click()
  await expect(page.getByRole('button', { name: '完成', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: '全班情况' })).toBeVisible()
}

/** The sheets of growth archives, looked at and checked with all other screens. */
export const archiveSheetStates: Record<string, State<World>> = {
  'marks-none': async ({ page, api }) => {
    const teacher = await registerTeacher(api)
    const { classId } = await addClassOf(api, teacher, 3)
    await enterAs(page, teacher)
    await page.goto(`/data/file/perform?classId=${classId}`)
    await expect(page.getByRole('button', { name: '新建本学期的档案' })).toBeVisible()
  },
  marks: async (world) => {
    const { classId } = await openFilled(world, 60)
    await openSheet(world.page, classId)
  },
  fitness: after('marks', async ({ page }) => {
    await page.getByRole('button', { name: '完成', exact: true }).click()
    await goWithinProgram(page, `/data/file/health?classId=${openedClass(page)}`)
    await startEditing(page)
  }),
  'marks-no-pupils': async ({ page, api }) => {
    const teacher = await registerTeacher(api)
    const { classId } = await addClassOf(api, teacher, 0)
    const termKey = termOn(localDate(Date.now()), []).key
    const made = { classId, name: '三年级上学期', termKey, parts: ['perform' as const] }
    await api.call(saveArchive, made, teacher.accessToken)
    await enterAs(page, teacher)
    await page.goto(`/data/file/perform?classId=${classId}`)
    await expect(page.getByRole('heading', { name: '班里还没有学生' })).toBeVisible()
  },
  'marks-faulty': async (world) => {
    const { page } = world
    const { classId } = await openFilled(world, 12)
    await openSheet(page, classId)
    const grid = page.getByRole('grid', { name: '成绩表' })
    await pasteBlock(grid.locator('[data-row="0"] [data-column="0"]'), '101\t九十\n优秀\t95\n')
    await expect(page.getByRole('region', { name: '没有写入的格子' })).toContainText('3 格没有写入')
  },
  'marks-locked': openLocked,
  'fitness-failing': openFailing,
  'marks-columns': after('marks-faulty', async ({ page }) => {
    await page.getByRole('button', { name: '学科和栏目', exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: '添加学科' })).toBeVisible()
  }),
}
