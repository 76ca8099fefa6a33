import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { RequestId } from '../values/fields.ts'
import { QualityType } from '../values/quality-type.ts'
import {
  CourseCard,
  CourseCategory,
  FileItem,
  FileType,
  Keyword,
  numberedPage,
  pageOf,
} from './content-values.ts'
import { specialTopics } from './special-topics.ts'
import { CourseTheme, EntryId, GradeBand } from './manifest-fields.ts'

export const CourseItem = z.extend(CourseCard, {
  favorite: z.boolean(),
  /** The step at which this teacher stopped; null when not begun or at the end. */
  step: z.nullable(z.int()),
  /** What plays or opens: of a practical or special course its video, of a thing in a collection either one. */
  vid: z.nullable(EntryId),
  file: z.nullable(FileItem),
})
export type CourseItem = z.infer<typeof CourseItem>

export const courseFacet = endpoint({
  path: '/api/business-client/course/facet',
  summary: '一类课程有哪些主题、年级段、五育可以筛选，各有几门',
  access: 'teacher',
  request: z.strictObject({ categoryId: CourseCategory }),
  data: z.object({
    themes: z.array(z.object({ theme: z.string(), total: z.int() })),
    topics: z.array(z.object({ topic: z.string(), total: z.int() })),
    grades: z.array(z.object({ grade: GradeBand, total: z.int() })),
    qualityTypes: z.array(z.object({ type: QualityType, total: z.int() })),
  }),
})

export const courseList = endpoint({
  path: '/api/business-client/course/list',
  summary: '课程列表：1 实践课、2 专题课、3 资源包里的资源；按条件筛选、搜索、排序',
  access: 'teacher',
  request: z.strictObject({
    categoryId: CourseCategory,
    qualityType: z.optional(QualityType),
    grade: z.optional(GradeBand),
    theme: z.optional(CourseTheme),
    topic: z.optional(z.enum(specialTopics)),
    collectionId: z.optional(EntryId),
    fileType: z.optional(FileType),
    /** Only those that this teacher marked. */
    isFavorite: z.optional(z.boolean()),
    keyword: z.optional(Keyword),
    /** 推荐 (the author's order), 最新 or 最多使用. */
    sort: z.optional(z.enum(['recommended', 'newest', 'used'])),
    ...numberedPage,
  }),
  data: pageOf(CourseItem),
})

export const courseDetail = endpoint({
  path: '/api/business-client/course/detail',
  summary: '一门实践课或专题课：目标、环节、任务、课件、讨论题',
  access: 'teacher',
  request: z.strictObject({ id: EntryId }),
  data: z.extend(CourseItem, {
    goals: z.object({ know: z.string(), feel: z.string(), act: z.string() }),
    steps: z.array(
      z.object({
        name: z.string(),
        minutes: z.int(),
        teacher: z.string(),
        slides: z.array(
          z.object({ title: z.string(), lines: z.array(z.string()), picture: z.nullable(z.string()) }),
        ),
        questions: z.array(z.string()),
        timerMinutes: z.nullable(z.int()),
      }),
    ),
    /** Of a practical course, one task a day. */
    days: z.array(z.object({ title: z.string(), task: z.string() })),
    questions: z.array(z.string()),
    openers: z.array(z.string()),
    promise: z.nullable(z.string()),
    /** The comment that fits what children did: 去点评. */
    comment: z.string(),
    files: z.array(FileItem),
  }),
})
export type CourseDetail = z.infer<typeof courseDetail.data>

export const courseRecommend = endpoint({
  path: '/api/business-client/course/recommend',
  summary: '首页推荐的课程',
  access: 'public',
  request: z.strictObject({ size: z.optional(z.int().check(z.minimum(1), z.maximum(12))) }),
  data: z.array(CourseCard),
})

export const courseFavorite = endpoint({
  path: '/api/business-client/course/favorite',
  summary: '收藏或取消收藏一门课程',
  access: 'teacher',
  request: z.strictObject({ id: EntryId, on: z.boolean(), requestId: z.optional(RequestId) }),
  data: z.object({ on: z.boolean() }),
})

export const saveCourseProgress = endpoint({
  path: '/api/business-client/course/progress/save',
  summary: '记住一节课上到第几个环节（从 0 数起）；step 为空表示上完了',
  access: 'teacher',
  request: z.strictObject({
    id: EntryId,
    step: z.nullable(z.int().check(z.minimum(0), z.maximum(20))),
    requestId: z.optional(RequestId),
  }),
  data: z.object({ step: z.nullable(z.int()) }),
})

const CollectionCard = z.object({
  id: EntryId,
  name: z.string(),
  cover: z.string(),
  total: z.int(),
  sample: z.boolean(),
})

export const collectionList = endpoint({
  path: '/api/business-client/course/collection/list',
  summary: '资源包列表',
  access: 'teacher',
  request: z.strictObject({}),
  data: z.array(CollectionCard),
})

export const collectionDetail = endpoint({
  path: '/api/business-client/course/collection/detail',
  summary: '一个资源包的介绍和各类资源的数量；里面的资源用 course/list 取',
  access: 'teacher',
  request: z.strictObject({ id: EntryId }),
  data: z.extend(CollectionCard, {
    intro: z.string(),
    qualityType: QualityType,
    grades: z.array(GradeBand),
    theme: z.string(),
    counts: z.object({ video: z.int(), audio: z.int(), doc: z.int(), image: z.int(), other: z.int() }),
  }),
})
