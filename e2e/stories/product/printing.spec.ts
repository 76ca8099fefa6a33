import { addExample } from '@pinge/contract/example.ts'
import type { FamilyPage } from '@pinge/contract/reviews/family.ts'
import { HealthItem } from '@pinge/contract/archives/health.ts'
import { saveArchive } from '@pinge/contract/archives/documents.ts'
import { evaluationDetail, saveEvaluation } from '@pinge/contract/archives/evaluation.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import { fillReviews, reviewList } from '@pinge/contract/reviews/reviews.ts'
import { saveRealistic } from '@pinge/contract/realistic.ts'
import { termList } from '@pinge/contract/terms.ts'
import { addDays } from '@pinge/contract/values/school-days/school-dates.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { termOn } from '@pinge/contract/values/school-days/terms.ts'
import { addStudents } from '@pinge/contract/students.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import type { Page } from '@playwright/test'
import type { ApiClient } from '../../harness/api-client.ts'
import { printPaper } from '../../harness/files/paper.ts'
import { goWithinProgram } from '../../harness/go-within-program.ts'
import { LONGEST_NAME, pupilNames } from '../../harness/pupil-names.ts'
import { emulateWhile } from '../../harness/reused-browser.ts'
import { addScheme } from '../../harness/schemes.ts'
import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { classDataScreen } from '../../screens/class-data.ts'
import { openRecords, recordsScreen } from '../../screens/records.ts'
import { openInformation } from '../../screens/student-information.ts'
import { openTeams, teamsScreen } from '../../screens/teams.ts'

/** Within the margins of A4, in CSS pixels. */
const PAPER_WIDTH = 703
/** The same of a sheet that brings its own margins. */
const WHOLE_PAPER_WIDTH = 794

const onPaper = (page: Page, look: () => Promise<void>) => emulateWhile(page, { media: 'print' }, look)

/** Prints the screen as it is and answers the number of pages, once nothing of it was cut off or left on by mistake. */
async function print(page: Page, width = PAPER_WIDTH): Promise<number> {
  const { pages } = await printPaper(page)
  const screen = page.viewportSize()
  await onPaper(page, async () => {
    await page.setViewportSize({ width, height: 1000 })
    // Paper has no buttons to press; only a name may be one, which leads somewhere on the screen.
    await expect(page.getByRole('button', { name: /撤销|导出|打印|添加|查看|标记|恢复|选上/ })).toHaveCount(0)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width)
    await expect(page.getByText('跳到主要内容')).toBeHidden()
  })
  if (screen) await page.setViewportSize(screen)
  return pages
}

/** Whatever day it is: a term has just begun on some. */
const lastWeeks = `&range=custom&from=${localDate(Date.now() - 50 * DAY_MS)}&to=${localDate(Date.now())}`

test('the comments of a term, what each pupil got, and a page for each family are printed of a class', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const token = signedInTeacher.accessToken
  const { classId } = await api.call(addExample, {}, token)
  const terms = await api.call(termList, { classId }, token)
  const termKey = terms.find(({ isCurrent }) => isCurrent)?.key ?? ''
  const pupils = await api.call(reviewList, { classId, termKey }, token)
  const studentIds = pupils.map(({ studentId }) => studentId)
  await api.call(fillReviews, { classId, termKey, studentIds }, token)

  await test.step('the comments fit on A4, and say that there are more', async () => {
    await openRecords(page, classId, lastWeeks)
    await expect(recordsScreen.rows(page)).toHaveCount(50)
    await onPaper(page, async () => {
      await expect(page.getByText('只打印了最近 50 条，全部请用“导出”。')).toBeVisible()
      const log = page.getByRole('table', { name: '明细' })
      await expect(log).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d/)
      await expect(log).not.toContainText(/今天|昨天/)
      await expect(page.getByText(/\d{4}-\d\d-\d\d至\d{4}-\d\d-\d\d · 打印于 \d{4}/)).toBeVisible()
    })
    expect(await print(page)).toBeLessThanOrEqual(3)
  })

  await test.step('what each pupil got stands there by number, however the screen is sorted', async () => {
    await goWithinProgram(page, `/comment/class-data?classId=${classId}${lastWeeks}&sort=total`)
    await expect(classDataScreen.pupils(page)).toHaveCount(48)
    await onPaper(page, async () => {
      const cells = page.getByRole('table', { name: '每名学生' }).locator('tbody td:first-child')
      // The paper is made when it is asked for, and its numbers may come later.
      await expect(cells).toHaveCount(48)
      await expect(cells.first()).not.toBeEmpty()
      const numbers = await cells.allTextContents()
      expect(numbers).toEqual(
        numbers.toSorted((a, b) => Number(a === '') - Number(b === '') || Number(a) - Number(b)),
      )
    })
    expect(await print(page)).toBe(2)
  })

  await test.step('the families get a page each, with the review that was written', async () => {
    await goWithinProgram(page, `/term-review/family?classId=${classId}`)
    await expect(page.getByText(/打印 48 页，一人一页/u)).toBeVisible()
    expect(await print(page, WHOLE_PAPER_WIDTH)).toBe(48)

    await page.getByLabel('打印谁的').selectOption({ label: pupils[4]?.username ?? '' })
    await expect(page.getByText(/打印 1 页/u)).toBeVisible()
    const { paper, pages } = await printPaper(page)
    expect(pages).toBe(1)
    // The lines to write on are lines: a shading that a function draws is left out by some printers.
    expect(paper).not.toContain('/ShadingType 1')
  })
})

test('sixty pupils fit on two pages: with both parents, with their phones where the teacher wants them, or as a blank form; and a student number of ten digits on one line', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const token = signedInTeacher.accessToken
  const { classId } = await addClassOf(api, signedInTeacher, 0)
  const students = pupilNames(60).map((username, at) => ({
    username,
    stuNo: String(60 - at),
    birthday: '2017-03-05',
    guardians: [
      { name: '王建国', relation: '父亲', tel: '13800000001' },
      { name: '欧阳小梅', relation: '外婆', tel: '13900000002' },
    ],
  }))
  await api.call(addStudents, { classId, students }, token)
  const next = await addClassOf(api, signedInTeacher, 0, 3)
  await giveToLongNumbers(api, next.classId, token)
  await openInformation(page, classId)
  // The printing itself is the test's.
  await page.evaluate(() => (window.print = () => undefined))
  const paper = page.getByRole('table', { name: '学生资料', includeHidden: true })
  for (const kind of ['不含电话', '含电话', '空白表格'])
    await test.step(kind, async () => {
      await page.getByRole('button', { name: '打印' }).click()
      const asked = page.getByRole('alertdialog', { name: '打印学生资料' })
      await expect(asked.getByRole('button', { name: '不含电话', pressed: true })).toBeVisible()
      await asked.getByRole('button', { name: kind, exact: true }).click()
      await asked.getByRole('button', { name: '打印', exact: true }).click()
      await expect(asked).toBeHidden()

      await onPaper(page, async () => {
        await expect(paper.getByRole('row')).toHaveCount(61)
        await expect(paper.locator('tbody td:first-child').first()).toHaveText('1')
        await expect(paper.getByText('13800000001')).toHaveCount(kind === '含电话' ? 60 : 0)
      })
      expect(await print(page)).toBe(2)
    })

  await test.step('numbers of ten digits beside what the pupils got', async () => {
    await goWithinProgram(page, `/comment/class-data?classId=${next.classId}${lastWeeks}`)
    await expect(classDataScreen.pupils(page)).toHaveCount(45)
    await page.setViewportSize({ width: PAPER_WIDTH, height: 1000 })
    await onPaper(page, async () => {
      const cells = page.getByRole('table', { name: '每名学生' }).locator('tbody td:first-child')
      await expect(cells).toHaveCount(45)
      const lines = await cells.evaluateAll((all) =>
        all.map((cell) => {
          const text = document.createRange()
          text.selectNodeContents(cell)
          return text.getClientRects().length
        }),
      )
      expect(new Set(lines)).toEqual(new Set([1]))
    })
  })
})

test('the teams, the own items, what was written down, what a pupil says and the page for the family are printed as sheets of their own', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const token = signedInTeacher.accessToken
  const school = await addClassOf(api, signedInTeacher, 44)
  const { classId, studentIds } = school
  await addScheme(api, signedInTeacher, school)
  await writeFiveDays(api, school, token)
  const evaluated = await evaluateFully(api, school, token)

  await test.step('the teams as a list, without the screen beneath', async () => {
    await openTeams(page, classId)
    await teamsScreen.actions(page).click()
    await page.getByRole('menuitem', { name: '打印或导出' }).click()
    const sheet = page.getByRole('dialog', { name: '打印或导出' })
    await expect(sheet.getByRole('row')).toHaveCount(1 + 7 + 1)

    const download = page.waitForEvent('download')
    await sheet.getByRole('button', { name: '导出' }).click()
    expect((await download).suggestedFilename()).toBe(`${school.className}数学合作组.xlsx`)
    expect(await print(page)).toBe(1)
    await sheet.getByRole('button', { name: '关闭' }).click()
  })

  await test.step('the own items, which leave as a file too', async () => {
    await goWithinProgram(page, '/comment/comments-edit')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出' }).click()
    expect((await download).suggestedFilename()).toBe('点评项.xlsx')

    await onPaper(page, async () => {
      for (const quality of ['学业成就', '品德习惯', '身心健康', '劳动实践', '审美品位'])
        await expect(page.getByRole('table', { name: quality })).toContainText('待改进')
    })
    expect(await print(page)).toBeLessThanOrEqual(3)
  })

  await test.step('what was written down of five days begins on the first page, and leaves what is pressed off it', async () => {
    await goWithinProgram(page, `/data/file/record?classId=${classId}`)
    await expect(page.getByRole('article')).toHaveCount(5)

    expect(await print(page)).toBeLessThanOrEqual(2)
    await onPaper(page, async () => {
      await expect(page.getByRole('button', { name: /记一条|采纳|典型/ })).toHaveCount(0)
      await expect(page.getByText('待审').last()).toBeVisible()
      // What the list can be narrowed to is for the screen.
      await expect(page.getByLabel('类型', { exact: true })).toBeHidden()
    })
  })

  await test.step('the self-evaluation of a pupil with much to say, on one page', async () => {
    await goWithinProgram(page, `/data/file/evaluation/${studentIds[0]}?classId=${classId}`)
    await expect(page.getByLabel('我的进步')).toHaveValue(evaluated)
    expect(await print(page)).toBe(1)
  })

  await test.step('the page for the family with all that there can be, on one page each', async () => {
    await fillFamilyPages(page)
    await goWithinProgram(page, `/term-review/family?classId=${classId}`)
    await expect(page.getByText(/打印 2 页/u)).toBeVisible()
    await expect(page.getByText('难忘的三件事').first()).toBeVisible()
    expect(await print(page, WHOLE_PAPER_WIDTH)).toBe(2)
  })
})

/** Each pupil got something, so that the table of what they got is not empty. */
async function giveToLongNumbers(api: ApiClient, classId: string, token: string): Promise<void> {
  const names = [LONGEST_NAME, ...pupilNames(44)]
  const students = names.map((username, at) => ({ username, stuNo: String(2021030101 + at) }))
  const { ids: studentIds } = await api.call(addStudents, { classId, students }, token)
  await api.call(giveComment, { classId, studentIds, name: '路队整齐', score: 1 }, token)
}

type School = { classId: string; studentIds: string[] }

async function writeFiveDays(api: ApiClient, { classId, studentIds }: School, token: string): Promise<void> {
  const did = { type: 4, kind: 'practice', title: '秋收农场一日劳动' } as const
  const today = localDate(Date.now())
  const { startDate } = termOn(today, [])
  for (const daysAgo of [0, 1, 2, 3, 4]) {
    const day = addDays(today, -daysAgo)
    // The screen shows the term that goes on; on its first days it has fewer.
    const date = day < startDate ? startDate : day
    await api.call(saveRealistic, { classId, studentIds: studentIds.slice(0, 3), date, ...did }, token)
  }
}

/** The first pupil's, as long as each field may be. Answers what stands in each. */
async function evaluateFully(
  api: ApiClient,
  { classId, studentIds: [studentId = ''] }: School,
  token: string,
): Promise<string> {
  const termKey = termOn(localDate(Date.now()), []).key
  const document = { classId, name: '成长档案', termKey, parts: ['evaluation' as const] }
  const { documentId } = await api.call(saveArchive, document, token)
  const { version } = await api.call(evaluationDetail, { classId, documentId, studentId }, token)
  const progress =
    '这学期我学会了自己整理书包，每天按时完成作业，上课积极举手发言，还帮助同桌一起复习数学。'.repeat(2)
  const words = { progress, goal: progress, peer: progress, family: progress, reply: progress }
  await api.call(saveEvaluation, { classId, documentId, studentId, version, answers: [], ...words }, token)
  return progress
}

/** Lets two pages be as full as one can be: with a long review, and with one as long as a class may ask for. */
async function fillFamilyPages(page: Page): Promise<void> {
  const record = { id: 'r', title: '秋收农场一日劳动和写生', date: '2026-10-23', type: 4 as const }
  const fullest: Partial<FamilyPage> = {
    axes: [24, 18, 12, 9, 6],
    axesBefore: [20, 10, 12, 3, 9],
    praised: ['积极发言 16 次', '乐于助人 12 次', '坚持锻炼 9 次', '热心班务 8 次', '才艺展示 7 次'],
    levels: ['优秀', '优秀', '良好', '合格', '待提高'],
    marks: Array.from({ length: 12 }, (_, at) => ({ subject: `科目${at + 1}`, level: '优秀' as const })),
    attendance: { days: 98, present: 98 },
    fitness: {
      total: 88.5,
      level: '良好',
      items: HealthItem.options.map((item) => ({ item, value: '1200 毫升', level: '良好' as const })),
    },
    records: [1, 2, 3].map((place) => ({ ...record, id: `r${place}`, picture: '/pictures/class.webp' })),
    goal: '每天读书半小时，跑步十分钟',
    teacherWords: '祝你带着好奇过一个精彩的寒假。',
  }
  const long = '你总是第一个来到教室，把窗户打开。'.repeat(9)
  const texts = [long, long.padEnd(500, '你把每一件小事都认真做完。')]
  await page.route('**/review/family', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: { pages: FamilyPage[] } }
    const pages = body.data.pages
      .slice(0, texts.length)
      .map((one, at) => ({ ...one, ...fullest, text: texts[at] }))
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, pages } } })
  })
}
