import * as z from 'zod/mini'
import { Gender, StudentIds } from '../students.ts'
import { endpoint } from '../protocol/endpoint.ts'
import {
  ClassId,
  EpochMs,
  Id,
  line,
  LocalDate,
  Nothing,
  RequestId,
  spacesForTabs,
  textPattern,
} from '../values/fields.ts'
import { QualityType } from '../values/quality-type.ts'
import { TermKey } from '../values/term-key.ts'
import {
  Evidence,
  MAX_LEVEL_BOUND,
  MAX_OWN_WORD_LENGTH,
  MAX_OWN_WORDS,
  MAX_PHRASES,
  MAX_REVIEW_LENGTH,
  MAX_REVIEW_SENTENCES,
  MAX_REVIEW_TAGS,
  MAX_REVIEW_TEXT_LENGTH,
  MIN_REVIEW_LENGTH,
  MAX_TEACHER_WORDS_LENGTH,
  Phrase,
  PhraseTag,
  ReviewLevel,
  ReviewLevels,
  ReviewState,
  Sentence,
  TagWord,
} from './review-values.ts'

const ofTerm = { classId: ClassId, termKey: TermKey }
const Sentences = z.array(Sentence).check(z.maxLength(MAX_REVIEW_SENTENCES))
const Text = z.string().check(spacesForTabs, z.maxLength(MAX_REVIEW_TEXT_LENGTH), z.regex(textPattern))

/** Which draft: the same number and the same facts give the same text. */
const Seed = z.int().check(z.minimum(0), z.maximum(1_000_000))

export const reviewList = endpoint({
  path: '/api/business-client/review/list',
  summary: '一个学期的评语：每名学生写到哪一步',
  access: 'class',
  request: z.strictObject(ofTerm),
  /** In the order of the class list. */
  data: z.array(
    z.object({
      studentId: Id,
      username: z.string(),
      stuNo: z.string(),
      header: z.string(),
      state: ReviewState,
      /** Characters without spaces. */
      count: z.int(),
      isLocked: z.boolean(),
      version: z.int(),
      /** For search, and to compare with classmates'. */
      text: z.string(),
    }),
  ),
})

const Written = z.object({
  text: z.string(),
  sentences: z.array(Sentence),
  levels: ReviewLevels,
  /** 寄语. */
  teacherWords: z.string(),
  tags: z.array(z.string()),
  state: ReviewState,
})
export type WrittenReview = z.infer<typeof Written>

export const reviewDetail = endpoint({
  path: '/api/business-client/review/detail',
  summary: '一名学生一个学期的评语，和写它的依据',
  access: 'class',
  request: z.strictObject({ ...ofTerm, studentId: Id }),
  data: z.object({
    studentId: Id,
    username: z.string(),
    header: z.string(),
    gender: z.nullable(Gender),
    ...Written.shape,
    isLocked: z.boolean(),
    lock: z.nullable(z.object({ teacherName: z.string(), lockedAt: EpochMs })),
    /** Counts the changes; 0 where nothing was written. */
    version: z.int(),
    updatedAt: z.nullable(EpochMs),
    /** The operator named a model that words texts better, and the guardians consented. */
    canPolish: z.boolean(),
    /** Of the five qualities in their order. */
    proposals: z.array(z.object({ level: z.nullable(ReviewLevel), reason: z.string() })).check(z.length(5)),
    /** Praise points of the five qualities; null where there was no praise. */
    axes: z.array(z.nullable(z.int())).check(z.length(5)),
    /** What a sentence can be made of: a tap asks for it by `review/rephrase`. Each with the numbers that it states. */
    facts: z.array(z.array(Evidence)),
    /** Marks of the term as grades. */
    marks: z.array(z.object({ subject: z.string(), level: ReviewLevel })),
    /** A complete fitness test. */
    fitness: z.nullable(z.object({ total: z.number(), level: z.string() })),
    records: z.array(z.object({ id: Id, title: z.string(), date: LocalDate, type: QualityType })),
  }),
})

export const saveReview = endpoint({
  path: '/api/business-client/review/save',
  summary: '保存一名学生的评语；没有写的保持不变',
  access: 'class',
  request: z.strictObject({
    ...ofTerm,
    studentId: Id,
    text: Text,
    /** Where the sentences of the text came from, put together the text itself; without them all are the teacher's own. */
    sentences: z.optional(Sentences),
    levels: z.optional(ReviewLevels),
    teacherWords: z.optional(
      z.string().check(spacesForTabs, z.maxLength(MAX_TEACHER_WORDS_LENGTH), z.regex(textPattern)),
    ),
    tags: z.optional(z.array(TagWord).check(z.maxLength(MAX_REVIEW_TAGS))),
    state: ReviewState,
    /** The version that was seen: with another one stored, the answer is 409 with `data: {stored, given}`. */
    version: z.optional(z.int()),
    requestId: z.optional(RequestId),
  }),
  data: z.object({ version: z.int(), updatedAt: EpochMs }),
})

const Draft = z.object({
  studentId: Id,
  text: z.string(),
  sentences: z.array(Sentence),
  teacherWords: z.string(),
  /** What there is too little of, in sentences. */
  missing: z.array(z.string()),
})
export type ReviewDraft = z.infer<typeof Draft>

export const draftReviews = endpoint({
  path: '/api/business-client/review/draft',
  summary: '按记录生成评语初稿，不保存；每句话都说明依据',
  access: 'class',
  request: z.strictObject({
    ...ofTerm,
    studentIds: StudentIds,
    seed: z.optional(Seed),
    /** Instead of those that are kept with the reviews. */
    tags: z.optional(z.array(TagWord).check(z.maxLength(MAX_REVIEW_TAGS))),
    requestId: z.optional(RequestId),
  }),
  data: z.array(Draft),
})

export const fillReviews = endpoint({
  path: '/api/business-client/review/fill',
  summary: '给还没有写评语的学生生成初稿并保存；写了的、锁了的不动',
  access: 'class',
  request: z.strictObject({ ...ofTerm, studentIds: StudentIds, requestId: z.optional(RequestId) }),
  data: z.object({
    /** Those whose draft is kept now. */
    studentIds: z.array(Id),
    missing: z.array(z.object({ studentId: Id, words: z.array(z.string()) })),
  }),
})

export const rephraseReview = endpoint({
  path: '/api/business-client/review/rephrase',
  summary: '一句话换一种说法，依据不变；不保存',
  access: 'class',
  request: z.strictObject({
    ...ofTerm,
    studentId: Id,
    /** The sentence, with where it came from. */
    sentence: Sentence,
    seed: Seed,
    requestId: z.optional(RequestId),
  }),
  data: Sentence,
})

export const exportReviews = endpoint({
  path: '/api/business-client/review/export',
  summary: '导出一个学期的评语，.docx 文件，可以粘贴到学校的系统里',
  access: 'class',
  request: z.strictObject(ofTerm),
  data: Nothing,
  file: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
})

export const exportReviewTable = endpoint({
  path: '/api/business-client/review/table',
  summary: '导出一个学期的评语、寄语和等级，.xlsx 文件，一名学生一行',
  access: 'class',
  request: z.strictObject(ofTerm),
  data: Nothing,
  file: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
})

export const lockReviews = endpoint({
  path: '/api/business-client/review/lock',
  summary: '锁定或解锁评语；解锁只限创建者',
  access: 'class',
  request: z.strictObject({
    ...ofTerm,
    studentIds: StudentIds,
    isLocked: z.boolean(),
    requestId: z.optional(RequestId),
  }),
  data: Nothing,
})

const Bounds = z.array(z.int().check(z.minimum(0), z.maximum(MAX_LEVEL_BOUND))).check(z.length(3))

const Settings = z.strictObject({
  minLength: z.int().check(z.minimum(MIN_REVIEW_LENGTH), z.maximum(MAX_REVIEW_LENGTH)),
  maxLength: z.int().check(z.minimum(MIN_REVIEW_LENGTH), z.maximum(MAX_REVIEW_LENGTH)),
  /** From how many praise points 优秀, 良好, 合格 are proposed. */
  points: Bounds,
  /** The same of marks, in hundredths of their maximum. */
  marks: Bounds,
  /** Words that no review of this class has, beside the labels. */
  words: z.array(line(MAX_OWN_WORD_LENGTH)).check(z.maxLength(MAX_OWN_WORDS)),
  /** What goes into the family's page. */
  familyParts: z.array(z.enum(['axes', 'marks', 'attendance', 'fitness', 'records', 'evaluation'])),
})
export type ReviewSettings = z.infer<typeof Settings>

export const usualSettings: ReviewSettings = {
  minLength: 80,
  maxLength: 150,
  points: [12, 6, 2],
  marks: [85, 70, 60],
  words: [],
  familyParts: ['axes', 'marks', 'attendance', 'fitness', 'records', 'evaluation'],
}

export const reviewSettings = endpoint({
  path: '/api/business-client/review/settings',
  summary: '评语设置：字数、推荐等级的界限、不用的词、报告单的内容',
  access: 'class',
  request: z.strictObject({ classId: ClassId }),
  data: Settings,
})

export const saveReviewSettings = endpoint({
  path: '/api/business-client/review/saveSettings',
  summary: '修改评语设置，只限创建者；没有给出的保持不变',
  access: 'owner',
  request: z.strictObject({
    classId: ClassId,
    ...z.partial(Settings).shape,
    requestId: z.optional(RequestId),
  }),
  data: Nothing,
})

export const phraseList = endpoint({
  path: '/api/business-client/review/phrases',
  summary: '自己存下的评语句子',
  access: 'teacher',
  request: z.strictObject({}),
  data: z.array(Phrase).check(z.maxLength(MAX_PHRASES)),
})

export const savePhrase = endpoint({
  path: '/api/business-client/review/savePhrase',
  summary: '存下一句评语，以后的学期也能用',
  access: 'teacher',
  request: z.strictObject({ tag: PhraseTag, text: line(100), requestId: z.optional(RequestId) }),
  data: z.object({ id: Id }),
})

export const removePhrase = endpoint({
  path: '/api/business-client/review/removePhrase',
  summary: '删除自己存下的一句评语',
  access: 'teacher',
  request: z.strictObject({ id: Id, requestId: z.optional(RequestId) }),
  data: Nothing,
})
