import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import type { reviewDetail } from '@pinge/contract/reviews/reviews.ts'
import { nextId } from './next-id.ts'

type Review = DataOf<typeof reviewDetail>

/** A review of which nothing is written, and nothing to write it from. */
export function makeReview(said: Partial<Review> = {}): Review {
  return {
    studentId: nextId('student'),
    username: '陈小梅',
    header: '1',
    gender: 'female',
    text: '',
    sentences: [],
    levels: [null, null, null, null, null],
    teacherWords: '',
    tags: [],
    state: 'none',
    isLocked: false,
    lock: null,
    version: 0,
    updatedAt: null,
    canPolish: false,
    proposals: [1, 2, 3, 4, 5].map(() => ({ level: null, reason: '表扬还少' })),
    axes: [null, null, null, null, null],
    facts: [],
    marks: [],
    fitness: null,
    records: [],
    ...said,
  }
}
