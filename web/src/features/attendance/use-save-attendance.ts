import {
  attendanceDays,
  attendanceList,
  attendanceMonth,
  saveAttendance,
  type AttendanceMark,
} from '@pinge/contract/attendance.ts'
import { studentList } from '@pinge/contract/students.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { markStale } from '../../shared/api/endpoint-query.ts'
import { useKeptRequest, type Numbered } from '../../shared/api/use-kept-request.ts'

/** Saves marks of a day, without a date of today. Answers whether it is done; `problem` says why not. */
export function useSaveAttendance(classId: string) {
  const queryClient = useQueryClient()
  const { send, isSending, isUnsettled, error } = useKeptRequest(write)

  async function save(marks: AttendanceMark[], date: string | undefined): Promise<boolean> {
    try {
      await send({ classId, marks, ...(date === undefined ? {} : { date }) })
    } catch {
      // Said beside the button.
      return false
    }
    void markStale(queryClient, attendanceDays)
    void markStale(queryClient, attendanceMonth)
    await Promise.all([
      markStale(queryClient, attendanceList),
      markStale(queryClient, studentList, { filter: true, classId }),
    ])
    return true
  }

  return { save, isSending, isUnsettled, problem: error ? describeFailure(error) : '' }
}

function write(request: Numbered<{ classId: string; date?: string; marks: AttendanceMark[] }>) {
  return call(saveAttendance, request)
}
