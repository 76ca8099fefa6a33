import type { RealisticBatch, RealisticStudent } from '@pinge/contract/realistic.ts'
import { nextId } from './next-id.ts'

/** What one pupil did, unless more are said. */
export function makeRealisticBatch(said: Partial<RealisticBatch> = {}): RealisticBatch {
  return {
    batchId: nextId('batch'),
    date: '2026-03-04',
    type: 4,
    kind: 'practice',
    title: '给班级菜地浇水',
    text: '',
    minutes: null,
    level: null,
    pictures: [],
    viewUrls: [],
    teacherId: 'wang',
    teacherName: '王老师',
    createdAt: 0,
    version: 1,
    students: [makeRealisticStudent({})],
    ...said,
  }
}

/** A pupil's part. */
export function makeRealisticStudent(said: Partial<RealisticStudent>): RealisticStudent {
  return {
    id: nextId('record'),
    studentId: 's1',
    username: '王浩然',
    header: '1',
    role: '',
    state: 'pending',
    word: '',
    isTypical: false,
    ...said,
  }
}
