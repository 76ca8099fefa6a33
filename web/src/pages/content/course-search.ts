import { useEffect } from 'react'
import { changeContentSearch } from '../../features/content/courses/course-search.store.ts'

/** The width that all lists of courses have. */
export const courseFrame =
  'mx-auto flex w-full max-w-[1264px] 2xl:max-w-[1560px] flex-1 flex-col gap-5 px-4 py-5 md:px-8'

/** The overall search text; it is cleared when its section is left. */
export function useSearchText(overallText: string): void {
  useEffect(() => {
    changeContentSearch({ overallText })
    return () => changeContentSearch({ overallText: '' })
  }, [overallText])
}
