import { addClass, classList, standardClassName } from '@pinge/contract/classes.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import { addExample } from '@pinge/contract/example.ts'
import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { addStudents, studentList } from '@pinge/contract/students.ts'
import { expect, type Page } from '@playwright/test'
import type { ApiClient } from '../../harness/api-client.ts'
import { enterAs, whoEntered } from '../../harness/enter.ts'
import { LONGEST_NAME, pupilNames } from '../../harness/pupil-names.ts'
import { addClassOf, addCoTeacher, registerTeacher } from '../../harness/teachers.ts'
import { classDataScreen, openClassData } from '../../screens/class-data.ts'
import { after, openedClass, type State } from '../walks.ts'
import { goWithinProgram } from '../../harness/go-within-program.ts'

type World = { page: Page; api: ApiClient }

/** What stands in these states many times over. */
export const classDataAlikeParts = Object.fromEntries(
  ['', '-numbers', '-full'].map((state) => [`class-data${state}`, ['tbody tr:nth-child(n + 6)']]),
)

async function openExample({ page, api }: World): Promise<void> {
  const teacher = await registerTeacher(api)
  const { classId } = await api.call(addExample, {}, teacher.accessToken)
  await prepareFew(api, teacher)
  await enterAs(page, teacher)
  await openClassData(page, classId)
}

/** As many pupils as a class may have, some with the longest names, seen by a co-teacher. */
async function openFull({ page, api }: World): Promise<void> {
  const owner = await registerTeacher(api)
  const request = { className: '四年级(2)班', isCustomize: false }
  const { classId } = await api.call(addClass, request, owner.accessToken)
  const colleague = await addCoTeacher(api, owner, classId)
  const many = ['甲', '乙', '丙', '丁'].flatMap((mark) => pupilNames(60).map((name) => `${name}${mark}`))
  const names = [LONGEST_NAME, `${LONGEST_NAME.slice(0, 19)}二`, ...many].slice(0, 200)
  const students = names.map((username) => ({ username }))
  const { ids } = await api.call(addStudents, { classId, students }, owner.accessToken)
  for (const [place, itemId] of ['s1-01', 's2-07', 's3-07', 's4-02', 's5-08', 's1-13'].entries())
    await api.call(giveComment, { classId, itemId, studentIds: ids.slice(place * 9, 150) }, owner.accessToken)
  await enterAs(page, colleague)
  await openClassData(page, classId)
  await expect(classDataScreen.pupils(page)).toHaveCount(200)
  await expect(classDataScreen.chart(page, '五类表扬')).toBeVisible()
}

/** What was given to the first of six pupils, by the number of the class. */
const given = { 3: [], 4: ['s1-01'], 5: ['s1-13'] } as const

async function prepareFew(api: ApiClient, teacher: UserInfo): Promise<void> {
  for (const [number, itemIds] of Object.entries(given)) {
    const { classId, studentIds } = await addClassOf(api, teacher, 6, Number(number))
    for (const itemId of itemIds)
      await api.call(
        giveComment,
        { classId, itemId, studentIds: studentIds.slice(0, 1) },
        teacher.accessToken,
      )
  }
}

async function openFew({ page, api }: World, number: keyof typeof given): Promise<void> {
  const { accessToken } = await whoEntered(page)
  const classes = await api.call(classList, {}, accessToken)
  const classId = classes.find(({ className }) => className === standardClassName(3, number))?.classId
  await goWithinProgram(page, `/comment/class-data?classId=${classId}`)
  await expect(classDataScreen.pupils(page)).toHaveCount(6)
}

/** What a class's comments say, looked at and checked with all other screens. */
export const classDataStates: Record<string, State<World>> = {
  'class-data': after('class-data-failing', async ({ page }) => {
    await page.unrouteAll()
    await goWithinProgram(page, `/comment/class-data?classId=${openedClass(page)}&range=term`)
    await expect(classDataScreen.pupils(page)).toHaveCount(48)
    await expect(classDataScreen.chart(page, '五类表扬')).toBeVisible()
  }),
  'class-data-full': openFull,
  'class-data-none': after('class-data-student', async (world) => {
    await openFew(world, 3)
    await expect(world.page.getByRole('heading', { name: '这段时间还没有点评' })).toBeVisible()
  }),
  'class-data-one': after('class-data-none', async (world) => {
    await openFew(world, 4)
    await expect(classDataScreen.chart(world.page, '五类表扬')).toBeVisible()
  }),
  'class-data-reminders': after('class-data-one', async (world) => {
    await openFew(world, 5)
    await expect(classDataScreen.chart(world.page, '五类表扬')).toContainText('还没有表扬')
  }),
  'class-data-numbers': after('class-data', async ({ page }) => {
    const donut = classDataScreen.chart(page, '五类表扬')
    await donut.getByRole('button', { name: '看数字' }).click()
    await expect(donut.getByRole('table').getByRole('link')).toHaveCount(5)
  }),
  'class-data-student': after('class-data-numbers', async ({ page, api }) => {
    const classId = openedClass(page)
    const { accessToken } = await whoEntered(page)
    const { stuInfoList } = await api.call(studentList, { classId, filter: true }, accessToken)
    const studentId = stuInfoList[0]?.id
    await goWithinProgram(page, `/comment/class-data?classId=${classId}&range=term&studentId=${studentId}`)
    await expect(classDataScreen.pupils(page)).toHaveCount(0)
    await expect(classDataScreen.chart(page, '五类表扬')).toBeVisible()
  }),
  'class-data-failing': async (world) => {
    await world.page.route('**/report/class', (route) => route.abort())
    await openExample(world)
    await expect(world.page.getByRole('alert').first()).toBeVisible()
  },
}
