import { signOut } from '@pinge/contract/sign-in.ts'
import { expect, type Page } from '@playwright/test'
import { classDetailScreen, item, openClass } from '../screens/class-detail.ts'
import { createClassScreen, nameClass, uploadRoster } from '../screens/create-class.ts'
import { signInScreen } from '../screens/sign-in.ts'
import type { ApiClient } from '../harness/api-client.ts'
import { enterAs } from '../harness/enter.ts'
import { registerTeacher } from '../harness/teachers.ts'
import { archiveStates } from './archives/archives.ts'
import { authenticationStates } from './authentication.ts'
import { classEditStates } from './class-edit.ts'
import { classTeacherStates } from './class-teachers.ts'
import { commentItemAlikeParts, commentItemStates } from './comments/comment-items.ts'
import { contentStates } from './content.ts'
import type { Demo } from './demo.ts'
import { fileStates } from './files.ts'
import { attendanceAlikeParts, attendanceStates } from './attendance.ts'
import { lessonStates } from './lesson-tools.ts'
import { loginStates } from './sign-in.ts'
import { goodRows, rosterXlsx } from '../harness/files/roster-files.ts'
import { rewardStates } from './comments/rewards.ts'
import { informationAlikeParts, informationStates } from './student-information.ts'
import { classDataAlikeParts, classDataStates } from './comments/class-data.ts'
import { archiveSheetStates } from './archives/archive-sheets.ts'
import { privacyStates } from './privacy.ts'
import { realisticStates } from './archives/realistic.ts'
import { recordStates } from './comments/records.ts'
import { rosterStates } from './roster.ts'
import { siteStates } from './site.ts'
import { teamStates } from './teams.ts'
import { reviewStates } from './reviews.ts'
import { trainingStates } from './training.ts'
import { after, close, type State } from './walks.ts'
import { goWithinProgram } from '../harness/go-within-program.ts'

export type StateWorld = {
  page: Page
  api: ApiClient
  demo: Demo
  signInAs: (who: 'demo' | 'newcomer') => Promise<void>
}

/** What a state has hundreds of: the first of them are checked by axe for all, which would take minutes else. */
export const alikeParts: Readonly<Record<string, readonly string[]>> = {
  ...informationAlikeParts,
  ...commentItemAlikeParts,
  ...attendanceAlikeParts,
  ...classDataAlikeParts,
}

/** Every screen in every state that somebody should have seen: arranged here, looked at and checked by states.spec.ts. */
export const states: Record<string, State<StateWorld>> = {
  'sign-in': async ({ page }) => {
    await page.goto('/')
    await expect(page.getByLabel('手机号', { exact: true })).toBeVisible()
  },
  register: after('sign-in-faulty', async ({ page }) => {
    await signInScreen.toRegister(page).click()
    await page.getByRole('button', { name: '注册', exact: true }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
  }),
  'class-list-none': after('index-no-class', async ({ page }) => {
    await goWithinProgram(page, '/comment')
    await expect(page.getByRole('heading', { name: '先建一个班' })).toBeVisible()
  }),
  'class-list': async ({ page, signInAs }) => {
    await signInAs('demo')
    await page.goto('/comment')
    await expect(page.getByRole('article').first()).toBeVisible()
  },
  'create-1-class': after('class-list-none', async ({ page }) => {
    await goWithinProgram(page, '/comment/create')
    await page.getByRole('radio', { name: '三年级' }).check()
    await page.getByLabel('班号').fill('2')
  }),
  'create-2-students': after('create-1-class', async ({ page }) => {
    await createClassScreen.next(page).click()
    await expect(createClassScreen.preview(page)).toBeVisible()
  }),
  'create-2-faulty-file': async ({ page, signInAs }) => {
    await signInAs('newcomer')
    await nameClass(page, '三年级', '2')
    await uploadRoster(page, await rosterXlsx(faultyRows()))
    await expect(createClassScreen.mending(page, 4)).toBeVisible()
  },
  'create-3-done': after('create-2-students', async ({ page }) => {
    await uploadRoster(page, await rosterXlsx(goodRows(42)))
    await createClassScreen.finish(page, 42).click()
    await expect(createClassScreen.enter(page)).toBeVisible()
  }),
  'class-0': after('class-list-menu', async ({ page, demo }) => {
    await close(page)
    await goWithinProgram(page, `/comment/class-detail?classId=${demo.classIds[0]}`)
    await expect(page.getByRole('heading', { name: '班里还没有学生' })).toBeVisible()
  }),
  'class-1': after('class-0', async ({ page, demo }) => {
    await goWithinProgram(page, `/comment/class-detail?classId=${demo.classIds[1]}`)
    await expect(classDetailScreen.pupils(page)).toHaveCount(1)
  }),
  'class-48': (world) => openDemoClass(world, world.demo.classIds[48], 48),
  'class-60': (world) => openDemoClass(world, world.demo.classIds[60], 60),
  'class-long-names': after('class-1', async ({ page, demo }) => {
    await goWithinProgram(page, `/comment/class-detail?classId=${demo.longNamesClassId}`)
    await expect(classDetailScreen.pupils(page)).toHaveCount(48)
  }),
  'comment-dialog': after('class-48', async ({ page }) => {
    await classDetailScreen.pupil(page, '王浩然').click()
    await expect(item(page, '积极发言')).toBeVisible()
  }),
  'pupil-drawer': after('comment-dialog', async ({ page }) => {
    await close(page)
    await classDetailScreen.pupil(page, '王浩然').click({ button: 'right' })
    await page.getByRole('menuitem', { name: '查看记录' }).click()
    await expect(page.getByRole('list', { name: '记录' })).toBeVisible()
  }),
  'after-comment': after('pupil-drawer', async ({ page }) => {
    await close(page)
    await classDetailScreen.pupil(page, '李思琪').click()
    await item(page, '积极发言').click()
    // It stays as long as something in it has the focus.
    await classDetailScreen.notice(page).getByRole('button', { name: '撤销' }).focus()
  }),
  'class-choosing': after('class-60', async ({ page }) => {
    await page.getByRole('button', { name: '多选' }).click()
    for (const place of [2, 7, 11]) await classDetailScreen.pupils(page).nth(place).click()
  }),
  'comment-dialog-several': after('class-choosing', async ({ page }) => {
    await page.getByRole('toolbar', { name: '已选学生' }).getByRole('button', { name: /^点评/ }).click()
    await expect(item(page, '积极发言')).toBeVisible()
  }),
  ...classTeacherStates,
  ...classEditStates,
  ...commentItemStates,
  ...rewardStates,
  ...recordStates,
  ...privacyStates,
  ...realisticStates,
  ...archiveSheetStates,
  ...archiveStates,
  ...classDataStates,
  ...rosterStates,
  ...fileStates,
  ...reviewStates,
  ...trainingStates,
  ...teamStates,
  ...informationStates,
  ...lessonStates,
  ...attendanceStates,
  ...loginStates,
  ...authenticationStates,
  ...siteStates,
  ...contentStates,
  'session-expired': async ({ page, api }) => {
    const teacher = await registerTeacher(api)
    await enterAs(page, teacher)
    await api.call(signOut, {}, teacher.accessToken)
    await page.goto('/comment')
    await expect(page.getByRole('alertdialog', { name: '警告' })).toBeVisible()
  },
  '404': async ({ page }) => {
    await page.goto('/no/such/page')
    await expect(page.getByRole('link', { name: '返回首页' })).toBeVisible()
  },
}

async function openDemoClass({ page, signInAs }: StateWorld, classId: string, pupils: number): Promise<void> {
  await signInAs('demo')
  await openClass(page, classId)
  await expect(classDetailScreen.pupils(page)).toHaveCount(pupils)
}

function faultyRows(): string[][] {
  return goodRows(26).map((cells, i) => {
    if (i === 2) return [...cells.slice(0, 3), '2017-02-30', ...cells.slice(4)]
    if (i === 5) return [...cells.slice(0, 5), '1380000']
    return cells
  })
}
