import { studentList, type Student } from '@pinge/contract/students.ts'
import { useMemo } from 'react'
import { useRead } from '../../../shared/api/use-read.ts'
import { pupilOptions } from '../../../shared/text/pupil-options.ts'

const none: readonly Student[] = []

/** The pupils of the class, by first letter. */
export function useClassmates(classId: string): readonly Student[] {
  return useRead(studentList, { filter: true, classId }).data?.stuInfoList ?? none
}

/** How each pupil of the class is called, by id: two of one name by their numbers, too. */
export function useCalled(classId: string): ReadonlyMap<string, string> {
  const classmates = useClassmates(classId)
  return useMemo(
    () => new Map(pupilOptions(classmates).map(({ value, label }) => [value, label])),
    [classmates],
  )
}
