import {
  collectionDetail,
  courseDetail,
  courseList,
  saveCourseProgress,
} from '@pinge/contract/content/courses.ts'
import { checkPractice, savePractice } from '@pinge/contract/content/practice.ts'
import { activityList } from '@pinge/contract/content/home.ts'
import { libraryList, libraryPreview } from '@pinge/contract/content/library.ts'
import { saveOwnFolder } from '@pinge/contract/content/own-files.ts'
import { storyChapters } from '@pinge/contract/content/stories.ts'
import { mediaDetail, saveVideoProgress, videoDetail } from '@pinge/contract/content/videos.ts'
import { isWeekend } from '@pinge/contract/values/school-days/school-calendar.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { expect, type Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import type { ApiClient } from '../harness/api-client.ts'
import { enterAs, whoEntered } from '../harness/enter.ts'
import { addClassOf, registerTeacher } from '../harness/teachers.ts'
import { after, close, tryAgain, type State } from './walks.ts'
import { goWithinProgram } from '../harness/go-within-program.ts'

type World = { page: Page; api: ApiClient; signInAs: (who: 'demo' | 'newcomer') => Promise<void> }

const shipped = (name: string) =>
  fileURLToPath(new URL(`../../content/package/files/${name}`, import.meta.url))

/** Courses, films, stories and files of the shipped package, and a teacher's own. */
export const contentStates: Record<string, State<World>> = {
  courses: after('courses-failing', async ({ page }) => {
    await tryAgain(page)
    await expect(page.getByRole('button', { name: /^我的书包我整理/u })).toBeVisible()
  }),
  'courses-practice': async ({ page, api }) => {
    const teacher = await registerTeacher(api)
    const { classId } = await addClassOf(api, teacher, 3)
    await api.call(savePractice, { classId, id: 'plate' }, teacher.accessToken)
    // On a weekend it begins with the next Monday, of which nothing is done yet.
    if (!isWeekend(localDate(Date.now())))
      await api.call(checkPractice, { classId, day: 1, on: true }, teacher.accessToken)
    await enterAs(page, teacher)
    await page.goto('/practical-course')
    await expect(page.getByRole('region', { name: '本周实践' })).toContainText('光盘七日行')
  },
  'courses-nothing-found': after('courses', async ({ page }) => {
    await goWithinProgram(page, '/special-course?keyword=没有这个词')
    await expect(page.getByRole('heading', { name: '没有找到“没有这个词”' })).toBeVisible()
  }),
  'courses-failing': async ({ page, signInAs }) => {
    await signInAs('demo')
    await page.route(`**${courseList.path}`, (route) => route.abort())
    await page.goto('/practical-course')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('没有加载出来')
  },
  'courses-special': after('courses-nothing-found', async ({ page }) => {
    await goWithinProgram(page, '/special-course')
    await expect(page.getByRole('button', { name: '开始授课' }).first()).toBeVisible()
  }),
  'course-opened': after('courses-special', async ({ page }) => {
    await page.getByRole('button', { name: /^当玩笑变成伤害/u }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: '投屏授课' })).toBeVisible()
  }),
  collection: after('collection-failing', async ({ page }) => {
    await tryAgain(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }),
  'collection-failing': async ({ page, signInAs }) => {
    await signInAs('demo')
    await page.route(`**${collectionDetail.path}`, (route) => route.abort())
    await page.goto('/resource-course/morning-reading')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('没有加载出来')
  },
  'collection-gone': after('collection', async ({ page }) => {
    await goWithinProgram(page, '/resource-course/gone')
    await expect(page.getByRole('heading', { name: '该资源包不存在或已下架' })).toBeVisible()
  }),
  videos: after('collection-gone', async ({ page }) => {
    await goWithinProgram(page, '/pinge-course')
    await expect(page.locator('a[href*="/pinge-course/video/"]').first()).toBeVisible()
  }),
  'videos-nothing-found': after('videos', async ({ page }) => {
    await goWithinProgram(page, '/pinge-course?keyword=没有这个词')
    await expect(page.getByRole('heading', { name: '没有找到“没有这个词”' })).toBeVisible()
  }),
  lesson: after('lesson-failing', async ({ page }) => {
    await tryAgain(page)
    await expect(page.getByRole('heading', { name: '这张纸，回得去吗？' })).toBeVisible()
  }),
  'lesson-failing': async ({ page, signInAs }) => {
    await signInAs('newcomer')
    await page.route(`**${courseDetail.path}`, (route) => route.abort())
    await page.goto('/special-course?lesson=joke')
    await expect(page.getByRole('dialog', { name: '授课' }).getByRole('alert')).toBeVisible()
  },
  video: after('video-failing', async ({ page }) => {
    await tryAgain(page)
    await expect(page.getByRole('button', { name: '播放', exact: true }).first()).toBeVisible()
  }),
  'video-gone': after('videos-nothing-found', async ({ page }) => {
    await goWithinProgram(page, '/pinge-course/video/gone-1')
    await expect(page.getByRole('heading', { name: '视频不存在' })).toBeVisible()
  }),
  'video-failing': async ({ page, signInAs }) => {
    await signInAs('newcomer')
    await page.route(`**${videoDetail.path}`, (route) => route.abort())
    await page.goto('/pinge-course/video/film-sorry-1')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('没有加载出来')
  },
  'video-address-failing': async ({ page, signInAs }) => {
    await signInAs('newcomer')
    await page.route(`**${mediaDetail.path}`, (route) => route.abort())
    await page.goto('/pinge-course/video/film-sorry-1')
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  },
  stories: after('story-gone', async ({ page }) => {
    await goWithinProgram(page, '/listen/list')
    await expect(page.getByRole('link', { name: /品格小镇/u })).toBeVisible()
  }),
  'stories-nothing-found': after('stories', async ({ page }) => {
    await goWithinProgram(page, '/listen/list?keyword=没有这个词')
    await expect(page.getByRole('heading', { name: '没有找到“没有这个词”' })).toBeVisible()
  }),
  'story-player': after('stories-nothing-found', async ({ page }) => {
    await goWithinProgram(page, '/listen/pg-story?bundleId=town')
    await expect(page.getByRole('heading', { level: 1, name: '会数星星的萤火虫' })).toBeVisible()
  }),
  'story-gone': after('story-failing', async ({ page }) => {
    await page.unrouteAll()
    await goWithinProgram(page, '/listen/pg-story?bundleId=gone')
    await expect(page.getByRole('heading', { name: '内容不存在或已下架' })).toBeVisible()
  }),
  'story-failing': async ({ page }) => {
    await page.route(`**${storyChapters.path}`, (route) => route.abort())
    await page.goto('/listen/pg-story?bundleId=town')
    await expect(page.getByRole('alert')).toBeVisible()
  },
  activities: after('activities-failing', async ({ page }) => {
    await tryAgain(page)
    await expect(page.getByRole('heading', { name: /^午间听故事/u })).toBeVisible()
  }),
  'activities-failing': async ({ page, signInAs }) => {
    await signInAs('demo')
    await page.route(`**${activityList.path}`, (route) => route.abort())
    await page.goto('/activity')
    await expect(page.getByRole('heading', { name: '大脑训练' })).toBeVisible()
    await expect(page.getByRole('button', { name: '再试一次' })).toBeVisible()
  },
  library: after('library-failing', async ({ page }) => {
    await tryAgain(page)
    await expect(page.getByRole('button', { name: /^预览/u }).first()).toBeVisible()
  }),
  'library-nothing-found': after('library-preview-failing', async ({ page }) => {
    await close(page)
    await goWithinProgram(page, '/library?keyword=没有这个词')
    await expect(page.getByRole('heading', { name: '没有找到“没有这个词”' })).toBeVisible()
  }),
  'library-failing': async ({ page, signInAs }) => {
    await signInAs('demo')
    await page.route(`**${libraryList.path}`, (route) => route.abort())
    await page.goto('/library')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('没有加载出来')
  },
  'library-preview-failing': after('library', async ({ page }) => {
    await page.route(`**${libraryPreview.path}`, (route) => route.abort())
    await page.getByRole('button', { name: /^预览/u }).first().click()
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('没有加载出来')
  }),
  'library-own': after('library-own-none', async ({ page, api }) => {
    const teacher = await whoEntered(page)
    for (const name of ['三年级 · 班会与家长会的课件和照片', '读书笔记'])
      await api.call(saveOwnFolder, { name }, teacher.accessToken)
    await page.reload()
    await page.getByLabel('要上传的文件').setInputFiles(['road-sheet.pdf', 'road-promise.pdf'].map(shipped))
    await expect(page.getByRole('button', { name: 'road-promise.pdf的操作' })).toBeVisible()
    await page
      .getByLabel('要上传的文件')
      .setInputFiles({ name: '游戏安装包.exe', mimeType: '', buffer: Buffer.from('MZ') })
    await expect(page.getByRole('list', { name: '正在上传' }).getByRole('alert')).toBeVisible()
  }),
  'library-own-none': async ({ page, signInAs }) => {
    await signInAs('newcomer')
    await page.goto('/library?scope=own')
    await expect(page.getByRole('heading', { name: '这里还没有资料' })).toBeVisible()
  },
  'index-recent': async ({ page, api }) => {
    const teacher = await registerTeacher(api)
    await addClassOf(api, teacher, 3)
    await api.call(saveCourseProgress, { id: 'joke', step: 1 }, teacher.accessToken)
    await api.call(saveVideoProgress, { vid: 'film-sorry', second: 31 }, teacher.accessToken)
    await enterAs(page, teacher)
    await page.goto('/index')
    await expect(page.getByRole('region', { name: '最近使用' })).toBeVisible()
    await expect(page.getByRole('region', { name: '推荐课程' })).toBeVisible()
  },
}
