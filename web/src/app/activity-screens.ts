import type { Screen } from './screen.ts'

/** What the screens of the brain training have in common. */
const ofActivity = {
  layout: 'main',
  parent: '/pinge-activity',
  flags: { breadcrumb: false },
  container: 'sky',
} as const

/** Of a whole class at its board. */
const inClass = { layout: 'main', parent: '/pinge-activity', ofClass: 'always', container: 'sky' } as const

/** The screens of the activity, a part of the table of all screens. */
export const activityScreens: readonly Screen[] = [
  {
    ...ofActivity,
    path: '/pinge-activity',
    title: '大脑训练',
    parent: '/activity',
    page: async () => (await import('../pages/training/TrainingHubPage.tsx')).TrainingHubPage,
  },
  {
    ...ofActivity,
    path: '/pinge-activity-line',
    title: '成长曲线',
    page: async () => (await import('../pages/training/GrowthLinePage.tsx')).GrowthLinePage,
  },
  {
    ...ofActivity,
    path: '/pinge-activity-zzs',
    title: '专注赛',
    page: async () => (await import('../pages/training/EditionPage.tsx')).EditionPage,
  },
  {
    ...ofActivity,
    path: '/pinge-activity/img',
    title: '图片记忆',
    page: async () => (await import('../pages/training/GamePages.tsx')).PicturePage,
  },
  {
    ...ofActivity,
    path: '/pinge-activity/symbol',
    title: '符号记忆',
    page: async () => (await import('../pages/training/GamePages.tsx')).SymbolPage,
  },
  {
    ...ofActivity,
    path: '/pinge-activity/number',
    title: '数字记忆',
    page: async () => (await import('../pages/training/GamePages.tsx')).NumberPage,
  },
  {
    ...ofActivity,
    path: '/pinge-activity/ranking',
    title: '排行榜',
    page: async () => (await import('../pages/training/RankingPage.tsx')).RankingPage,
  },
  {
    ...inClass,
    path: '/pinge-activity/class',
    title: '大屏同练',
    page: async () => (await import('../pages/training/ClassRoundPage.tsx')).ClassRoundPage,
  },
  {
    ...inClass,
    path: '/pinge-activity/challenge',
    title: '点名挑战',
    page: async () => (await import('../pages/training/ChallengePage.tsx')).ChallengePage,
  },
  {
    ...inClass,
    path: '/pinge-activity/relay',
    title: '小组接力',
    page: async () => (await import('../pages/training/RelayPage.tsx')).RelayPage,
  },
  {
    path: '/activity',
    layout: 'main',
    title: '活动',
    page: async () => (await import('../pages/training/ActivityListPage.tsx')).ActivityListPage,
    container: 'sky',
  },
]
