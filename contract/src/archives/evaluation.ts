import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import {
  ClassId,
  EpochMs,
  Id,
  line,
  Nothing,
  RequestId,
  spacesForTabs,
  textPattern,
} from '../values/fields.ts'
import { QualityType } from '../values/quality-type.ts'

/** 自评: what a child says of itself in a document of the growth archive. */

export const MAX_EVALUATION_QUESTIONS = 15
export const MAX_QUESTION_LENGTH = 20
export const MAX_EVALUATION_TEXT_LENGTH = 200

/** Three smiles, or five stars. */
export const EvaluationScale = z.enum(['smile', 'star'])
export type EvaluationScale = z.infer<typeof EvaluationScale>

/** The best answer of each scale; 1 is the least. */
export const bestAnswers: Readonly<Record<EvaluationScale, number>> = { smile: 3, star: 5 }

/** As it counts on this scale: more stars than there are smiles are the best smile. Smiles are as many stars. */
export function answerOn(scale: EvaluationScale, value: number | null): number | null {
  return value === null ? null : Math.min(value, bestAnswers[scale])
}

export const EvaluationQuestion = z.object({ id: Id, text: z.string(), type: QualityType })
export type EvaluationQuestion = z.infer<typeof EvaluationQuestion>

/** What a document asks until its owner changes it: two questions a quality. */
export const starterQuestions: readonly EvaluationQuestion[] = [
  { id: 'e-01', text: '我上课认真听讲', type: 1 },
  { id: 'e-02', text: '我按时完成作业', type: 1 },
  { id: 'e-03', text: '我待人有礼貌', type: 2 },
  { id: 'e-04', text: '我遵守班级约定', type: 2 },
  { id: 'e-05', text: '我每天运动一小时', type: 3 },
  { id: 'e-06', text: '我能管好自己的情绪', type: 3 },
  { id: 'e-07', text: '我会做家务', type: 4 },
  { id: 'e-08', text: '我参加班级活动', type: 4 },
  { id: 'e-09', text: '我爱读书', type: 5 },
  { id: 'e-10', text: '我能欣赏美', type: 5 },
]

/** 我的进步、我的目标、同伴的话、家长的话、老师回复, in this order. */
export const evaluationTexts = ['progress', 'goal', 'peer', 'family', 'reply'] as const
export type EvaluationTexts = Record<(typeof evaluationTexts)[number], string>

const asked = { scale: EvaluationScale, questions: z.array(EvaluationQuestion) }

export const evaluationList = endpoint({
  path: '/api/business-client/evaluation/list',
  summary: '一份档案的自评：问题，和每名学生答了几题、老师有没有回复',
  access: 'class',
  request: z.strictObject({ classId: ClassId, documentId: Id }),
  data: z.object({
    ...asked,
    /** In the order of the class list. */
    students: z.array(
      z.object({
        studentId: Id,
        username: z.string(),
        stuNo: z.string(),
        header: z.string(),
        /** Of the questions that are asked now. */
        answered: z.int(),
        /** All of them are answered. */
        isDone: z.boolean(),
        hasReply: z.boolean(),
        updatedAt: z.nullable(EpochMs),
      }),
    ),
  }),
})

export const evaluationDetail = endpoint({
  path: '/api/business-client/evaluation/detail',
  summary: '一名学生的自评',
  access: 'class',
  request: z.strictObject({ classId: ClassId, documentId: Id, studentId: Id }),
  data: z.object({
    studentId: Id,
    username: z.string(),
    header: z.string(),
    ...asked,
    answers: z.array(z.object({ questionId: Id, value: z.int() })),
    progress: z.string(),
    goal: z.string(),
    peer: z.string(),
    family: z.string(),
    reply: z.string(),
    /** Counts the changes; 0 where nothing was written. */
    version: z.int(),
  }),
})

export const EvaluationWords = z
  .string()
  .check(spacesForTabs, z.trim(), z.maxLength(MAX_EVALUATION_TEXT_LENGTH), z.regex(textPattern))

export const EvaluationAnswers = z
  .array(
    z.strictObject({
      questionId: Id,
      /** From 1 to the best of the scale; null takes the answer away. */
      value: z.nullable(z.int().check(z.minimum(1), z.maximum(bestAnswers.star))),
    }),
  )
  .check(z.maxLength(MAX_EVALUATION_QUESTIONS))

export const saveEvaluation = endpoint({
  path: '/api/business-client/evaluation/save',
  summary: '保存一名学生的自评；没有写的保持不变',
  access: 'class',
  request: z.strictObject({
    classId: ClassId,
    documentId: Id,
    studentId: Id,
    answers: EvaluationAnswers,
    progress: z.optional(EvaluationWords),
    goal: z.optional(EvaluationWords),
    peer: z.optional(EvaluationWords),
    family: z.optional(EvaluationWords),
    reply: z.optional(EvaluationWords),
    /** The version that was seen; refused when another one is stored by now. */
    version: z.optional(z.int()),
    requestId: z.optional(RequestId),
  }),
  data: z.object({ version: z.int() }),
})

export const saveEvaluationQuestions = endpoint({
  path: '/api/business-client/evaluation/saveQuestions',
  summary: '修改一份档案的自评问题，只限创建者；去掉的问题，答案留着',
  access: 'owner',
  request: z.strictObject({
    classId: ClassId,
    documentId: Id,
    scale: EvaluationScale,
    questions: z
      .array(z.strictObject({ id: z.optional(Id), text: line(MAX_QUESTION_LENGTH), type: QualityType }))
      .check(z.minLength(1), z.maxLength(MAX_EVALUATION_QUESTIONS)),
    requestId: z.optional(RequestId),
  }),
  data: Nothing,
})
