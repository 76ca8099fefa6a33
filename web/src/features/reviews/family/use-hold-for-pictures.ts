import { useEffect, useState } from 'react'
import { useHoldPrint } from '../../../shared/ui/layout/print-when-ready.ts'

/** Holds a print back until the pictures of all these pages have come, or cannot be had. */
export function useHoldForPictures(pages: readonly unknown[]): void {
  const [arrived, setArrived] = useState<readonly unknown[]>()
  useHoldPrint(arrived !== pages)
  // The network: the pages are drawn outside of this part of the document.
  useEffect(() => {
    let isGone = false
    const images = [...document.querySelectorAll<HTMLImageElement>('[data-print-view] img')]
    const coming = images.filter(({ complete }) => !complete)
    const ends = coming.map(
      (image) =>
        new Promise((resolve) => {
          image.addEventListener('load', resolve)
          image.addEventListener('error', resolve)
        }),
    )
    void Promise.all(ends).then(() => isGone || setArrived(pages))
    return () => {
      isGone = true
    }
  }, [pages])
}
