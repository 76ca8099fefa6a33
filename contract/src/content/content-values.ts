import * as z from 'zod/mini'
import { EpochMs, Id, line } from '../values/fields.ts'
import { MAX_PAGE_NUM, MAX_PAGE_SIZE } from '../values/limits.ts'
import { QualityType } from '../values/quality-type.ts'
import { EntryId, GradeBand } from './manifest-fields.ts'

/** What the calls of courses, library, videos and stories share. */

export const MAX_CONTENT_KEYWORD_LENGTH = 50
/** Search texts, trimmed; an empty one searches for nothing. */
export const Keyword = z
  .string()
  .check(z.trim(), z.maxLength(MAX_CONTENT_KEYWORD_LENGTH), z.regex(/^[^\p{Cc}\p{Cs}]*$/u))

/** Content is filled by an operator and stays short: it pages by numbers. */
export const numberedPage = {
  pageNum: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_PAGE_NUM))),
  pageSize: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_PAGE_SIZE))),
}

export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ list: z.array(item), total: z.int(), pageNum: z.int(), pageSize: z.int() })
}

/** What a file is for a browser: by this the lists are filtered. */
export const FileType = z.enum(['video', 'audio', 'doc', 'image', 'other'])
export type FileType = z.infer<typeof FileType>

/** `ready` as it is or as a PDF, `converting` in the queue, `failed` for good, `none` to be downloaded. */
export const PreviewState = z.enum(['ready', 'converting', 'failed', 'none'])
export type PreviewState = z.infer<typeof PreviewState>

/** A file of the library or of a course, and how it is opened. A teacher's own files have ids of our own. */
export const FileItem = z.object({
  id: Id,
  name: z.string(),
  /** Lower case, without a dot. */
  ext: z.string(),
  fileType: FileType,
  /** Bytes. */
  size: z.int(),
  updateTime: EpochMs,
  folderId: z.nullable(Id),
  folderName: z.string(),
  preview: PreviewState,
  favorite: z.boolean(),
  /** From the package that the product brings: 示例. */
  sample: z.boolean(),
})
export type FileItem = z.infer<typeof FileItem>

/** 1 实践课, 2 专题课, 3 资源课. */
export const CourseCategory = z.literal([1, 2, 3])
export type CourseCategory = z.infer<typeof CourseCategory>

/** A course without what only a signed-in teacher has. */
export const CourseCard = z.object({
  id: EntryId,
  categoryId: CourseCategory,
  /** Of what stands in a collection (资源课). */
  collectionId: z.nullable(EntryId),
  title: z.string(),
  /** A path of this site, as an image takes it; so are all covers. */
  cover: z.string(),
  intro: z.string(),
  qualityType: QualityType,
  grades: z.array(GradeBand),
  theme: z.string(),
  /** Of a special course. */
  topic: z.nullable(z.string()),
  /** Seconds. */
  duration: z.int(),
  steps: z.array(z.object({ name: z.string(), minutes: z.int() })),
  /** Endings of its files. */
  fileTypes: z.array(z.string()),
  /** 已用 n 次. */
  used: z.int(),
  sample: z.boolean(),
})
export type CourseCard = z.infer<typeof CourseCard>

/** The address of a file that a browser plays or saves, good until `expireTime`. */
export const MediaAddress = z.object({ url: z.string(), expireTime: EpochMs })
export type MediaAddress = z.infer<typeof MediaAddress>

export const MAX_FILE_NAME_LENGTH = 120
/** As a teacher names a file or a folder: no slash, which no system takes in a name. */
export const FileName = line(MAX_FILE_NAME_LENGTH).check(z.regex(/^[^\\/]+$/))
