import { rewardRecords, type Redemption } from '@pinge/contract/rewards.ts'
import { studentList } from '@pinge/contract/students.ts'
import { formatDays } from '@pinge/contract/values/format-days.ts'
import { call } from '../../../shared/api/call/call.ts'
import { readAllPages } from '../../../shared/api/read-all-pages.ts'
import { exportTable } from '../../../shared/table/export-table.ts'
import type { TableColumn } from '../../../shared/table/table-file.ts'
import { filterRequest, type RedemptionFilter } from './redemption-filter.ts'
import { stateNames } from './state-names.ts'

const columnsOf = (numbers: ReadonlyMap<string, string>): readonly TableColumn<Redemption>[] => [
  { heading: '时间', width: 18, type: 'time', value: ({ createdAt }) => createdAt },
  { heading: '学号', width: 10, type: 'text', value: ({ studentId }) => numbers.get(studentId) ?? '' },
  { heading: '学生', width: 14, type: 'text', value: ({ studentName }) => studentName },
  { heading: '奖品', width: 20, type: 'text', value: ({ rewardName }) => rewardName },
  { heading: '数量', width: 8, type: 'number', value: ({ count }) => count },
  { heading: '消耗积分', width: 10, type: 'number', value: ({ points }) => points },
  { heading: '剩余', width: 8, type: 'number', value: ({ balance }) => balance },
  { heading: '操作人', width: 14, type: 'text', value: ({ teacherName }) => teacherName },
  { heading: '状态', width: 10, type: 'text', value: ({ state }) => stateNames[state] },
]

/** Saves all that the filter finds as an .xlsx. */
export async function exportRedemptions(
  classId: string,
  className: string,
  filter: RedemptionFilter,
): Promise<void> {
  const request = filterRequest(classId, filter)
  const rows = await readAllPages((page) => call(rewardRecords, { ...request, ...page }))
  // Also those who left: two pupils of one name are told apart by their numbers.
  const { stuInfoList } = await call(studentList, { classId, filter: false })
  const days = formatDays(request.from, request.to)
  const columns = columnsOf(new Map(stuInfoList.map(({ id, stuNo }) => [id, stuNo])))
  const named = (text: string) => `${text} ${days}`.trim()
  await exportTable({ fileName: named(`${className}兑换记录`), sheetName: named('兑换记录'), columns }, rows)
}
