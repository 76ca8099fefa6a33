import { saveAttendance } from '@pinge/contract/attendance.ts'
import { addClassOf, type SchoolClass } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { openClass } from '../../screens/class-detail.ts'
import { lessonTools, openTool } from '../../screens/lesson-tools.ts'
import { signIn, signInScreen, signOut } from '../../screens/sign-in.ts'

let school: SchoolClass
test.beforeEach(async ({ page, api, signedInTeacher }) => {
  school = await addClassOf(api, signedInTeacher, 5)
  const [studentId = ''] = school.studentIds
  const marks = [{ studentId, state: 'leave' as const }]
  await api.call(saveAttendance, { classId: school.classId, marks }, signedInTeacher.accessToken)
  await openClass(page, school.classId)
})

test('everybody who is there is named once, also over a reload, and then a new round begins', async ({
  page,
}) => {
  // The names roll before one of them stays.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openTool(page, '随机点名')
  const draw = lessonTools.draw(page)
  await expect(draw).toContainText('1 人未到，不参与点名')
  const named: string[] = []
  const nameNext = async (): Promise<void> => {
    await draw.getByRole('button', { name: /点名|再点一次/ }).click()
    await expect(draw.getByRole('button', { name: '点评' })).toBeVisible()
    named.push(await draw.getByText(/^点到/).innerText())
  }
  await nameNext()
  await nameNext()
  await expect(draw).toContainText('已抽 2/4')

  await page.reload()
  await openTool(page, '随机点名')
  await expect(draw).toContainText('已抽 2/4')
  await nameNext()
  await nameNext()
  await expect(draw).toContainText('本轮已全部点到')
  expect(named.toSorted()).toEqual(['点到刘雨桐', '点到张子轩', '点到李思琪', '点到陈俊杰'].toSorted())

  await nameNext()
  await expect(draw).toContainText('已抽 1/4')
})

test('of a teacher who signs out no child stays on the device, and a new round begins', async ({
  page,
  signedInTeacher,
}) => {
  await openTool(page, '随机点名')
  const draw = lessonTools.draw(page)
  await draw.getByRole('button', { name: '开始点名' }).click()
  await expect(draw).toContainText('已抽 1/4')
  const isKnown = async () => {
    const kept = await page.evaluate(readDevice)
    return school.studentIds.some((id) => kept.includes(id)) || kept.includes('王浩然')
  }
  await expect.poll(isKnown).toBe(true)

  await page.keyboard.press('Escape')
  await page.goto('/comment')
  await signOut(page, signedInTeacher.nickname)
  await expect(signInScreen.tel(page)).toBeVisible()
  expect(await isKnown()).toBe(false)

  await signIn(page, signedInTeacher.tel)
  await openClass(page, school.classId)
  await openTool(page, '随机点名')
  await expect(draw).toContainText('已抽 0/4')
})

/** All that this origin keeps in the browser, as text. Runs in the page. */
async function readDevice(): Promise<string> {
  const values: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await answer(indexedDB.open(name))
    for (const store of database.objectStoreNames)
      values.push(await answer(database.transaction(store).objectStore(store).getAll()))
    database.close()
  }
  return JSON.stringify(values)

  function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error('The browser does not tell what it keeps')))
    })
  }
}
