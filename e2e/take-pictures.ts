import { addExample } from '@pinge/contract/example.ts'
import { commentItems, giveComment } from '@pinge/contract/comments.ts'
import { redeem } from '@pinge/contract/rewards.ts'
import { studentList } from '@pinge/contract/students.ts'
import { chromium, type Browser, type Page } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createApiClient, type ApiClient } from './harness/api-client.ts'
import { enterAs } from './harness/enter.ts'
import { startProduct } from './harness/server/product.ts'
import { goodRows, rosterXlsx } from './harness/files/roster-files.ts'
import { addScheme } from './harness/schemes.ts'
import { registerTeacher } from './harness/teachers.ts'
import { classDetailScreen, item, openClass } from './screens/class-detail.ts'
import { createClassScreen, nameClass, uploadRoster } from './screens/create-class.ts'
import { openTeams, teamsScreen } from './screens/teams.ts'

/** Run by `npm run pictures -w e2e`: takes the pictures of the product that its home page shows, into this folder. */
const into = process.argv[2] ?? ''
if (into === '') throw new Error('Say into which folder the pictures go')
mkdirSync(into, { recursive: true })

const QUALITY = 74
const laptop = { width: 1366, height: 768, sharpness: 1600 / 1366 }
const board = { width: 1920, height: 1080, sharpness: 0.75 }
const phone = { width: 390, height: 780, sharpness: 1.5 }
const preview = { width: 1200, height: 630, sharpness: 1 }
const SMALL_WIDTH = 800
type Size = typeof laptop

/** Most children of the class are praised, as on a good morning. */
const MORNING_COMMENTS = 22
const CLASS_SIZE = 42

type World = { browser: Browser; origin: string; api: ApiClient }

// With the courses, stories and films that it brings.
const product = await startProduct({ CONTENT_SAMPLE: 'on' })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--lang=zh-CN'],
  // What the browser itself writes, such as the empty fields of a date, is Chinese too.
  env: { ...process.env, LANGUAGE: 'zh_CN' },
})
try {
  await takeAll({ browser, origin: product.origin, api: createApiClient(product.origin) })
} finally {
  await browser.close()
  await product.remove()
}

async function takeAll(world: World): Promise<void> {
  const { api } = world
  const teacher = await registerTeacher(api)
  const token = teacher.accessToken
  const { classId } = await api.call(addExample, {}, token)
  const { stuInfoList } = await api.call(studentList, { filter: true, classId }, token)
  const studentIds = stuInfoList.map(({ id }) => id)
  const items = await api.call(commentItems, { classId }, token)
  const praises = items.filter(({ score }) => score > 0)
  await addScheme(api, teacher, { classId, studentIds }, { size: 7, itemIds: ['s2-07', 's3-04', 's5-08'] })
  for (const [place, rewardId] of ['g-01', 'g-02', 'g-01'].entries())
    await api.call(
      redeem,
      { classId, studentIds: studentIds.slice(place * 2, place * 2 + 2), rewardId },
      token,
    )
  for (let turn = 0; turn < MORNING_COMMENTS; turn += 1) {
    const chosen = praises[(turn * 7) % praises.length]
    const praised = studentIds.filter((_, place) => (place * 5) % 31 === turn)
    if (chosen && praised.length > 0)
      await api.call(giveComment, { classId, itemId: chosen.id, studentIds: praised }, token)
  }

  const take = (name: string, size: Size, arrange: (page: Page) => Promise<void>) =>
    takePicture(world, name, size, async (page) => {
      await enterAs(page, teacher)
      await arrange(page)
    })
  const openPupils = async (page: Page) => {
    await openClass(page, classId)
    await classDetailScreen.pupils(page).last().waitFor()
  }
  const openComment = async (page: Page) => {
    await openPupils(page)
    await classDetailScreen.pupils(page).nth(4).click()
    await item(page, '积极发言').waitFor()
  }

  await take('class', laptop, openPupils)
  await take('board', board, openPupils)
  await take('comment', laptop, openComment)
  await take('phone-comment', phone, openComment)
  await take('teams', laptop, async (page) => {
    await openTeams(page, classId)
    await teamsScreen.teams(page).first().waitFor()
  })
  await take('records', laptop, (page) => openAt(page, `/comment/class-comment?classId=${classId}`))
  await take('exchange', laptop, (page) => openAt(page, `/exchange-record?classId=${classId}`))
  await take('roster', laptop, async (page) => {
    await nameClass(page, '四年级', '1')
    await uploadRoster(page, await rosterXlsx(goodRows(CLASS_SIZE)))
    await createClassScreen.finish(page, CLASS_SIZE).waitFor()
  })
  await take('parents', laptop, async (page) => {
    await nameClass(page, '四年级', '1')
    await uploadRoster(page, await rosterXlsx(goodRows(CLASS_SIZE)))
    await createClassScreen.finish(page, CLASS_SIZE).click()
    const entrance = (await createClassScreen.enter(page).getAttribute('href')) ?? ''
    await openAt(page, entrance.replace('class-detail', 'parents-edit'))
  })
  await take('lesson', board, async (page) => {
    await openAt(page, '/special-course?lesson=joke')
    await page.getByRole('heading', { name: '这张纸，回得去吗？' }).waitFor()
    await page.keyboard.press('PageDown')
    await page.getByRole('heading', { name: '小鹿的外号' }).waitFor()
  })
  await take('story', laptop, async (page) => {
    // The browser of the pictures has no voice, as a laptop of a school has.
    await page.addInitScript("speechSynthesis.getVoices = () => [{ lang: 'zh-CN' }]")
    await openAt(page, '/listen/pg-story?bundleId=town')
    await page.getByRole('button', { name: '播放' }).waitFor()
  })
  await take('training', board, async (page) => {
    await page.goto('/pinge-activity/img?item=1009')
    await page.getByRole('list', { name: '要记住的顺序' }).waitFor()
  })
  await takePicture(world, 'preview', preview, (page) => openAt(page, '/home'), 'jpeg')
}

async function openAt(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading').first().waitFor()
}

async function takePicture(
  { browser, origin }: World,
  name: string,
  { width, height, sharpness }: Size,
  arrange: (page: Page) => Promise<void>,
  format: 'webp' | 'jpeg' = 'webp',
): Promise<void> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width, height },
    deviceScaleFactor: sharpness,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  // The home page shows the pictures that were just taken, not those that its build holds.
  await page.route('**/pictures/*.webp', (route) =>
    route.fulfill({ path: join(into, basename(new URL(route.request().url()).pathname)) }),
  )
  await arrange(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)))
  })
  // Playwright itself writes no WebP; the browser does.
  const devtools = await context.newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', { format, quality: QUALITY })
  const file = `${name}.${format === 'jpeg' ? 'jpg' : format}`
  writeFileSync(join(into, file), Buffer.from(data, 'base64'))
  // Of what lies on a laptop or a board, also what a phone shows of it.
  if (format === 'webp' && width > SMALL_WIDTH) {
    const clip = { x: 0, y: 0, width, height, scale: SMALL_WIDTH / (width * sharpness) }
    const small = await devtools.send('Page.captureScreenshot', { format, quality: QUALITY, clip })
    writeFileSync(join(into, `${name}-small.webp`), Buffer.from(small.data, 'base64'))
  }
  await context.close()
}
