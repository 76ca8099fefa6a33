import { isSameName } from '@pinge/contract/merge-student.ts'
import type { StudentInformation } from '@pinge/contract/student-information.ts'

export type Duplicate = {
  pair: readonly [StudentInformation, StudentInformation]
  why: '姓名相同' | '学号相同' | '姓名和学号都相同'
}

/** Pupils in the class who may be one and the same: of one name, or of one number. */
export function findDuplicates(students: readonly StudentInformation[]): Duplicate[] {
  const present = students.filter(({ leftAt }) => leftAt === null)
  return present.flatMap((student, index) =>
    present.slice(index + 1).flatMap((other): Duplicate[] => {
      const hasName = isSameName(student.username, other.username)
      const hasNumber = student.stuNo !== '' && student.stuNo === other.stuNo
      if (!hasName && !hasNumber) return []
      const why = hasName ? (hasNumber ? '姓名和学号都相同' : '姓名相同') : '学号相同'
      return [{ pair: [student, other], why }]
    }),
  )
}
