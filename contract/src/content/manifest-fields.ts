import * as z from 'zod/mini'
import { QualityType } from '../values/quality-type.ts'

/** What the entries of a content package share. */

/** An author chooses it and keeps it: favourites, progress and records of use hang on it. */
export const EntryId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))

/** One line that a screen shows. */
export const ShownLine = z
  .string()
  .check(z.minLength(1), z.maxLength(120), z.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+$/u))

/** A few sentences; a line break begins a new paragraph. */
export const ShownText = z
  .string()
  .check(z.minLength(1), z.maxLength(2000), z.regex(/^[^\p{Cs}\u0000-\u0009\u000b-\u001f\u007f]+$/u))

/** Of a file beside the manifest, with `/`, without a leading `/` and without `.` or `..`; the check follows it. */
export const RelativePath = z
  .string()
  .check(z.maxLength(200), z.regex(/^(?!\/)(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^\\:\p{Cc}\p{Cs}]+$/u))

/** The 24 words by which courses are found. */
const courseThemes = [
  ...(['尊重', '责任', '诚信', '友善', '感恩', '专注', '有序', '勤劳'] as const),
  ...(['节俭', '勇敢', '自律', '坚持', '合作', '公正', '宽容', '礼貌'] as const),
  ...(['孝亲', '爱国', '守时', '整洁', '好奇', '乐观', '谦逊', '环保'] as const),
] as const

export const CourseTheme = z.enum(courseThemes)

/** Grades 1–2, 3–4 and 5–6. */
export const GradeBand = z.enum(['low', 'middle', 'high'])
export type GradeBand = z.infer<typeof GradeBand>

export const ContentMinutes = z.int().check(z.minimum(1), z.maximum(600))
export const ContentSeconds = z.int().check(z.minimum(1), z.maximum(36_000))

/** By what courses and collections are found. */
export const facets = {
  theme: CourseTheme,
  grades: z.array(GradeBand).check(z.minLength(1), z.maxLength(3)),
  qualityType: QualityType,
  minutes: ContentMinutes,
}
