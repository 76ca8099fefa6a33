import { create } from 'zustand'
import { defaultTitles, type RecordTitles } from './record-titles.ts'

/** The comment screen's titles, which follow its filter and are back at their defaults when it is left. */
export const useRecordTitles = create<RecordTitles>()(() => defaultTitles)

export function showTitles(titles: RecordTitles): void {
  useRecordTitles.setState(titles)
}
