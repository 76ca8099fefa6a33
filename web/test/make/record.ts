import type { CommentBatch, CommentRecord, CommentSummary } from '@pinge/contract/records.ts'
import type { LiveEvent } from '@pinge/contract/live.ts'
import type { Student } from '@pinge/contract/students.ts'
import { nextId } from './next-id.ts'

export function makeRecord(said: Partial<CommentRecord> = {}): CommentRecord {
  return {
    id: nextId('record'),
    batchId: nextId('batch'),
    studentId: 's1',
    studentName: '王浩然',
    teamId: null,
    teamName: null,
    itemName: '积极发言',
    icon: 'star',
    type: 1,
    score: 1,
    kind: 'praise',
    remark: '',
    photo: null,
    teacherName: '王老师',
    createdAt: Date.parse('2026-03-02T01:00:00Z'),
    isUndone: false,
    canUndo: true,
    ...said,
  }
}

/** One comment as the feed of the class tells it. */
export function makeBatch(said: Partial<CommentBatch> = {}): CommentBatch {
  return {
    batchId: nextId('batch'),
    kind: 'praise',
    itemName: '积极发言',
    icon: 'star',
    type: 1,
    score: 1,
    remark: '',
    teacherId: 'li',
    teacherName: '李老师',
    createdAt: Date.parse('2026-03-02T01:00:00Z'),
    isUndone: false,
    canUndo: true,
    canEditRemark: true,
    remarkEdits: [],
    studentNames: ['王浩然'],
    studentCount: 1,
    isWholeClass: false,
    teamNames: [],
    teamCount: 0,
    ...said,
  }
}

type CommentGiven = Extract<LiveEvent, { type: 'comment-given' }>

/** What a class is told of a comment that was given elsewhere. */
export function makeCommentGiven(said: Partial<CommentGiven> = {}): CommentGiven {
  return {
    type: 'comment-given',
    batchId: nextId('elsewhere'),
    teacherId: 'li',
    teacherName: '李老师',
    itemName: '作业优秀',
    icon: 'star',
    qualityType: 1,
    score: 2,
    createdAt: Date.now(),
    students: [{ id: 's1', stuScore: 2, redeemScore: 2 }],
    ...said,
  }
}

/** Of a class in which nothing was given. */
export function makeSummary(
  students: readonly Student[],
  said: Partial<CommentSummary> = {},
): CommentSummary {
  const nothing = { praiseScore: 0, praiseCount: 0, reminderScore: 0, reminderCount: 0 }
  return {
    students: students.map(({ id, username, header }) => ({
      id,
      username,
      header,
      praiseScores: [0, 0, 0, 0, 0],
      lastCommentAt: null,
      ...nothing,
    })),
    teams: [],
    qualities: ([1, 2, 3, 4, 5] as const).map((type) => ({ type, ...nothing })),
    totals: nothing,
    ...said,
  }
}
