import './story-bar.css'
import { Pause, Play, X } from 'lucide-react'
import { Link } from 'react-router'
import { IconButton } from '../../../shared/ui/buttons/IconButton.tsx'
import { closeStory, storyPlayer, useNowPlaying } from './now-playing.store.ts'
import { storyPath } from './story-path.ts'

/** The story that goes on while the teacher moves through the product. */
export function MiniBar() {
  const { place, chapters, player } = useNowPlaying()
  const { chapter, isPlaying } = player
  if (!place || !chapter) return null
  const at = chapters.findIndex(({ id }) => id === chapter.id)
  return (
    <aside
      aria-label="正在播放的故事"
      className="story-bar flex items-center gap-2 rounded-full bg-white p-1.5 pl-2 shadow-float print:hidden"
    >
      <img src={chapter.cover} alt="" className="size-11 rounded-full object-cover" />
      <Link
        to={storyPath({ bundleId: place.bundleId, periodId: place.periodId, chapter: at + 1 })}
        className="min-w-0 flex-1 truncate px-1 font-bold"
      >
        {chapter.title}
      </Link>
      {/* A recording is played where it stands: the device would read its text in another voice. */}
      {chapter.vid === null && (
        <IconButton
          label={isPlaying ? '暂停故事' : '接着播放故事'}
          onClick={() => (isPlaying ? storyPlayer.pause() : storyPlayer.play())}
        >
          {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        </IconButton>
      )}
      <IconButton label="关闭故事" onClick={closeStory}>
        <X aria-hidden />
      </IconButton>
    </aside>
  )
}
