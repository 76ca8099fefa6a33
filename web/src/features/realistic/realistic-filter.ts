import type { RealisticKind, RealisticState } from '@pinge/contract/realistic.ts'
import type { QualityType } from '@pinge/contract/values/quality-type.ts'

/** What the list is narrowed to, as the screen holds it. */
export type RealisticFilter = {
  state: RealisticState | 'typical' | null
  type: QualityType | null
  kind: RealisticKind | null
  studentId: string
  keyword: string
}

export const noFilter: RealisticFilter = { state: null, type: null, kind: null, studentId: '', keyword: '' }

export function isNarrowed(filter: RealisticFilter): boolean {
  return JSON.stringify(filter) !== JSON.stringify(noFilter)
}

/** What is asked for, but for the state: that is what the counts are about. */
export function countedRequest(
  classId: string,
  termKey: string | undefined,
  { type, kind, studentId, keyword }: RealisticFilter,
) {
  return {
    classId,
    ...(termKey !== undefined && { termKey }),
    ...(type !== null && { type }),
    ...(kind !== null && { kind }),
    ...(studentId !== '' && { studentId }),
    ...(keyword !== '' && { keyword }),
  }
}

export function listRequest(classId: string, termKey: string | undefined, filter: RealisticFilter) {
  const { state } = filter
  return {
    ...countedRequest(classId, termKey, filter),
    ...(state === 'typical' && { isTypical: true }),
    ...(state !== null && state !== 'typical' && { state }),
  }
}
