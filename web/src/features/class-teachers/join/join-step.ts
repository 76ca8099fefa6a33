import type { findClass } from '@pinge/contract/class-teachers.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { CLASS_NUMBER_LENGTH } from '@pinge/contract/values/limits.ts'
import { formatFailure } from '../../../shared/api/failure/format-failure.ts'

export type FoundClass = DataOf<typeof findClass>

/** How far a teacher has come on the way into a colleague's class. */
export type JoinStep =
  | { step: 'typing'; missing: number }
  | { step: 'finding' }
  | { step: 'failed'; problem: string }
  | { step: 'found'; found: FoundClass }

export type FindResult = { data: FoundClass | undefined; error: unknown; isFetching: boolean }

export function joinStep(geziNo: string, { data, error, isFetching }: FindResult): JoinStep {
  const missing = CLASS_NUMBER_LENGTH - geziNo.length
  if (missing > 0) return { step: 'typing', missing }
  // An answer that is read again meanwhile still counts; a failure that is tried again does not.
  if (data && !error) return { step: 'found', found: data }
  if (isFetching || !error) return { step: 'finding' }
  return { step: 'failed', problem: formatFailure(error) }
}

/** What the one button does next. */
export function nextAction(step: JoinStep): string {
  if (step.step === 'failed') return '再找一次'
  if (step.step !== 'found') return '申请加入'
  return { none: '申请加入', pending: '知道了', member: '进入班级' }[step.found.state]
}

/** What is wrong when a teacher goes on before the number is whole. */
export function formatMissing(missing: number): string {
  if (missing === CLASS_NUMBER_LENGTH) return '请输入班级号'
  return `班级号是 ${CLASS_NUMBER_LENGTH} 位数字，还差 ${missing} 位`
}
