import { ownFileList } from '@pinge/contract/content/own-files.ts'
import { useEffect, useState } from 'react'
import { useRead } from '../../../shared/api/use-read.ts'
import type { PlayedLevel } from '../round/start-play.ts'
import { loadOwnPictures } from './own-pictures.store.ts'
import { levelOfItem, ownSetsOf } from './own-sets.ts'

/**
 * The own pictures that an address names, once they are all here. `isLost`: there is no such set any more, or one of its
 * pictures cannot be had.
 */
export function useOwnLevel(item: string): { level: PlayedLevel | undefined; isLost: boolean } {
  const { data, error } = useRead(ownFileList, { scope: 'mine' })
  const [shown, setShown] = useState<{ level?: PlayedLevel; isLost: boolean }>({ isLost: false })
  // The network.
  useEffect(() => {
    let isGone = false
    if (data) {
      const sets = ownSetsOf(data)
      const level = levelOfItem(sets, item)
      const pictures = sets.flatMap((set) => set.pictures).filter(({ id }) => level?.pool.includes(id))
      void loadOwnPictures(pictures).then((lost) => {
        const next = level && lost.length === 0 ? { level, isLost: false } : { isLost: true }
        // What is played stays, whatever happens to its folder meanwhile.
        if (!isGone) setShown((now) => (now.level ? now : next))
      })
    }
    return () => {
      isGone = true
    }
  }, [data, item])
  return { level: shown.level, isLost: shown.isLost || (error !== null && data === undefined) }
}
