import { useEffect } from 'react'
import { changeContentSearch } from '../../features/content/courses/course-search.store.ts'

/** The overall search text; it is cleared when its section is left. */
export function useSearchText(overallText: string): void {
  useEffect(() => {
    changeContentSearch({ overallText })
    return () => changeContentSearch({ overallText: '' })
  }, [overallText])
}
