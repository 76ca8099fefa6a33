import { useEffect } from 'react'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { useFullscreen } from '../../../../shared/device/use-fullscreen.ts'
import { deviceStorage } from '../../../../shared/storage/device-storage.ts'
import { showOffer } from '../../../../shared/ui/feedback/show-toast.ts'

type Offer = { isMade: boolean }

/** Whether this board was told of it. */
const useOffer = create<Offer>()(
  persist((): Offer => ({ isMade: false }), {
    name: 'pinge-fullscreen-offer',
    version: 1,
    storage: deviceStorage(),
  }),
)

/** Offers a board once that the class fills it: in a window, animals and names are as small as on a laptop. */
export function OfferFullscreen() {
  const { isFullscreen, canBeFullscreen, toggleFullscreen } = useFullscreen()
  const isDue = canBeFullscreen && !isFullscreen
  // Toasts and what the board remembers lie outside React.
  useEffect(() => {
    if (!isDue || useOffer.getState().isMade) return
    useOffer.setState({ isMade: true })
    showOffer('铺满整块屏幕，后排也看得清', '铺满屏幕', toggleFullscreen)
  }, [isDue, toggleFullscreen])
  return null
}
