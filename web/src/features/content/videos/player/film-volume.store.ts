import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { deviceStorage } from '../../../../shared/storage/device-storage.ts'

/** Below it nothing is heard, and a board without keys has no way back. */
const MIN_VOLUME = 0.1

/** How loud this device plays films, from 0 to 1. */
const useFilmVolume = create<{ volume: number }>()(
  persist((): { volume: number } => ({ volume: 1 }), {
    name: 'pinge-film-volume',
    version: 1,
    storage: deviceStorage(),
  }),
)

/** As loud as the last film. */
export function recallVolume(video: HTMLVideoElement | null): void {
  if (video) video.volume = useFilmVolume.getState().volume
}

export function makeLouder(video: HTMLVideoElement | null, by: number): void {
  if (!video) return
  video.volume = Math.max(0, Math.min(1, video.volume + by))
  useFilmVolume.setState({ volume: Math.max(MIN_VOLUME, video.volume) })
}
