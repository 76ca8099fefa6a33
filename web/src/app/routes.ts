import type { QueryClient } from '@tanstack/react-query'
import type { FunctionComponent } from 'react'

export type Layout = 'home' | 'main' | 'aside'

/** What every layout shows or hides for a screen; each is set again before each navigation. */
export type PageFlags = {
  /** Breadcrumbs are shown. */
  breadcrumb: boolean
  /** The container lies on plain white, whatever its own style. */
  plainBackground: boolean
  /** A way back is shown. */
  back: boolean
}

export const defaultFlags: PageFlags = { breadcrumb: true, plainBackground: false, back: true }

/** What the screen lies on: white, the light blue of the morning, or that with a header of the screen's own. */
export type ContainerStyle = 'white' | 'sky' | 'sky-with-own-header'

export type Screen = {
  path: string
  layout: Layout
  /** Its breadcrumb, and the title of the browser's tab. */
  title: string
  /** The tab's title where the breadcrumb's word would tell a stranger too little. */
  longTitle?: string
  /** What search engines and previews of links say of it. Only what everybody may see has one; the rest is not listed. */
  description?: string
  /** Of `public/pictures`: what is seen first, fetched together with the scripts; the small one on a phone. */
  firstPicture?: string
  /** The screen that stands before it in the breadcrumbs. */
  parent?: string
  /** It shows one class, which `?classId=` names: always, or only when it was opened from a class. */
  ofClass?: 'always' | 'when-named'
  /** Opened from a class, it begins with the bar of the class instead of the product's. */
  hasClassBar?: boolean
  /** The part of the class that it belongs to: 1 数据, 2 学生, 3 点评, 4 设置. Kept as the class's `activeTab`. */
  activeTab?: string
  page: () => Promise<FunctionComponent>
  /** Asks for what the screen is drawn from, before its first drawing, where that is worth it. Never fails. */
  prefetch?: (search: URLSearchParams, queryClient: QueryClient) => Promise<void>
  flags?: Partial<PageFlags>
  container?: ContainerStyle
  /** A visitor who is not signed in may see it. */
  isPublic?: boolean
}

/** The screen of a class, which stands before its other screens. */
export const CLASS_PATH = '/comment/class-detail'

/** Every screen of the product that is built. What is not here answers with the 404 page, and no menu leads to it. */
export const screens: readonly Screen[] = [
  {
    path: '/',
    layout: 'home',
    title: '登录',
    description: '登录品格班级：看见每个孩子的每一点好。给班主任和任课老师的班级点评工具。',
    page: async () => (await import('../pages/home/SignInPage.tsx')).SignInPage,
    flags: { breadcrumb: false, back: false },
    container: 'sky-with-own-header',
    isPublic: true,
  },
  {
    path: '/home',
    layout: 'home',
    title: '首页',
    longTitle: '班级点评，看见每个孩子的每一点好',
    description:
      '给小学班主任和任课老师的班级点评：课堂上点两下就夸好，学业、习惯、健康、实践、审美五个方面都记得住；小组、积分兑换、数据一屏看清，电脑、大屏、手机打开就能用。',
    firstPicture: 'class',
    page: async () => (await import('../pages/home/HomePage.tsx')).HomePage,
    flags: { back: false },
    container: 'sky',
    isPublic: true,
  },
  {
    path: '/index',
    layout: 'home',
    title: '首页',
    page: async () => (await import('../pages/home/IndexPage.tsx')).IndexPage,
    flags: { back: false },
    container: 'sky',
  },
  {
    path: '/product-introduction',
    layout: 'home',
    title: '产品介绍',
    parent: '/home',
    description:
      '一步一步看怎么用：一个班一屏看完，五育评价，两下完成一次点评，小组，积分兑换，名单导入，家长信息，以及常见问题。',
    page: async () => (await import('../pages/home/ProductIntroductionPage.tsx')).ProductIntroductionPage,
    container: 'sky',
    isPublic: true,
  },
  {
    path: '/help',
    layout: 'home',
    title: '帮助',
    description: '老师常问的问题：建班、点评、撤销、小组、兑换和导出。',
    page: async () => (await import('../pages/home/HelpPage.tsx')).HelpPage,
    container: 'sky',
    isPublic: true,
  },
  {
    path: '/qr/:id',
    layout: 'home',
    title: '确认登录',
    page: async () => (await import('../pages/home/QrConfirmPage.tsx')).QrConfirmPage,
    flags: { breadcrumb: false, back: false },
    container: 'sky-with-own-header',
  },
  {
    path: '/comment',
    layout: 'aside',
    title: '班级列表',
    page: async () => (await import('../pages/aside/ClassListPage.tsx')).ClassListPage,
    flags: { breadcrumb: false, back: false },
    container: 'sky',
  },
  {
    path: '/comment/comments-edit',
    layout: 'aside',
    title: '点评项',
    parent: '/comment',
    ofClass: 'when-named',
    hasClassBar: true,
    activeTab: '4',
    page: async () => (await import('../pages/aside/CommentItemsPage.tsx')).CommentItemsPage,
    container: 'sky',
  },
  {
    path: '/comment/class-data',
    layout: 'aside',
    title: '班级数据',
    parent: '/comment/class-detail',
    ofClass: 'always',
    hasClassBar: true,
    activeTab: '1',
    page: async () => (await import('../pages/aside/ClassDataPage.tsx')).ClassDataPage,
    container: 'sky',
  },
  {
    path: '/data/file/record',
    layout: 'aside',
    title: '写实记录',
    parent: '/comment/class-detail',
    ofClass: 'always',
    hasClassBar: true,
    activeTab: '1',
    page: async () => (await import('../pages/aside/ArchiveRecordPage.tsx')).ArchiveRecordPage,
    container: 'sky',
  },
  {
    path: '/comment/create',
    layout: 'main',
    title: '创建班级',
    parent: '/comment',
    page: async () => (await import('../pages/main/CreateClassPage.tsx')).CreateClassPage,
    container: 'sky',
  },
  {
    path: '/comment/class-detail',
    layout: 'main',
    title: '班级详情',
    parent: '/comment',
    ofClass: 'always',
    page: async () => (await import('../pages/main/ClassDetailPage.tsx')).ClassDetailPage,
    prefetch: async (search, queryClient) =>
      (await import('../pages/main/ClassDetailPage.tsx')).prefetchClass(search, queryClient),
    container: 'sky-with-own-header',
  },
  {
    path: '/comment/class-setting',
    layout: 'main',
    title: '班级设置',
    parent: '/comment/class-detail',
    ofClass: 'always',
    activeTab: '4',
    page: async () => (await import('../pages/main/ClassSettingPage.tsx')).ClassSettingPage,
    container: 'sky',
  },
  {
    path: '/comment/class-edit',
    layout: 'main',
    title: '编辑班级信息',
    // Not its parent route, which would lead straight back here.
    parent: '/comment/class-detail',
    ofClass: 'always',
    hasClassBar: true,
    activeTab: '4',
    page: async () => (await import('../pages/main/ClassEditPage.tsx')).ClassEditPage,
    container: 'sky',
  },
  {
    path: '/comment/system',
    layout: 'main',
    title: '系统消息',
    parent: '/comment',
    ofClass: 'when-named',
    page: async () => (await import('../pages/main/MessagesPage.tsx')).MessagesPage,
    container: 'sky',
  },
  {
    path: '/comment/Authentication',
    layout: 'main',
    title: '认证信息',
    parent: '/comment',
    page: async () => (await import('../pages/main/AuthenticationPage.tsx')).AuthenticationPage,
    container: 'sky',
  },
  {
    path: '/exchange-record',
    layout: 'main',
    title: '兑换记录',
    parent: '/comment/class-detail',
    ofClass: 'always',
    hasClassBar: true,
    activeTab: '1',
    page: async () => (await import('../pages/main/ExchangeRecordPage.tsx')).ExchangeRecordPage,
    container: 'sky',
  },
  {
    path: '/comment/information-edit',
    layout: 'main',
    title: '学生资料',
    parent: '/comment/class-detail',
    ofClass: 'always',
    hasClassBar: true,
    activeTab: '2',
    page: async () => (await import('../pages/main/InformationEditPage.tsx')).InformationEditPage,
    container: 'sky',
  },
  {
    path: '/comment/parents-edit',
    layout: 'aside',
    title: '家长信息',
    parent: '/comment/class-detail',
    ofClass: 'always',
    hasClassBar: true,
    activeTab: '2',
    page: async () => (await import('../pages/aside/ParentsEditPage.tsx')).ParentsEditPage,
    container: 'sky',
  },
  {
    path: '/comment/class-comment',
    layout: 'main',
    title: '点评记录',
    parent: '/comment/class-detail',
    ofClass: 'always',
    hasClassBar: true,
    activeTab: '1',
    page: async () => (await import('../pages/main/ClassCommentPage.tsx')).ClassCommentPage,
    container: 'sky',
  },
  {
    path: '/comment/attendance',
    layout: 'main',
    title: '考勤',
    parent: '/comment/class-detail',
    ofClass: 'always',
    hasClassBar: true,
    activeTab: '1',
    page: async () => (await import('../pages/main/AttendancePage.tsx')).AttendancePage,
    container: 'sky',
  },
  {
    path: '/404',
    layout: 'main',
    title: '页面不存在',
    page: async () => (await import('../pages/main/NotFoundPage.tsx')).NotFoundPage,
    container: 'sky',
    isPublic: true,
  },
]

/** The class whose screen is open: its name as far as it is known. */
export type OpenedClass = {
  classId: string
  className: string
  /** The query under which its screen was left, if a lesson waits there. */
  lesson?: string
}

/** What the browser's tab says before the site's name: of a class's screens it names the class too. */
export function tabTitle(
  { path, title, longTitle }: Pick<Screen, 'path' | 'title' | 'longTitle'>,
  opened?: OpenedClass,
): string {
  if (!opened) return longTitle ?? title
  return path === CLASS_PATH ? opened.className : `${title} · ${opened.className}`
}
