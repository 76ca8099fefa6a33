import * as z from 'zod/mini'
import { Id, line, spacesForTabs, textPattern } from '../values/fields.ts'
import { QualityType } from '../values/quality-type.ts'

/** 期末评语: what a teacher writes about a pupil at the end of a term, and what it rests on. */

/** More than any class asks for; what the class asks for only warns. */
export const MAX_REVIEW_TEXT_LENGTH = 600
export const MAX_REVIEW_SENTENCES = 60
export const MAX_TEACHER_WORDS_LENGTH = 60
export const MAX_REVIEW_TAGS = 6
export const MAX_PHRASES = 200
export const MAX_OWN_WORDS = 50
export const MAX_OWN_WORD_LENGTH = 10
/** Between them a class settles how long its reviews are. */
export const MIN_REVIEW_LENGTH = 20
export const MAX_REVIEW_LENGTH = 500
/** Of the points or marks from which a level is proposed. */
export const MAX_LEVEL_BOUND = 1_000

/** 未写, 草稿, 已完成. */
export const ReviewState = z.enum(['none', 'draft', 'done'])
export type ReviewState = z.infer<typeof ReviewState>

export const reviewStateNames: Readonly<Record<ReviewState, string>> = {
  none: '未写',
  draft: '草稿',
  done: '已完成',
}

/** Of a quality, in the words of a report; always the teacher's choice. */
export const ReviewLevel = z.enum(['优秀', '良好', '合格', '待提高'])
export type ReviewLevel = z.infer<typeof ReviewLevel>

/** Of the five qualities in their order; null where none is given. */
export const ReviewLevels = z.array(z.nullable(ReviewLevel)).check(z.length(5))
export type ReviewLevels = z.infer<typeof ReviewLevels>

const EvidenceKind = z.enum([
  'item',
  'record',
  'mark',
  'fitness',
  'attendance',
  'evaluation',
  'reminder',
  'tag',
])

/** Where a sentence came from: a fact of the database, or a word that the teacher chose. */
export const Evidence = z.object({
  kind: EvidenceKind,
  /** As the database calls it: an item, a subject, the title of a record. */
  label: z.string().check(z.maxLength(60)),
  /** The number that the sentence may state; null where there is none. */
  count: z.nullable(z.number().check(z.minimum(-1_000), z.maximum(1_000_000))),
  /** Of the quality that it belongs to. */
  type: z.nullable(QualityType),
})
export type Evidence = z.infer<typeof Evidence>

export const Sentence = z.object({
  text: z.string().check(spacesForTabs, z.maxLength(MAX_REVIEW_TEXT_LENGTH), z.regex(textPattern)),
  evidence: z.array(Evidence).check(z.maxLength(6)),
  /** Written or changed by the teacher: no draft takes it away. */
  isOwn: z.boolean(),
})
export type Sentence = z.infer<typeof Sentence>

/** The rooms of the bank of phrases. */
export const PhraseTag = z.enum(['性格', '学习', '习惯', '特长', '职务', '期望'])
export type PhraseTag = z.infer<typeof PhraseTag>

/** The words that a draft is written towards, by tag. Hope has none: it is the last sentence of each draft. */
export const tagWords: Readonly<Record<PhraseTag, readonly string[]>> = {
  性格: ['热心', '文静', '沉稳', '活泼', '细心', '爱笑', '有主见'],
  学习: ['爱思考', '肯提问', '专注', '踏实', '有进步'],
  习惯: ['守时', '整洁', '守纪律', '讲礼貌', '爱劳动'],
  特长: ['爱阅读', '爱运动', '爱唱歌', '爱画画', '写字好', '会讲故事'],
  职务: ['班长', '学习委员', '劳动委员', '课代表', '小组长', '值日生'],
  期望: ['更大胆', '更细心', '更专注', '多运动', '多读书', '多帮手'],
}

export const TagWord = line(6)

export const Phrase = z.object({ id: Id, tag: PhraseTag, text: z.string() })
export type Phrase = z.infer<typeof Phrase>

/** What goes into the family's page. */
export const familyParts = ['axes', 'marks', 'attendance', 'fitness', 'records', 'evaluation'] as const
export type FamilyPart = (typeof familyParts)[number]

export const familyPartNames: Readonly<Record<FamilyPart, string>> = {
  axes: '五维成长',
  marks: '学业',
  attendance: '出勤',
  fitness: '体质健康',
  records: '难忘的事',
  evaluation: '我的话',
}
