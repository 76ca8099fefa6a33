import { archiveClass } from '@pinge/contract/class-edit.ts'
import { addClass } from '@pinge/contract/classes.ts'
import { moveStudents } from '@pinge/contract/student-information.ts'
import { addStudents, removeStudents, updateStudent } from '@pinge/contract/students.ts'
import { expect, type Page } from '@playwright/test'
import { informationScreen, openInformation, pasteBlock } from '../screens/student-information.ts'
import { enterAs, whoEntered } from '../harness/enter.ts'
import type { ApiClient } from '../harness/api-client.ts'
import { longNames, pupilNames } from '../harness/pupil-names.ts'
import { addCoTeacher, registerTeacher } from '../harness/teachers.ts'
import { after, close, openedClass, tryAgain, type State } from './walks.ts'
import { goWithinProgram } from '../harness/go-within-program.ts'

type World = { page: Page; api: ApiClient }

/** A class whose pupils have everything that a record holds, some of them less. */
async function prepareClass(api: ApiClient, names: readonly string[]) {
  const owner = await registerTeacher(api, '王老师')
  const token = owner.accessToken
  const { classId, geziNo } = await api.call(addClass, { className: '三年级(2)班', grade: 3 }, token)
  const students = names.map((username, i) => ({
    username,
    stuNo: String(i + 1).padStart(2, '0'),
    gender: i % 2 ? ('female' as const) : ('male' as const),
    ...(i % 5 !== 4 && { birthday: `2017-0${1 + (i % 9)}-1${i % 10}` }),
    header: String((i % 24) + 1),
    guardians:
      i % 6 === 5
        ? []
        : [
            { name: `${username.slice(0, 1)}建国`, relation: '父亲', tel: `138000${String(10_000 + i)}` },
            { name: '李梅', relation: '母亲', tel: `139000${String(10_000 + i)}` },
          ],
  }))
  const ids = students.length === 0 ? [] : (await api.call(addStudents, { classId, students }, token)).ids
  return { owner, token, classId, geziNo, ids }
}

async function openClassOf({ page, api }: World, names: readonly string[]) {
  const school = await prepareClass(api, names)
  await enterAs(page, school.owner)
  await openInformation(page, school.classId)
  if (names.length > 0)
    await expect(informationScreen.grid(page).getByRole('row')).toHaveCount(names.length + 1)
  return school
}

/** Of 200 rows, and of as many cards on a phone, a dozen is like all. */
export const informationAlikeParts = {
  'information-200': ['[data-row]:nth-child(n+13)', 'ul[aria-label="学生资料"] > li:nth-child(n+13)'],
}

/** The tables of pupils and parents, looked at and checked with all other screens. */
export const informationStates: Record<string, State<World>> = {
  'information-archived': async (world) => {
    const { classId, token } = await openClassOf(world, pupilNames(45))
    await world.api.call(archiveClass, { classId, isArchived: true }, token)
    await openInformation(world.page, classId)
    await expect(world.page.getByText(/班级已归档，只能查看/u)).toBeVisible()
    await expect(informationScreen.grid(world.page).getByRole('row')).toHaveCount(46)
  },
  'information-empty': async (world) => {
    await openClassOf(world, [])
    await expect(world.page.getByRole('heading', { name: '班里还没有学生' })).toBeVisible()
  },
  information: after('information-failing', async ({ page }) => {
    await tryAgain(page)
    await expect(informationScreen.grid(page).getByRole('row')).toHaveCount(49)
  }),
  'information-form': after('information', async ({ page }) => {
    await page.getByRole('button', { name: '打开王浩然的资料' }).click()
    await expect(informationScreen.form(page, '王浩然')).toBeVisible()
  }),
  'information-none-left': after('information-form', async ({ page }) => {
    await close(page)
    await informationScreen.view(page, /^转出 0/).click()
    await expect(page.getByText('还没有转出的学生')).toBeVisible()
  }),
  'information-not-found': after('information-none-left', async ({ page }) => {
    await informationScreen.view(page, /^在读/).click()
    await page.getByRole('searchbox').fill('没有这个人')
    await expect(page.getByText('没有找到“没有这个人”')).toBeVisible()
  }),
  'information-chosen': async (world) => {
    await openClassOf(world, pupilNames(60))
    const grid = informationScreen.grid(world.page)
    for (const direction of ['ascending', 'descending']) {
      await world.page.getByRole('button', { name: '学号' }).click()
      await expect(grid.getByRole('columnheader', { name: '学号' })).toHaveAttribute('aria-sort', direction)
    }
    // After the order: another order lets go of the cells that were chosen.
    await informationScreen.cell(grid, '任嘉树', 1).click()
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown'])
      await world.page.keyboard.press(`Shift+${key}`)
    await expect(grid.locator('td[aria-selected="true"]')).toHaveCount(6)
  },
  'information-200': async (world) => {
    const names = pupilNames(60)
    await openClassOf(
      world,
      Array.from(
        { length: 200 },
        (_, i) => `${names[i % 60] ?? ''}${['', '一', '二', '三'][Math.floor(i / 60)] ?? ''}`,
      ),
    )
  },
  'information-long-names': async (world) => {
    await openClassOf(world, longNames(12))
  },
  'information-failing': async ({ page, api }) => {
    const { owner, classId } = await prepareClass(api, pupilNames(48))
    await enterAs(page, owner)
    await page.route('**/student/information', (route) => route.abort())
    await page.goto(`/comment/information-edit?classId=${classId}`)
    await expect(page.getByRole('button', { name: '再试一次' })).toBeVisible()
  },
  'information-selected': async (world) => {
    const { classId, ids, token } = await openClassOf(world, pupilNames(20))
    await world.api.call(
      addStudents,
      { classId, students: [{ username: '王浩然', birthday: '2017-09-09' }] },
      token,
    )
    await world.api.call(removeStudents, { classId, ids: ids.slice(3, 5), records: 'keep' }, token)
    await world.page.reload()
    await informationScreen.select(world.page, '李思琪')
    await expect(informationScreen.selection(world.page)).toBeVisible()
  },
  'information-removing': after('information-selected', async ({ page }) => {
    await informationScreen.selection(page).getByRole('button', { name: '移除' }).click()
    await expect(page.getByRole('alertdialog', { name: '移除学生' })).toBeVisible()
  }),
  'information-moving': after('information-removing', async (world) => {
    await close(world.page)
    const { accessToken } = await whoEntered(world.page)
    await world.api.call(addClass, { className: '三年级(3)班', grade: 3 }, accessToken)
    await world.page.reload()
    await informationScreen.select(world.page, '李思琪')
    await informationScreen.selection(world.page).getByRole('button', { name: '转到其他班级' }).click()
    await expect(world.page.getByLabel('转入')).toBeVisible()
  }),
  'information-merging': after('information-moving', async (world) => {
    await close(world.page)
    await world.page.getByRole('button', { name: '看看并合并' }).click()
    await expect(world.page.getByRole('dialog', { name: '合并两条记录' })).toBeVisible()
  }),
  'information-pasted': after('information-conflict', async ({ page }) => {
    await page.reload()
    const first = informationScreen.grid(page).getByRole('row').nth(1).getByRole('gridcell').nth(4)
    await pasteBlock(first, '不详\t2017-02-30\n女\t2017/3/6\n')
    await expect(page.getByText('2 格没有写入')).toBeVisible()
  }),
  'information-conflict': async (world) => {
    const { ids, token } = await openClassOf(world, pupilNames(20))
    await informationScreen.cell(informationScreen.grid(world.page), '王浩然', 1).dblclick()
    await world.page.keyboard.type('8')
    await world.api.call(updateStudent, { id: ids[0] ?? '', stuNo: '9' }, token)
    await world.page.keyboard.press('Enter')
    await expect(world.page.getByRole('alertdialog')).toBeVisible()
  },
  'information-left': async (world) => {
    const { classId, ids, token } = await openClassOf(world, pupilNames(20))
    const other = await world.api.call(addClass, { className: '三年级(3)班', grade: 3 }, token)
    const move = { classId, toClassId: other.classId, ids: ids.slice(0, 2), withHistory: true }
    await world.api.call(moveStudents, move, token)
    await world.api.call(removeStudents, { classId, ids: ids.slice(3, 5), records: 'keep' }, token)
    await world.page.reload()
    await informationScreen.view(world.page, /^转出 4/).click()
  },
  'information-colleague': async ({ page, api }) => {
    const { owner, classId } = await prepareClass(api, pupilNames(20))
    const colleague = await addCoTeacher(api, owner, classId)
    await enterAs(page, colleague)
    await openInformation(page, classId)
    await informationScreen.select(page, '李思琪')
    await expect(informationScreen.selection(page)).toBeVisible()
  },
  parents: after('information-not-found', async ({ page }) => {
    await goWithinProgram(page, `/comment/parents-edit?classId=${openedClass(page)}`)
    await expect(informationScreen.parents(page).getByRole('row')).toHaveCount(49)
  }),
}
