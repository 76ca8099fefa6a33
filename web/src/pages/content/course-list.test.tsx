import * as courses from '@pinge/contract/content/courses.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { rememberOpenClass } from '../../features/classes/class-detail.store.ts'
import { makeClass } from '../../../test/make/class.ts'
import { makeCourse, makeCourseDetail, makeFile, makePage } from '../../../test/make/content.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { address, goBack, openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'

const joke = makeCourse({ id: 'joke', used: 3, step: 1, sample: true })

beforeEach(() => {
  openSchoolClass()
  server.answer(courses.courseFacet, {
    themes: [
      { theme: '尊重', total: 4 },
      { theme: '诚信', total: 2 },
    ],
    topics: [],
    grades: [{ grade: 'middle', total: 5 }],
    qualityTypes: [],
  })
  server.answer(courses.collectionList, [])
  server.answer(courses.courseList, makePage([joke], 30))
})

/** What was asked for last; wholly, so that a filter that stayed by mistake is seen. */
async function untilAsked(of: Partial<RequestOf<typeof courses.courseList>>): Promise<void> {
  await waitFor(() =>
    expect(server.requests(courses.courseList).at(-1)).toEqual({
      categoryId: 2,
      pageNum: 1,
      pageSize: 12,
      ...of,
    }),
  )
}

describe('the list of courses', () => {
  it('tells of each course whom it is for, how long it takes, how often it was used and where one stopped', async () => {
    await openScreen('/special-course')

    const card = await screen.findByRole('button', { name: /当玩笑变成伤害/u })
    expect(card.textContent).toContain('尊重 · 中年级、高年级 · 40 分钟 · 已用 3 次')
    expect(card.textContent).toContain('上到第 2 步')
    expect(card.textContent).toContain('示例')
  })

  it('shows the steps of a whole lesson with their minutes and its files, and begins it from there', async () => {
    const steps = [
      { name: '导入', minutes: 5 },
      { name: '体验', minutes: 15 },
    ]
    server.answer(
      courses.courseList,
      makePage([makeCourse({ id: 'joke', steps, fileTypes: ['pptx', 'pdf'] })]),
    )
    server.answer(courses.courseDetail, makeCourseDetail({ id: 'joke' }))
    server.answer(courses.saveCourseProgress, ({ step }) => ({ step }))
    const user = await openScreen('/special-course?topic=反欺凌')
    await screen.findByRole('button', { name: /导入 5 分 体验 15 分 PPTX\s?PDF$/u })
    const begin = screen.getByRole('button', { name: '开始授课', description: '当玩笑变成伤害' })
    await user.click(begin)

    const lesson = await screen.findByRole('dialog', { name: '授课' })
    expect(document.activeElement).toBe(lesson)
    expect(new URLSearchParams(address().split('?')[1]).get('lesson')).toBe('joke')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(new URLSearchParams(address().split('?')[1]).get('topic')).toBe('反欺凌')
    expect(address()).not.toContain('joke')
    expect(document.activeElement).toBe(begin)
  })

  it('shows its last page where the address names one beyond it', async () => {
    server.answer(courses.courseList, ({ pageNum = 1 }) => makePage(pageNum === 1 ? [joke] : [], 1))
    await openScreen('/special-course?page=3')

    await screen.findByRole('button', { name: /当玩笑变成伤害/u })
    expect(address()).toBe('/special-course?page=1')
  })

  it('is narrowed by quality, grade, theme and topic, and the address keeps all of it', async () => {
    const user = await openScreen('/special-course')
    await screen.findByRole('option', { name: '诚信（2）' })
    await user.click(
      within(screen.getByRole('group', { name: '五育' })).getByRole('button', { name: '习惯' }),
    )
    await untilAsked({ qualityType: 2 })
    await user.selectOptions(screen.getByLabelText('年级'), '中年级')
    await user.selectOptions(screen.getByLabelText('主题'), '诚信（2）')
    await user.click(screen.getByRole('button', { name: '反欺凌' }))
    await user.selectOptions(screen.getByLabelText('排列'), '最多使用')
    await user.selectOptions(screen.getByLabelText('收藏'), '我的收藏')

    await untilAsked({
      qualityType: 2,
      grade: 'middle',
      theme: '诚信',
      topic: '反欺凌',
      sort: 'used',
      isFavorite: true,
    })
    const kept = new URLSearchParams(address().split('?')[1])
    expect(Object.fromEntries(kept)).toEqual({
      quality: '2',
      grade: 'middle',
      theme: '诚信',
      topic: '反欺凌',
      sort: 'used',
      favorite: '1',
    })
  })

  it('keeps both of two filters that a slow computer had no time to draw one after the other', async () => {
    await openScreen('/special-course')
    const newest = await screen.findByLabelText('排列')
    act(() => {
      fireEvent.click(screen.getByRole('button', { name: '反欺凌' }))
      fireEvent.change(newest, { target: { value: 'newest' } })
    })

    await untilAsked({ topic: '反欺凌', sort: 'newest' })
  })

  it('is turned page by page, opens a course where it stands, and begins again with another filter', async () => {
    server.answer(courses.courseDetail, makeCourseDetail({ id: 'joke' }))
    const user = await openScreen('/special-course?page=2')
    const pager = within(await screen.findByRole('navigation', { name: '页' }))
    expect(pager.getByText(/^第/u).textContent).toBe('第 2 页，共 3 页')
    await user.click(pager.getByRole('button', { name: '下一页' }))
    await untilAsked({ pageNum: 3 })
    expect(pager.getByRole('button', { name: '下一页' })).toHaveProperty('disabled', true)

    await user.click(screen.getByRole('button', { name: /当玩笑变成伤害/u }))
    expect(address()).toBe('/special-course?page=3&course=joke')
    await user.click(await screen.findByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe('/special-course?page=3')

    await user.selectOptions(screen.getByLabelText('排列'), '最新')
    await untilAsked({ sort: 'newest' })
    expect(address()).toBe('/special-course?sort=newest')
  })

  it('leaves out of an address what is no filter, so that a link of another year still opens', async () => {
    await openScreen(
      '/special-course?quality=9&grade=top&theme=飞翔&topic=太空&sort=best&favorite=yes&page=-3',
    )

    await untilAsked({})
    await screen.findByRole('button', { name: /当玩笑变成伤害/u })
  })

  it('says that nothing was found, and can be asked for again when it could not be read', async () => {
    server.refuse(courses.courseList, 'serviceBusy')
    const user = await openScreen('/special-course')
    await screen.findByText('没有加载出来')
    server.answer(courses.courseList, makePage<courses.CourseItem>([]))
    await user.click(screen.getByRole('button', { name: '再试一次' }))

    await screen.findByText('没有找到课程')
  })

  it('stands without its themes where those could not be read', async () => {
    server.refuse(courses.courseFacet, 'serviceBusy')
    await openScreen('/special-course')

    await screen.findByRole('button', { name: /当玩笑变成伤害/u })
    expect(within(screen.getByLabelText('主题')).getAllByRole('option')).toHaveLength(1)
  })
})

describe('a course', () => {
  it('shows its goals, its steps with what the teacher does, and its files', async () => {
    const card = makeFile({ name: '信号卡.pdf' })
    server.answer(courses.courseDetail, makeCourseDetail({ id: 'joke', files: [card] }))
    await openScreen('/special-course?course=joke')

    const drawer = within(await screen.findByRole('dialog', { name: '当玩笑变成伤害' }))
    const goals = drawer.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(goals).toEqual(['三个信号', '心情', '三句话'])
    const plan = within(drawer.getByRole('region', { name: '环节' }))
    expect(plan.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '导入 5 分钟',
      '反思 5 分钟',
    ])
    drawer.getByRole('button', { name: '预览信号卡.pdf' })
    // It was never begun.
    drawer.getByRole('button', { name: '投屏授课' })
  })

  it('is marked with a star, and says beside it when that was refused', async () => {
    let favorite = false
    server.answer(courses.courseDetail, () => makeCourseDetail({ id: 'joke', favorite }))
    server.refuse(courses.courseFavorite, 'contentNotFound')
    const user = await openScreen('/special-course?course=joke')
    await user.click(await screen.findByRole('button', { name: '收藏当玩笑变成伤害' }))
    await screen.findByText('内容不存在或已下架')

    server.answer(courses.courseFavorite, ({ on }) => {
      favorite = on
      return { on }
    })
    await user.click(screen.getByRole('button', { name: '收藏当玩笑变成伤害' }))
    await screen.findByRole('button', { name: '取消收藏当玩笑变成伤害', pressed: true })
    expect(server.requests(courses.courseFavorite).at(-1)).toMatchObject({ id: 'joke', on: true })
  })

  it('that was begun goes on from its step, and leads to comments in the class that was open last', async () => {
    const teacher = makeTeacher()
    rememberOpenClass(teacher.userId, makeClass({ classId: 'c1' }))
    server.answer(courses.courseDetail, makeCourseDetail({ id: 'joke', step: 1 }))
    await openScreen('/special-course?course=joke', teacher)

    await screen.findByRole('button', { name: '接着上第 2 步' })
    expect(screen.getByRole('link', { name: '去点评' }).getAttribute('href')).toContain('c1')
  })

  it('that is gone says so in its drawer, and the list stays', async () => {
    server.refuse(courses.courseDetail, 'contentNotFound')
    const user = await openScreen('/special-course?course=gone')
    await screen.findByText('内容不存在或已下架')
    const drawer = within(screen.getByRole('dialog', { name: '课程' }))
    await user.click(drawer.getByRole('button', { name: '关闭' }))

    await waitFor(() => expect(address()).toBe('/special-course'))
    await screen.findByRole('button', { name: /当玩笑变成伤害/u })
  })
})

it('a course that is looked at is closed by Back, and its lesson with it; the list stays as it was', async () => {
  server.answer(courses.courseDetail, makeCourseDetail({ id: 'joke' }))
  server.answer(courses.saveCourseProgress, { step: 0 })
  const user = await openScreen('/special-course?quality=2&page=2')
  await user.click(await screen.findByRole('button', { name: /当玩笑变成伤害/u }))
  const drawer = within(await screen.findByRole('dialog', { name: '当玩笑变成伤害' }))
  await user.click(await drawer.findByRole('button', { name: '投屏授课' }))
  await screen.findByRole('dialog', { name: '授课' })
  await goBack()

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/special-course?quality=2&page=2')
})
