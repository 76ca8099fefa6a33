import { studentList, type Student } from '@pinge/contract/students.ts'
import { useRead } from '../../../shared/api/use-read.ts'

const none: readonly Student[] = []

/** The pupils of the class, by first letter. */
export function useClassmates(classId: string): readonly Student[] {
  return useRead(studentList, { filter: true, classId }).data?.stuInfoList ?? none
}
