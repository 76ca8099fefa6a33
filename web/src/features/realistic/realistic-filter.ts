import {
  RealisticKind,
  realisticKindNames,
  RealisticState,
  realisticStateNames,
} from '@pinge/contract/realistic.ts'
import { MAX_KEYWORD_LENGTH } from '@pinge/contract/records.ts'
import { qualityTypes, type QualityType } from '@pinge/contract/values/quality-type.ts'

/** What the list is narrowed to. */
export type RealisticFilter = {
  state: RealisticState | 'typical' | null
  type: QualityType | null
  kind: RealisticKind | null
  studentId: string
  keyword: string
}

export const noFilter: RealisticFilter = { state: null, type: null, kind: null, studentId: '', keyword: '' }

/** The filter stands in the address, so that Back, a reload and a shared link show the same. What it cannot be is left out. */
export function readFilter(search: URLSearchParams): RealisticFilter {
  const said = (name: keyof RealisticFilter) => search.get(name) ?? ''
  return {
    state: states.find((state) => state === said('state')) ?? null,
    type: qualityTypes.find(({ type }) => String(type) === said('type'))?.type ?? null,
    kind: RealisticKind.options.find((kind) => kind === said('kind')) ?? null,
    studentId: said('studentId'),
    keyword: said('keyword').trim().slice(0, MAX_KEYWORD_LENGTH),
  }
}

const states = [...RealisticState.options, 'typical'] as const

/** What stands in the address for a change of the filter: nothing for what does not narrow. */
export function writeFilter(changed: Partial<RealisticFilter>): Record<string, string> {
  return Object.fromEntries(Object.entries(changed).map(([name, value]) => [name, String(value ?? '')]))
}

export function isNarrowed(filter: RealisticFilter): boolean {
  return JSON.stringify(filter) !== JSON.stringify(noFilter)
}

/** The same in words, for paper: `待审 · 学业 · 王浩然`. */
export function formatFilter(filter: RealisticFilter, pupilName: string): string {
  const { state, type, kind, keyword } = filter
  return [
    state === 'typical' ? '典型' : state && realisticStateNames[state],
    qualityTypes.find((quality) => quality.type === type)?.tab,
    kind && realisticKindNames[kind],
    pupilName,
    keyword && `“${keyword}”`,
  ]
    .filter(Boolean)
    .join(' · ')
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
