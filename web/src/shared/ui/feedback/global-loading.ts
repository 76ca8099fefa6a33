import { create } from 'zustand'

const DEFAULT_TIP = '加载中'

/** The tips of all writes that the whole page waits for, the newest last. */
export const useGlobalLoading = create<{ tips: readonly string[] }>()(() => ({ tips: [] }))

/** Shows the global loading dialog while a write is under way. */
export async function withLoading<Result>(write: Promise<Result>, tip = DEFAULT_TIP): Promise<Result> {
  useGlobalLoading.setState(({ tips }) => ({ tips: [...tips, tip] }))
  try {
    return await write
  } finally {
    useGlobalLoading.setState(({ tips }) => ({ tips: withoutLast(tips, tip) }))
  }
}

function withoutLast(tips: readonly string[], tip: string): readonly string[] {
  const last = tips.lastIndexOf(tip)
  return tips.filter((_, index) => index !== last)
}
