import type { LiveChange } from '@pinge/contract/live.ts'
import { addTodayType } from '@pinge/contract/values/comment-effect.ts'
import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import { studentList, type Student, type StudentTotals } from '@pinge/contract/students.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { ReadyAnswer, SUCCESS_HEAD, SUCCESS_TAIL } from '../../platform/http/ready-answer.ts'
import * as z from 'zod/mini'

/** A pupil, and how many bytes of the list it takes. */
type Place = { student: Student; length: number }

const HEAD = Buffer.from(`${SUCCESS_HEAD}{"stuInfoList":[`)
const COMMA_LENGTH = 1

/**
 * The pupils of a class as they go out: the bytes, and where each pupil stands in them, so that after a write only those whom
 * it touched are written, and everything between them is copied. Never changed: what comes after a write is a new list.
 */
export class ReadyStudentList {
  readonly version: number
  readonly answer: ReadyAnswer
  readonly #places: readonly Place[]
  /** By the pupil's id, which place of the list. The order stays as it is. */
  readonly #positions: ReadonlyMap<string, number>
  readonly #classImage: string

  private constructor(
    bytes: Buffer,
    version: number,
    places: readonly Place[],
    positions: ReadonlyMap<string, number>,
    classImage: string,
  ) {
    this.version = version
    this.answer = ReadyAnswer.ofBytes(bytes)
    this.#places = places
    this.#positions = positions
    this.#classImage = classImage
  }

  /** Parses with the contract like any answer. */
  static of(data: DataOf<typeof studentList>): ReadyStudentList {
    const { stuInfoList, classImage, version } = z.parse(studentList.data, data)
    const texts = stuInfoList.map((student) => Buffer.from(JSON.stringify(student)))
    const places = stuInfoList.map((student, position) => ({
      student,
      length: texts[position]?.length ?? 0,
    }))
    const comma = Buffer.from(',')
    const list = texts.flatMap((text, position) => (position === 0 ? [text] : [comma, text]))
    const positions = new Map(stuInfoList.map(({ id }, position) => [id, position]))
    const bytes = Buffer.concat([HEAD, ...list, tailOf(classImage, version)])
    return new ReadyStudentList(bytes, version, places, positions, classImage)
  }

  /**
   * The list after these changes of the class, which lead to `version` without a gap, on the day that began at `day`.
   * Undefined when they do not say all that the list needs, and it has to be read again.
   */
  after(changes: readonly LiveChange[], version: number, day: number): ReadyStudentList | undefined {
    const changed = new Map<number, Student>()
    for (const change of changes) {
      if (change.type !== 'comment-given') return undefined
      const { score, qualityType, createdAt } = change
      const isToday = createdAt >= day
      const given = {
        praised: isToday && score > 0 ? qualityType : undefined,
        reminded: isToday && score < 0 ? score : 0,
      }
      for (const totals of change.students) {
        const position = this.#positions.get(totals.id)
        if (position === undefined) return undefined
        const student = changed.get(position) ?? this.#places[position]?.student
        if (student) changed.set(position, afterComment(student, totals, given))
      }
    }
    return this.#with(changed, version)
  }

  /** The same list with some pupils written again. */
  #with(changed: ReadonlyMap<number, Student>, version: number): ReadyStudentList {
    const { bytes } = this.answer
    const pieces: Buffer[] = []
    let copiedUpTo = 0
    let start = HEAD.length
    const places = this.#places.map((place, position) => {
      const end = start + place.length
      const student = changed.get(position)
      let next = place
      if (student) {
        const text = Buffer.from(JSON.stringify(student))
        pieces.push(bytes.subarray(copiedUpTo, start), text)
        copiedUpTo = end
        next = { student, length: text.length }
      }
      start = end + COMMA_LENGTH
      return next
    })
    const endOfList = places.length > 0 ? start - COMMA_LENGTH : start
    pieces.push(bytes.subarray(copiedUpTo, endOfList), tailOf(this.#classImage, version))
    return new ReadyStudentList(Buffer.concat(pieces), version, places, this.#positions, this.#classImage)
  }
}

function tailOf(classImage: string, version: number): Buffer {
  return Buffer.from(`],"classImage":${JSON.stringify(classImage)},"version":${version}}${SUCCESS_TAIL}`)
}

function afterComment(
  student: Student,
  { stuScore, redeemScore }: StudentTotals,
  { praised, reminded }: { praised: QualityType | undefined; reminded: number },
): Student {
  const todayTypes = praised === undefined ? student.todayTypes : addTodayType(student.todayTypes, praised)
  const todayReminders = remindedToday((student.todayReminders ?? 0) + reminded)
  return { ...student, stuScore, redeemScore, todayTypes, ...todayReminders }
}

/** Left out where reminders took nothing: most pupils of a list have none. */
export function remindedToday(points = 0): Pick<Student, 'todayReminders'> {
  return points < 0 ? { todayReminders: points } : {}
}
