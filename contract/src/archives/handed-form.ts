import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { ClassId, Id, Nothing, RequestId } from '../values/fields.ts'
import { MAX_STUDENTS_PER_CLASS } from '../values/limits.ts'
import { EvaluationAnswers, EvaluationQuestion, EvaluationScale, EvaluationWords } from './evaluation.ts'

/**
 * 交给学生填写: a device in a child's hands. The teacher is signed out there; what the device keeps opens the form of one
 * pupil after another, and nothing else.
 */

/** So long a handed form can be filled in. */
export const HANDED_HOURS = 12

/** 256 bits by chance, made by the device; the server keeps their hash. */
export const HandedToken = z.string().check(z.regex(/^[0-9a-f]{64}$/))

export const handOver = endpoint({
  path: '/api/business-client/evaluation/hand',
  summary: '把自评交给学生填写：这个口令只能打开这几名学生的自评，一次一名',
  access: 'class',
  request: z.strictObject({
    classId: ClassId,
    documentId: Id,
    /** In the order in which they take the device. */
    studentIds: z.array(Id).check(z.minLength(1), z.maxLength(MAX_STUDENTS_PER_CLASS)),
    token: HandedToken,
    requestId: z.optional(RequestId),
  }),
  data: Nothing,
})

export const handedForm = endpoint({
  path: '/api/business-client/evaluation/handed',
  summary: '交到学生手里的自评：轮到的这一名',
  access: 'public',
  request: z.strictObject({ token: HandedToken }),
  data: z.object({
    scale: EvaluationScale,
    questions: z.array(EvaluationQuestion),
    /** Whose turn it is; null when all have had theirs. */
    pupil: z.nullable(
      z.object({
        studentId: Id,
        /** Two of one name in the class are told apart by their numbers. */
        username: z.string(),
        header: z.string(),
        answers: z.array(z.object({ questionId: Id, value: z.int() })),
        progress: z.string(),
        goal: z.string(),
      }),
    ),
    /** How many have not had their turn, this one included. */
    left: z.int(),
  }),
})

export const saveHandedForm = endpoint({
  path: '/api/business-client/evaluation/saveHanded',
  summary: '学生自己保存自评，并轮到下一名',
  access: 'public',
  request: z.strictObject({
    token: HandedToken,
    /** Whose form was filled in. It must be this pupil's turn. */
    studentId: Id,
    answers: EvaluationAnswers,
    progress: z.optional(EvaluationWords),
    goal: z.optional(EvaluationWords),
    /** It stays this pupil's turn, it is over, or comes after all others. */
    turn: z.enum(['keep', 'done', 'later']),
    requestId: z.optional(RequestId),
  }),
  data: Nothing,
})

export const takeBack = endpoint({
  path: '/api/business-client/evaluation/takeBack',
  summary: '老师拿回设备：口令从此打不开任何自评',
  access: 'class',
  request: z.strictObject({
    classId: ClassId,
    documentId: Id,
    token: HandedToken,
    requestId: z.optional(RequestId),
  }),
  data: Nothing,
})
