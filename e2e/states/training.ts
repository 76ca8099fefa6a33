import { editionList } from '@pinge/contract/training/editions.ts'
import { pictureList } from '@pinge/contract/training/levels.ts'
import { studentList } from '@pinge/contract/students.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { expect, type Page } from '@playwright/test'
import type { ApiClient } from '../harness/api-client.ts'
import { enterAs } from '../harness/enter.ts'
import { pngFile } from '../harness/files/pictures.ts'
import { addScheme } from '../harness/schemes.ts'
import { addClassOf, registerTeacher } from '../harness/teachers.ts'
import { roundScreen } from '../screens/training.ts'
import type { Demo } from './demo.ts'
import { after, tryAgain, type State } from './walks.ts'
import { goWithinProgram } from '../harness/go-within-program.ts'

type World = { page: Page; api: ApiClient; demo: Demo; signInAs: (who: 'demo' | 'newcomer') => Promise<void> }

/** An edition that runs, in the service's place: only an operator's command makes one. */
async function openEdition(page: Page): Promise<void> {
  const zzid = 'zz1'
  const today = localDate(Date.now())
  const month = today.slice(0, 7)
  const items = [1, 2, 3].map((type) => ({
    type,
    activityId: `${type}001`,
    name: '第 1 关',
    level: 1,
    count: 4,
    done: true,
    date: 30_000,
    score: 44,
  }))
  const edition = {
    zzid,
    name: '全市小学生专注力训练冬季挑战赛',
    startDate: `${month}-01`,
    endDate: `${month}-28`,
    region: '新疆维吾尔自治区',
    state: 'running',
    days: 28,
  }
  const bests = { level: 30, count: 40, date: 660_230 }
  const answers = {
    'zz/list': [edition],
    'zz/detail': { ...edition, rule: '每天三项。' },
    'calendar/list': {
      zzid,
      month,
      today,
      streak: 12,
      doneDays: 12,
      days: [{ date: today, calendarId: 'c1', state: 'done', items }],
    },
    'snm/max/zzs': {
      zzid,
      list: [2, 3].map((type) => ({
        type,
        self: bests,
        class: bests,
        region: { ...bests, label: edition.region },
      })),
    },
    'calendar/max/score': {
      zzid,
      name: edition.name,
      maxScore: 188,
      maxDate: today,
      totalScore: 1_340,
      doneDays: 12,
      days: 28,
      byType: [{ type: 1, maxScore: 64, minDate: 31_200 }],
    },
  }
  for (const [path, data] of Object.entries(answers))
    await page.route(`**/pixytown/**/${path}`, (route) =>
      route.fulfill({ json: { code: 200, msg: 'ok', data } }),
    )
}

/** The activity 大脑训练, looked at and checked with all other screens. */
export const trainingStates: Record<string, State<World>> = {
  'training-hub': async ({ page, signInAs }) => {
    await signInAs('newcomer')
    await page.goto('/pinge-activity')
    await expect(page.getByRole('region', { name: '数字记忆' }).getByText('推荐')).toBeVisible()
    await expect(page.getByRole('region', { name: '打卡日历' }).getByText('今天的挑战')).toBeVisible()
  },
  'training-levels': after('training-hub', async ({ page }) => {
    await goWithinProgram(page, '/pinge-activity/number')
    await expect(page.getByRole('link', { name: /^第 4 关/ })).toBeVisible()
  }),
  'training-own': after('training-own-none', async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: '自己的图片' })
    const field = dialog.getByLabel('要上传的图片')
    for (const [name, count] of [
      ['三年级下册科学课本第二单元的植物和动物插图', 8],
      ['校园里的花', 3],
    ] as const) {
      await dialog.getByLabel('新的一组').fill(name)
      await dialog.getByRole('button', { name: '选图片' }).click()
      await field.setInputFiles(
        Array.from({ length: count }, (_, place) => pngFile(`${place}.png`, 200 + 40 * place, 200)),
      )
      await dialog.getByRole('button', { name: '做一组' }).click()
      await expect(dialog.getByRole('listitem', { name })).toContainText(`${count} 张`)
    }
    await dialog.getByRole('button', { name: '加图片' }).first().click()
    await field.setInputFiles([
      { name: '运动会开幕式全景.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
    ])
    await expect(dialog.getByRole('alert')).toBeVisible()
  }),
  'training-own-none': after('training-ranking-none', async ({ page }) => {
    await goWithinProgram(page, '/pinge-activity/img')
    await page.getByRole('button', { name: '自己的图片' }).click()
    await expect(page.getByRole('dialog', { name: '自己的图片' }).getByLabel('新的一组')).toBeVisible()
  }),
  'training-look': async ({ page, signInAs }) => {
    await signInAs('newcomer')
    await page.goto('/pinge-activity/img?item=1020')
    await expect(roundScreen.shown(page)).toHaveCount(30)
  },
  'training-recall': async ({ page, signInAs }) => {
    await signInAs('newcomer')
    await page.goto('/pinge-activity/symbol?item=2016')
    await page.getByRole('button', { name: '我记住了' }).click()
    await expect(page.getByRole('list', { name: '可以选的' }).getByRole('listitem')).toHaveCount(12)
  },
  'training-ranking-none': after('training-levels', async ({ page }) => {
    await goWithinProgram(page, '/pinge-activity/ranking')
    await expect(page.getByText('还没有纪录，去练一轮')).toBeVisible()
  }),
  'training-edition-done': after('training-edition-failing', async ({ page }) => {
    await page.unrouteAll()
    await openEdition(page)
    await page.getByRole('main').getByRole('button', { name: '再试一次' }).click()
    await page.getByRole('textbox', { name: '奖状上的名字' }).fill('欧阳娜娜·阿卜杜拉')
    await expect(page.getByText('最好成绩')).toBeVisible()
    // Nothing lies beside a phone's screen.
    const beside = () => page.evaluate(() => document.body.scrollWidth - window.innerWidth)
    await expect.poll(beside).toBeLessThanOrEqual(0)
  }),
  'training-edition-failing': async ({ page, signInAs }) => {
    await signInAs('newcomer')
    await page.route(`**${editionList.path}`, (route) => route.abort())
    await page.goto('/pinge-activity-zzs')
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  },
  'training-class': after('training-class-failing', async ({ page }) => {
    await tryAgain(page)
    await expect(page.getByRole('button', { name: '开始' })).toBeEnabled()
  }),
  'training-class-failing': async ({ page, demo, signInAs }) => {
    await signInAs('demo')
    await page.route(`**${pictureList.path}`, (route) => route.abort())
    await page.goto(`/pinge-activity/class?classId=${demo.classIds[48]}`)
    await expect(page.getByRole('alert')).toContainText('没有加载出来')
  },
  'training-class-board': after('training-class', async ({ page }) => {
    await page.getByRole('button', { name: '开始' }).click()
    await page.getByRole('button', { name: '字号：标准，换成大' }).click()
    await page.getByRole('button', { name: '字号：大，换成特大' }).click()
    await page.getByRole('button', { name: '暂停' }).click()
    await page.getByRole('button', { name: '继续' }).click()
    await page.getByRole('button', { name: /^盖住/ }).click()
    await page.getByRole('button', { name: '全部' }).click()
    await expect(page.getByRole('button', { name: '重新出题' })).toBeEnabled()
  }),
  'training-class-hits': after('training-class-board', async ({ page }) => {
    await page.getByRole('button', { name: '谁全对了？' }).click()
    const pupils = page.getByRole('list', { name: '谁全对了' }).getByRole('button')
    await pupils.nth(2).click()
    await expect(page.getByRole('button', { name: '点评 1 人' })).toBeEnabled()
  }),
  'training-challenge': after('training-challenge-failing', async ({ page }) => {
    await tryAgain(page)
    await page.getByRole('button', { name: '开始点名' }).click()
    await expect(page.getByRole('link', { name: '上台练一轮' })).toBeVisible()
  }),
  'training-challenge-failing': async ({ page, demo, signInAs }) => {
    await signInAs('demo')
    await page.route(`**${studentList.path}`, (route) => route.abort())
    await page.goto(`/pinge-activity/challenge?classId=${demo.classIds[48]}`)
    await expect(page.getByRole('alert')).toContainText('没有加载出来')
  },
  'training-challenge-result': async ({ page, demo, signInAs }) => {
    await signInAs('demo')
    await page.goto(`/pinge-activity/challenge?classId=${demo.classIds[48]}`)
    await page.getByRole('button', { name: '数字' }).click()
    await page.getByRole('button', { name: '开始点名' }).click()
    await page.getByRole('link', { name: '上台练一轮' }).click()
    await page.getByRole('button', { name: /^我记住了/ }).click()
    const slots = page.getByRole('list', { name: '按顺序放回去' })
    await expect(slots).toBeVisible()
    // All alike, which no sequence is: fewer than half are right.
    const count = await slots.getByRole('listitem').count()
    for (let place = 0; place < count; place += 1) await page.keyboard.press('0')
    await page.getByRole('button', { name: /^提交/ }).click()
    await expect(page.getByRole('button', { name: '给他点评' })).toBeVisible()
  },
  'training-relay': async ({ page, api }) => {
    await openRelay({ page, api })
    await expect(page.getByRole('button', { name: '火箭队上场' })).toBeEnabled()
  },
  'training-relay-runner': after('training-relay', async ({ page }) => {
    await page.getByRole('button', { name: '火箭队上场' }).click()
    await expect(page.getByRole('button', { name: /^到了，开始/ })).toBeVisible()
  }),
  'training-relay-none': async ({ page, demo, signInAs }) => {
    await signInAs('demo')
    await page.goto(`/pinge-activity/relay?classId=${demo.classIds[48]}`)
    await expect(page.getByRole('heading', { name: '还没有分组' })).toBeVisible()
  },
}

/** Teams of seven, one of them with a long name. */
async function openRelay({ page, api }: Pick<World, 'page' | 'api'>): Promise<void> {
  const teacher = await registerTeacher(api)
  const school = await addClassOf(api, teacher, 45)
  const names = ['火箭队', '四叶草队', '彩虹队', '远航队', '永远不怕困难勇往直前的小彗星队']
  await addScheme(api, teacher, school, { names, size: 7 })
  await enterAs(page, teacher)
  await page.goto(`/pinge-activity/relay?classId=${school.classId}`)
}
