import { Eye, EyeOff, Maximize, Minimize, Volume2, VolumeX } from 'lucide-react'
import { toggleSound, useSoundStore } from '../../../features/comments/sound.store.ts'
import { toggleScores, useScoreDisplay } from '../../../features/students/score-display.store.ts'
import { useFullscreen } from '../../../shared/lib/use-fullscreen.ts'
import { IconButton } from '../../../shared/ui/IconButton.tsx'

/** What the teacher sets for the device that the class is looking at. */
export function ClassTools() {
  const isMuted = useSoundStore((sound) => sound.isMuted)
  const isHidden = useScoreDisplay((display) => display.isHidden)
  const { isFullscreen, toggleFullscreen, canBeFullscreen } = useFullscreen()
  return (
    <>
      <IconButton
        variant="white"
        className={tool}
        label={isMuted ? '打开表扬的声音' : '关掉表扬的声音'}
        onClick={toggleSound}
      >
        {isMuted ? <VolumeX /> : <Volume2 />}
      </IconButton>
      <IconButton
        variant="white"
        className={tool}
        label={isHidden ? '显示分数' : '投屏时隐藏分数'}
        onClick={toggleScores}
      >
        {isHidden ? <EyeOff /> : <Eye />}
      </IconButton>
      {canBeFullscreen && (
        <IconButton
          variant="white"
          className={`${tool} max-sm:hidden`}
          label={isFullscreen ? '退出全屏' : '全屏大屏'}
          onClick={toggleFullscreen}
        >
          {isFullscreen ? <Minimize /> : <Maximize />}
        </IconButton>
      )}
    </>
  )
}

const tool = 'board:size-16! board:[&_svg]:size-7!'
