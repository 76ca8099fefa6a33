import { Eye, EyeOff, Maximize, Minimize, Volume2, VolumeX } from 'lucide-react'
import type { ReactNode } from 'react'
import { toggleScores, useScoreDisplay } from '../../../../shared/device/score-display.store.ts'
import { useFullscreen } from '../../../../shared/device/use-fullscreen.ts'
import { toggleSound, useSoundStore } from '../../../../shared/sound/sound.store.ts'

export type Tool = { label: string; icon: ReactNode; use: () => void }

/** What is set for the device that the class is looking at. */
export function useDeviceTools(): Tool[] {
  const isMuted = useSoundStore((sound) => sound.isMuted)
  const isHidden = useScoreDisplay((display) => display.isHidden)
  const { isFullscreen, toggleFullscreen, canBeFullscreen } = useFullscreen()
  const tools: Tool[] = [
    {
      label: isHidden ? '显示分数' : '隐藏分数',
      icon: isHidden ? <EyeOff /> : <Eye />,
      use: toggleScores,
    },
    {
      label: isMuted ? '开启音效' : '关闭音效',
      icon: isMuted ? <VolumeX /> : <Volume2 />,
      use: toggleSound,
    },
  ]
  const full: Tool = {
    label: isFullscreen ? '退出全屏' : '全屏投屏',
    icon: isFullscreen ? <Minimize /> : <Maximize />,
    use: toggleFullscreen,
  }
  return canBeFullscreen ? [...tools, full] : tools
}
