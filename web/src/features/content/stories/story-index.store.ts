import { create } from 'zustand'

/** Section 3 of the specification: where the story player stands. */
type StoryIndex = {
  periodIndex: number
  chapterIndex: number
  chapterTotal: number
  activeBundleId: string
  activePeriodId: string
}

const useStoryIndex = create<StoryIndex>(() => ({
  periodIndex: 0,
  chapterIndex: 0,
  chapterTotal: 0,
  activeBundleId: '',
  activePeriodId: '',
}))

export function changeStoryIndex(changes: Partial<StoryIndex>): void {
  useStoryIndex.setState(changes)
}
