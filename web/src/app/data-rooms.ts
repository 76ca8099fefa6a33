import { CLASS_DETAIL_PATH } from '../shared/navigation/class-detail-path.ts'
import type { Screen } from './screen.ts'

/** The rooms of a class behind its data: alike in all but what they show. */
export const dataRooms: readonly Screen[] = [
  room(
    '/comment/class-data',
    '班级数据',
    async () => (await import('../pages/aside/ClassDataPage.tsx')).ClassDataPage,
  ),
  room(
    '/data/file',
    '成长档案',
    async () => (await import('../pages/aside/ArchivePupilPages.tsx')).ArchiveStudentPage,
  ),
  room(
    '/data/file/manage',
    '档案管理',
    async () => (await import('../pages/aside/ArchiveManagePage.tsx')).ArchiveManagePage,
  ),
  room(
    '/data/file/record',
    '写实记录',
    async () => (await import('../pages/aside/ArchiveRecordPage.tsx')).ArchiveRecordPage,
  ),
  room(
    '/data/file/perform',
    '学业',
    async () => (await import('../pages/aside/PerformPage.tsx')).PerformPage,
  ),
  room(
    '/data/file/evaluation',
    '自评',
    async () => (await import('../pages/aside/ArchivePupilPages.tsx')).EvaluationPage,
  ),
  {
    ...room(
      '/data/file/evaluation/:id',
      '自评详情',
      async () => (await import('../pages/aside/ArchivePupilPages.tsx')).EvaluationDetailPage,
    ),
    parent: '/data/file/evaluation',
  },
  room(
    '/term-review',
    '期末评语',
    async () => (await import('../pages/reviews/TermReviewPage.tsx')).TermReviewPage,
  ),
  {
    ...room(
      '/term-review/family',
      '素质发展报告单',
      async () => (await import('../pages/reviews/FamilyReportPage.tsx')).FamilyReportPage,
    ),
    parent: '/term-review',
  },
  {
    ...room(
      '/comment/privacy',
      '隐私与数据',
      async () => (await import('../pages/privacy/PrivacyPage.tsx')).PrivacyPage,
    ),
    activeTab: '4',
  },
  {
    ...room(
      '/comment/consent',
      '家长同意',
      async () => (await import('../pages/privacy/ConsentPage.tsx')).ConsentPage,
    ),
    activeTab: '4',
  },
  room('/data/file/health', '体质', async () => (await import('../pages/aside/HealthPage.tsx')).HealthPage),
]

function room(path: string, title: string, page: Screen['page']): Screen {
  return {
    path,
    title,
    page,
    layout: 'aside',
    parent: CLASS_DETAIL_PATH,
    ofClass: 'always',
    hasClassBar: true,
    activeTab: '1',
    container: 'sky',
  }
}
