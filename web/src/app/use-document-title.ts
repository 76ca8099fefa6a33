import { useEffect } from 'react'
import { useSite } from '../shared/navigation/site.ts'

/** 班级列表 · 品格班级 */
export function useDocumentTitle(screenTitle: string | undefined): void {
  const webName = useSite((site) => site.webName)
  const title = screenTitle === undefined ? webName : `${screenTitle} · ${webName}`
  // The tab's title lives outside React.
  useEffect(() => {
    document.title = title
  }, [title])
}
