import type { FileItem } from '@pinge/contract/content/content-values.ts'
import type { CourseDetail, CourseItem } from '@pinge/contract/content/courses.ts'
import type { OwnFile } from '@pinge/contract/content/own-files.ts'
import type { storyBundles, storyChapters } from '@pinge/contract/content/stories.ts'
import type { mediaDetail, VideoItem } from '@pinge/contract/content/videos.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { nextId } from './next-id.ts'

/** A page of a list of content, of which there may be more. */
export function makePage<Item>(list: Item[], total = list.length) {
  return { list, total, pageNum: 1, pageSize: 12 }
}

/** A special course, as its list shows it. */
export function makeCourse(said: Partial<CourseItem> = {}): CourseItem {
  return {
    id: nextId('course'),
    categoryId: 2,
    collectionId: null,
    title: '当玩笑变成伤害',
    cover: '/content/joke.webp',
    intro: '玩笑和伤害之间的线',
    qualityType: 2,
    grades: ['middle', 'high'],
    theme: '尊重',
    topic: '反欺凌',
    duration: 2_400,
    steps: [{ name: '导入', minutes: 5 }],
    fileTypes: [],
    used: 0,
    sample: false,
    favorite: false,
    step: null,
    vid: null,
    file: null,
    ...said,
  }
}

type Step = CourseDetail['steps'][number]

/** A step of a lesson: one slide with this title, unless more is said. */
export function makeStep(title: string, said: Partial<Step> = {}): Step {
  return {
    name: '导入',
    minutes: 5,
    teacher: '',
    slides: [{ title, lines: [], picture: null }],
    questions: [],
    timerMinutes: null,
    ...said,
  }
}

export function makeCourseDetail(said: Partial<CourseDetail> = {}): CourseDetail {
  return {
    ...makeCourse(),
    goals: { know: '三个信号', feel: '心情', act: '三句话' },
    steps: [makeStep('第一页'), makeStep('第二页', { name: '反思' })],
    days: [],
    questions: ['你会怎么说？'],
    openers: [],
    promise: null,
    comment: '文明有礼',
    files: [],
    ...said,
  }
}

export function makeVideo(said: Partial<VideoItem> = {}): VideoItem {
  return {
    vid: nextId('video'),
    title: '一句对不起',
    cover: '/content/v.webp',
    duration: 100,
    cid: 'town',
    columnName: '品格小镇动画',
    second: 0,
    sample: false,
    ...said,
  }
}

/** The address of a film with captions. */
export function makeMedia(said: Partial<DataOf<typeof mediaDetail>> = {}): DataOf<typeof mediaDetail> {
  return {
    vid: 'v-1',
    url: '/media/first',
    expireTime: 9_999_999_999_999,
    duration: 100,
    sources: [],
    caption: '/media/v.vtt',
    ...said,
  }
}

export function makeFile(said: Partial<FileItem> = {}): FileItem {
  return {
    id: nextId('file'),
    name: '任务卡.pdf',
    ext: 'pdf',
    fileType: 'doc',
    size: 182 * 1024,
    updateTime: 1,
    folderId: null,
    folderName: '',
    preview: 'ready',
    favorite: false,
    sample: false,
    ...said,
  }
}

/** A file of the teacher's own. */
export function makeOwnFile(said: Partial<OwnFile> = {}): OwnFile {
  return {
    ...makeFile({ id: 'f1', name: '班会.pptx', ext: 'pptx', size: 2 * 1024 * 1024 }),
    ownerName: '王老师',
    classIds: [],
    removedAt: null,
    ...said,
  }
}

type Bundle = DataOf<typeof storyBundles>['list'][number]
type Chapter = DataOf<typeof storyChapters>[number]

export function makeBundle(said: Partial<Bundle> = {}): Bundle {
  return {
    id: nextId('bundle'),
    name: '品格小镇',
    cover: '/content/town.webp',
    intro: '十个故事',
    qualityType: 2,
    ageMin: 6,
    ageMax: 10,
    voices: ['讲故事的人', '小镇的人'],
    periodTotal: 1,
    chapterTotal: 2,
    duration: 600,
    sample: false,
    ...said,
  }
}

/** A chapter of two sentences that the device reads. */
export function makeChapter(said: Partial<Chapter> = {}): Chapter {
  const { title = '风筝' } = said
  return {
    id: nextId('chapter'),
    index: 1,
    vid: null,
    title,
    cover: '/content/kite.webp',
    duration: 200,
    text: [
      { voice: 1, text: `${title}从前。` },
      { voice: 2, text: `${title}后来。` },
    ],
    refrain: null,
    question: '失败教了你什么？',
    ...said,
  }
}
