import * as z from 'zod/mini'
import { MAX_PRACTICE_DAYS } from '../values/limits.ts'
import { ContentMinutes, EntryId, facets, RelativePath, ShownLine, ShownText } from './manifest-fields.ts'
import { specialTopics } from './special-topics.ts'

/** What a lesson shows large while a step runs: a title or a question, up to six short lines, and a picture. */
const Slide = z.strictObject({
  title: ShownLine,
  lines: z.optional(z.array(ShownLine).check(z.maxLength(6))),
  picture: z.optional(RelativePath),
})

/** The four steps of a lesson, in this order. */
const lessonStepNames = ['导入', '体验', '反思', '行动'] as const

const Step = z.strictObject({
  name: z.enum(lessonStepNames),
  minutes: ContentMinutes,
  /** What the teacher does and says. */
  teacher: ShownText,
  slides: z.array(Slide).check(z.minLength(1), z.maxLength(12)),
  /** What the class talks about, one question at a time. */
  questions: z.optional(z.array(ShownLine).check(z.maxLength(6))),
  /** How long the class works by itself, where a clock helps. */
  timerMinutes: z.optional(ContentMinutes),
})

const plan = {
  id: EntryId,
  title: ShownLine,
  cover: RelativePath,
  intro: ShownText,
  ...facets,
  goals: z.strictObject({ know: ShownLine, feel: ShownLine, act: ShownLine }),
  steps: z.array(Step).check(z.minLength(1), z.maxLength(8)),
  questions: z.array(ShownLine).check(z.minLength(1), z.maxLength(6)),
  /** How a sentence may begin when a child answers. */
  openers: z.optional(z.array(ShownLine).check(z.maxLength(4))),
  /** What a child promises at the end, with room to write. */
  promise: z.optional(ShownLine),
  /** The comment that fits what children did. */
  comment: ShownLine,
  /** Ids of `files`. */
  files: z.array(EntryId).check(z.maxLength(12)),
  /** Id of one of `videos`. */
  video: z.optional(EntryId),
}

/** A practice: a short beginning in class, then one task a day. */
const PracticalCourse = z.strictObject({
  ...plan,
  category: z.literal('practical'),
  days: z
    .array(z.strictObject({ title: ShownLine, task: ShownText }))
    .check(z.minLength(1), z.maxLength(MAX_PRACTICE_DAYS)),
})

/** A whole lesson of four steps. */
const SpecialCourse = z.strictObject({
  ...plan,
  category: z.literal('special'),
  topic: z.enum(specialTopics),
})

export const Course = z.discriminatedUnion('category', [PracticalCourse, SpecialCourse])
export type Course = z.infer<typeof Course>

/** One thing of a collection: a file or a video, and how to use it in class. */
const CollectionItem = z.strictObject({
  id: EntryId,
  title: ShownLine,
  use: ShownText,
  minutes: ContentMinutes,
  cover: z.optional(RelativePath),
  file: z.optional(EntryId),
  video: z.optional(EntryId),
})

/** A resource course: things for free combination. Its items are found by its facets. */
export const Collection = z.strictObject({
  id: EntryId,
  title: ShownLine,
  cover: RelativePath,
  intro: ShownText,
  ...facets,
  items: z.array(CollectionItem).check(z.minLength(1), z.maxLength(200)),
})
export type Collection = z.infer<typeof Collection>
