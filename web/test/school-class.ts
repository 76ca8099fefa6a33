import { classTeachers } from '@pinge/contract/class-teachers.ts'
import { classList, type ClassSummary } from '@pinge/contract/classes.ts'
import { commentItems, giveComment, undoComment, type CommentItem } from '@pinge/contract/comments.ts'
import { commentFeed, commentRecords, commentSummary } from '@pinge/contract/records.ts'
import { classReport, studentReport } from '@pinge/contract/class-data.ts'
import { seatingDetail } from '@pinge/contract/seating.ts'
import { studentList, type Student } from '@pinge/contract/students.ts'
import { categoryList } from '@pinge/contract/teams.ts'
import { termList } from '@pinge/contract/terms.ts'
import { makeClass, makeClassTeacher } from './make/class.ts'
import { makeItem } from './make/comment.ts'
import { makeSummary } from './make/record.ts'
import { makeReport, makeTerm } from './make/report.ts'
import { makePupils } from './make/student.ts'
import { server } from './server.ts'

export type SchoolClass = {
  summary: ClassSummary
  students: Student[]
  items: CommentItem[]
  /** The number of its last change. */
  version: number
}

/** A class that the server has: its pupils, its items, and comments that count. */
export function openSchoolClass(said: Partial<SchoolClass> = {}): SchoolClass {
  const students = said.students ?? makePupils(6)
  const summary = makeClass({ classId: 'c1', studentCount: students.length, ...said.summary })
  const school: SchoolClass = { students, items: shippedItems, version: 1, ...said, summary }
  const batches = new Map<string, { studentIds: readonly string[]; score: number }>()

  function addPoints(studentIds: readonly string[], score: number, reminded: number): void {
    school.version += 1
    school.students = school.students.map((student) =>
      studentIds.includes(student.id)
        ? {
            ...student,
            stuScore: student.stuScore + score,
            redeemScore: student.redeemScore + Math.max(score, 0),
            todayReminders: (student.todayReminders ?? 0) + reminded,
          }
        : student,
    )
  }
  const totals = (studentIds: readonly string[]) =>
    school.students.filter(({ id }) => studentIds.includes(id))

  server.answer(classList, () => [school.summary])
  server.answer(studentList, () => ({
    stuInfoList: school.students,
    classImage: school.summary.classImg,
    version: school.version,
  }))
  server.answer(commentItems, () => school.items)
  server.answer(categoryList, { categoryInfos: [] })
  server.answer(commentFeed, { items: [], nextCursor: null })
  server.answer(commentRecords, { items: [], nextCursor: null })
  server.answer(commentSummary, ({ studentId }) =>
    makeSummary(school.students.filter(({ id }) => studentId === undefined || id === studentId)),
  )
  server.answer(termList, [makeTerm()])
  server.answer(classReport, () => makeReport(school.students))
  server.answer(studentReport, ({ studentId }) =>
    makeReport(school.students.filter(({ id }) => id === studentId)),
  )
  server.answer(seatingDetail, { rows: 0, columns: 0, aisleEvery: 0, seats: [], version: 0 })
  server.answer(classTeachers, [makeClassTeacher({ nickname: '王老师', isOwner: true })])
  server.answer(giveComment, ({ studentIds, itemId, score = 0 }) => {
    const points = school.items.find(({ id }) => id === itemId)?.score ?? score
    const batchId = `batch-${batches.size + 1}`
    batches.set(batchId, { studentIds, score: points })
    addPoints(studentIds, points, Math.min(points, 0))
    return { batchId, students: totals(studentIds) }
  })
  server.answer(undoComment, ({ batchId }) => {
    const { studentIds, score } = batches.get(batchId) ?? { studentIds: [], score: 0 }
    addPoints(studentIds, -score, Math.max(-score, 0))
    return { students: totals(studentIds) }
  })
  return school
}

const shippedItems: CommentItem[] = [
  makeItem({ id: 's1-01', type: 1, name: '积极发言', score: 1 }),
  makeItem({ id: 's1-02', type: 1, name: '专心听讲', score: 1 }),
  makeItem({ id: 's1-03', type: 1, name: '作业优秀', score: 2 }),
  makeItem({ id: 's1-13', type: 1, name: '上课走神', score: -1 }),
  makeItem({ id: 's2-01', type: 2, name: '按时到校', score: 1 }),
  makeItem({ id: 's2-02', type: 2, name: '文明有礼', score: 1 }),
  makeItem({ id: 's3-01', type: 3, name: '坚持锻炼', score: 1 }),
  makeItem({ id: 's4-01', type: 4, name: '热心劳动', score: 1 }),
  makeItem({ id: 's5-01', type: 5, name: '朗诵有情', score: 1 }),
]
