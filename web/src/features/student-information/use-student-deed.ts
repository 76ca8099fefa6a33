import { classRoster } from '@pinge/contract/roster/roster.ts'
import { classList } from '@pinge/contract/classes.ts'
import { commentRecords } from '@pinge/contract/records.ts'
import { studentInformation } from '@pinge/contract/student-information.ts'
import { studentDetail, studentList } from '@pinge/contract/students.ts'
import { useQueryClient } from '@tanstack/react-query'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { markStale } from '../../shared/api/endpoint-query.ts'
import { useKeptRequest, type Numbered } from '../../shared/api/use-kept-request.ts'

/** A deed with whole pupils, after which everything that shows them is read anew. */
export function useStudentDeed<Wanted extends object, Data>(
  write: (request: Numbered<Wanted>) => Promise<Data>,
) {
  const queryClient = useQueryClient()
  const { send, isSending, error } = useKeptRequest(write)

  async function run(wanted: Wanted): Promise<boolean> {
    try {
      await send(wanted)
    } catch {
      return false
    }
    for (const endpoint of [studentList, studentDetail, classRoster, commentRecords, classList])
      void markStale(queryClient, endpoint)
    await markStale(queryClient, studentInformation)
    return true
  }

  return { run, isSending, error, problem: error ? describeFailure(error) : '' }
}
