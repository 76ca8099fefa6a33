import { studentInformation } from '@pinge/contract/student-information.ts'
import { useRead } from '../../shared/api/use-read.ts'
import type { EditedPart } from './edit/edit-state.ts'

/** Pupils and guardians of a class, or of one pupil alone. */
export function useInformation(part: EditedPart) {
  return useRead(studentInformation, part, { announces: 'refusals' })
}
