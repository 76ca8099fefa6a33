import type { Manifest } from '@pinge/contract/content/manifest.ts'
import { collections } from './collections/collections.ts'
import { lessons } from './courses/lessons.ts'
import { columns, videos } from './films/films.ts'
import { folders, madeFiles } from './papers/package-files.ts'
import { stories } from './stories/stories.ts'

/** What the shipped package holds, put together from the texts beside this file. */
export const packageManifest: Manifest = {
  $schema: '../../docs/content-package.schema.json',
  id: 'pinge-sample',
  name: '品格班级 · 示例资源',
  author: '品格班级',
  license: '可以在课堂上自由使用、修改和打印。图片来自 Microsoft Fluent Emoji（MIT）。',
  folders: [...folders],
  files: madeFiles.map(({ id, name, path, folder }) => ({ id, name, path, folder })),
  courses: lessons.map(({ course }) => ({
    ...course,
    cover: `covers/${course.id}.webp`,
    files: ['sheet', 'promise', 'slides', 'guide'].map((kind) => `${course.id}-${kind}`),
  })),
  collections: collections.map((collection) => ({
    ...collection,
    cover: `covers/${collection.id}.webp`,
    items: collection.items.map(({ id, title, use, minutes }) => ({
      id,
      title,
      use,
      minutes,
      file: `${id}-file`,
    })),
  })),
  columns,
  videos,
  bundles: stories,
  activities: [
    {
      id: 'activity-weeks',
      name: '七日行动：选一件小事，做满一周',
      cover: 'covers/activity-weeks.webp',
      intro: '四个七日行动，全班选一个。周一用十五分钟开头，每天早读看一眼任务卡，下周一说一说。',
      startDate: '2026-09-01',
      endDate: '2027-07-10',
      link: '/practical-course',
      folder: 'week-actions',
    },
    {
      id: 'activity-stories',
      name: '午间听故事：品格小镇',
      cover: 'covers/activity-stories.webp',
      intro: '十个故事，每个四分钟左右。听的时候一起说那句重复的话，听完说一说最后的问题。',
      startDate: '2026-09-01',
      endDate: '2027-07-10',
      link: '/listen/list',
    },
    {
      id: 'activity-winter',
      name: '冬至：包一盘饺子',
      cover: 'covers/activity-winter.webp',
      intro: '从揉面到收拾桌子，一节劳动课做完。材料和分工在劳动单里。',
      startDate: '2026-12-14',
      endDate: '2026-12-25',
      link: '/resource-course/season-labour',
      folder: 'folder-season-labour',
    },
  ],
  banners: [
    {
      id: 'banner-courses',
      title: '每天一小步，做满七天',
      text: '四个七日行动，任务卡打印就能用',
      picture: 'covers/banner-courses.webp',
      link: '/practical-course',
    },
    {
      id: 'banner-lesson',
      title: '一节完整的班会课',
      text: '导入、体验、反思、行动，四十分钟',
      picture: 'covers/banner-lesson.webp',
      link: '/special-course',
    },
    {
      id: 'banner-stories',
      title: '品格小镇的十个故事',
      text: '听一听，跟着说，想一想',
      picture: 'covers/banner-stories.webp',
      link: '/listen/list',
    },
  ],
}
