import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { ClassId, Id, spacesForTabs, textPattern } from '../values/fields.ts'
import { TermKey } from '../values/term-key.ts'
import { MAX_REVIEW_TEXT_LENGTH } from './review-values.ts'

/** 润色: a model that the operator named words a review better. Off unless there is one. */
export const polishReview = endpoint({
  path: '/api/business-client/review/polish',
  summary: '润色一份评语，不保存；运营者没有配置模型、家长没有同意，或改出来的内容对不上，就拒绝',
  access: 'class',
  request: z.strictObject({
    classId: ClassId,
    termKey: TermKey,
    studentId: Id,
    text: z
      .string()
      .check(
        spacesForTabs,
        z.trim(),
        z.minLength(1),
        z.maxLength(MAX_REVIEW_TEXT_LENGTH),
        z.regex(textPattern),
      ),
  }),
  data: z.object({ text: z.string() }),
})
