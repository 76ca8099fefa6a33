import type { Screen } from './screen.ts'

/** What the screens of one video have in common. */
const ofVideos = {
  layout: 'main',
  title: '视频',
  parent: '/pinge-course',
  page: async () => (await import('../pages/content/VideoPage.tsx')).VideoPage,
  flags: { breadcrumb: false },
  container: 'sky',
  width: 'wide',
} as const

const ofLibrary = {
  layout: 'main',
  title: '资料库',
  page: async () => (await import('../pages/content/LibraryPage.tsx')).LibraryPage,
  isOneRoom: true,
  container: 'sky',
  width: 'wide',
} as const

const ofCourses = { layout: 'main', parent: '/practical-course', container: 'sky', width: 'wide' } as const

/** 听故事 is for guests too; courses, videos and files are for teachers. */
export const contentScreens: readonly Screen[] = [
  {
    path: '/listen/list',
    layout: 'home',
    title: '听故事',
    page: async () => (await import('../pages/content/StoryPages.tsx')).StoryListPage,
    container: 'sky',
    width: 'wide',
    isPublic: true,
  },
  {
    path: '/listen/pg-story',
    layout: 'home',
    title: '故事播放',
    parent: '/listen/list',
    page: async () => (await import('../pages/content/StoryPages.tsx')).StoryPage,
    container: 'sky',
    width: 'wide',
    isPublic: true,
  },
  {
    path: '/practical-course',
    layout: 'main',
    title: '实践课',
    page: async () => (await import('../pages/content/CoursePages.tsx')).PracticalCoursePage,
    container: 'sky',
    width: 'wide',
  },
  {
    ...ofCourses,
    path: '/special-course',
    title: '专题课',
    page: async () => (await import('../pages/content/CoursePages.tsx')).SpecialCoursePage,
  },
  {
    ...ofCourses,
    path: '/resource-course/:id',
    title: '资源课',
    page: async () => (await import('../pages/content/ResourceCoursePage.tsx')).ResourceCoursePage,
  },
  {
    path: '/pinge-course',
    layout: 'main',
    title: '品格课堂',
    page: async () => (await import('../pages/content/VideoHomePage.tsx')).VideoHomePage,
    flags: { breadcrumb: false },
    container: 'sky',
    width: 'wide',
  },
  {
    ...ofVideos,
    path: '/pinge-course/video/:vid-:page',
  },
  {
    ...ofVideos,
    path: '/pinge-course/video/:vid-:page/column/:cid',
  },
  { ...ofLibrary, path: '/library' },
  { ...ofLibrary, path: '/library/:id' },
]
