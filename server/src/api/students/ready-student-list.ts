import type { LiveChange } from '@pinge/contract/live.ts'
import type { QualityType } from '@pinge/contract/quality-type.ts'
import { Student, studentList, type StudentTotals } from '@pinge/contract/students.ts'
import type { DataOf } from '@pinge/contract/endpoint.ts'
import { ReadyAnswer } from '../../platform/http/ready-answer.ts'
import * as z from 'zod/mini'

/**
 * The pupils of a class as they go out: the text of each of them, so that a deed rewrites only those whom it touched.
 * Never changed: what comes after a deed is a new list.
 */
export class ReadyStudentList {
  readonly version: number
  readonly answer: ReadyAnswer
  /** By the pupil's id, in the order of the list. */
  readonly #texts: ReadonlyMap<string, string>
  readonly #classImage: string

  private constructor(texts: ReadonlyMap<string, string>, classImage: string, version: number) {
    this.version = version
    this.#texts = texts
    this.#classImage = classImage
    this.answer = ReadyAnswer.ofParts(
      `{"stuInfoList":[${[...texts.values()].join(',')}],"classImage":${JSON.stringify(classImage)},"version":${version}}`,
    )
  }

  /** Parses with the contract like any answer. */
  static of(data: DataOf<typeof studentList>): ReadyStudentList {
    const { stuInfoList, classImage, version } = z.parse(studentList.data, data)
    const texts = new Map(stuInfoList.map((student) => [student.id, JSON.stringify(student)]))
    return new ReadyStudentList(texts, classImage, version)
  }

  /**
   * The list after these changes of the class, which lead to `version` without a gap, on the day that began at `day`.
   * Undefined when they do not say all that the list needs, and it has to be read again.
   */
  after(changes: readonly LiveChange[], version: number, day: number): ReadyStudentList | undefined {
    const texts = new Map(this.#texts)
    for (const change of changes) {
      if (change.type !== 'comment-given') return undefined
      const { score, qualityType, createdAt } = change
      const praised = score > 0 && createdAt >= day ? qualityType : undefined
      for (const totals of change.students) {
        const text = texts.get(totals.id)
        if (text === undefined) return undefined
        texts.set(totals.id, afterComment(text, totals, praised))
      }
    }
    return new ReadyStudentList(texts, this.#classImage, version)
  }
}

function afterComment(text: string, totals: StudentTotals, praised: QualityType | undefined): string {
  const student = z.parse(Student, JSON.parse(text))
  const types = praised === undefined ? student.todayTypes : [...new Set([...student.todayTypes, praised])]
  return JSON.stringify(
    z.parse(Student, { ...student, ...totals, todayTypes: types.toSorted((a, b) => a - b) }),
  )
}
