import { EntryId } from '@pinge/contract/content/manifest-fields.ts'
import { storyBundles } from '@pinge/contract/content/stories.ts'
import { MAX_PAGE_SIZE } from '@pinge/contract/values/limits.ts'
import { useRead } from '../../../../shared/api/use-read.ts'

/** The first bundles, and the wanted one behind them where it stands on a later page. */
export function useBundles(wanted: string) {
  const first = useRead(storyBundles, { pageSize: MAX_PAGE_SIZE })
  // An address may hold anything.
  const bundleId = EntryId.safeParse(wanted).data ?? ''
  const isLater =
    bundleId !== '' &&
    first.data !== undefined &&
    first.data.total > first.data.list.length &&
    first.data.list.every(({ id }) => id !== bundleId)
  const later = useRead(storyBundles, { bundleId }, { enabled: isLater })
  if (!isLater) return { ...first, data: first.data?.list }
  return { ...later, data: later.data && [...first.data.list, ...later.data.list] }
}
