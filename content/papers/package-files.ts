import { collections } from '../collections/collections.ts'
import { lessons } from '../courses/lessons.ts'
import { printPdf } from '../draw/programs.ts'
import { writeSound } from '../sounds/write-sound.ts'
import { classTools } from './class-tools.ts'
import { writeGuide } from './guide.ts'
import { drawPoster, type MadeFile } from './made-file.ts'
import { posterPage, promisePage, sheetPage } from './pages.ts'
import { writeSlides } from './slides.ts'

const folderOf = { practical: 'week-actions', special: 'lessons' } as const

const ofLessons: MadeFile[] = lessons.flatMap((lesson): MadeFile[] => {
  const { id, title, category, promise = '' } = lesson.course
  const folder = folderOf[category]
  const isWeek = category === 'practical'
  return [
    {
      id: `${id}-sheet`,
      name: `${title} ${isWeek ? '任务卡' : '学习单'}.pdf`,
      path: `files/${id}-sheet.pdf`,
      folder,
      part: 'sheets',
      make: (file) => printPdf(sheetPage(lesson.sheet), file),
    },
    {
      id: `${id}-promise`,
      name: `${title} 约定卡.pdf`,
      path: `files/${id}-promise.pdf`,
      folder,
      part: 'sheets',
      make: (file) => printPdf(promisePage(title, promise, lesson.sheet.picture), file),
    },
    {
      id: `${id}-slides`,
      name: `${title} 课件.pptx`,
      path: `files/${id}-slides.pptx`,
      folder,
      part: 'slides',
      make: (file) => writeSlides(lesson, file),
    },
    {
      id: `${id}-guide`,
      name: `${title} 教师指引.docx`,
      path: `files/${id}-guide.docx`,
      folder,
      part: 'guides',
      make: (file) => writeGuide(lesson, file),
    },
  ]
})

const ofCollections: MadeFile[] = collections.flatMap(({ id: collectionId, items }) =>
  items.map((item): MadeFile => {
    const about = (ending: string) => ({
      id: `${item.id}-file`,
      name: `${item.title.replace('　', ' ')}.${ending}`,
      path: `files/${item.id}.${ending}`,
      folder: `folder-${collectionId}`,
    })
    if ('tune' in item)
      return { ...about('mp3'), part: 'sounds', make: (file) => writeSound(item.tune, file) }
    if ('poster' in item)
      return { ...about('png'), part: 'posters', make: (file) => drawPoster(posterPage(item.poster), file) }
    return { ...about('pdf'), part: 'sheets', make: (file) => printPdf(sheetPage(item.sheet), file) }
  }),
)

export const madeFiles: readonly MadeFile[] = [...ofLessons, ...ofCollections, ...classTools]

/** The library: what a teacher looks for, and below it where that is more than a few files. */
export const folders: readonly { id: string; name: string; parent?: string }[] = [
  { id: 'week-actions', name: '七日行动' },
  { id: 'lessons', name: '专题班会课' },
  { id: 'collections', name: '晨读、律动和心情' },
  ...collections.map(({ id, title }) => ({ id: `folder-${id}`, name: title, parent: 'collections' })),
  { id: 'class-tools', name: '班级常用' },
]
