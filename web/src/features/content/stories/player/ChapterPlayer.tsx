import {
  ChevronsLeft,
  ChevronsRight,
  Moon,
  Pause,
  Play,
  Repeat,
  SkipBack,
  SkipForward,
  Timer,
} from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { formatClock } from '../../../../shared/time/format-duration.ts'
import { Button } from '../../../../shared/ui/buttons/Button.tsx'
import { IconButton } from '../../../../shared/ui/buttons/IconButton.tsx'
import { SelectField } from '../../../../shared/ui/form/SelectField.tsx'
import { deviceSpeaker, storyPlayer, useNowPlaying, type StoryPlace } from '../now-playing.store.ts'
import { RecordedChapter } from './RecordedChapter.tsx'
import { firstState, secondAt, type Chapter, type SleepTimer } from './story-player.ts'
import { useMediaSession } from './use-media-session.ts'

export type ChapterPlayerProps = {
  place: StoryPlace
  chapter: Chapter
  /** It is what the player holds. */
  isOpen: boolean
  onStart: () => void
  /** Where a recording begins, in seconds. */
  start: number
  /** To the chapter before or after; null where there is none. */
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  /** A recording is over. */
  onEnd: () => void
}

/** One chapter: its cover, how far it is, the sentence that is read, and the text. */
export function ChapterPlayer(props: ChapterPlayerProps) {
  const { place, chapter, isOpen, start, onStart, onPrevious, onNext, onEnd } = props
  const held = useNowPlaying(({ player }) => player)
  const player = isOpen ? held : { ...firstState, chapter }
  const [isNight, setNight] = useState(false)
  const hasVoice = useHasVoice()
  const toggle = () => (isOpen ? (player.isPlaying ? storyPlayer.pause() : storyPlayer.play()) : onStart())
  const onToggle = chapter.vid === null ? toggle : null
  useMediaSession({ chapter, place, isPlaying: player.isPlaying, onToggle, onPrevious, onNext })
  return (
    <article
      aria-label={chapter.title}
      data-night={isNight || undefined}
      className="chapter flex min-w-0 flex-col items-center gap-4 rounded-big p-4"
    >
      <img
        src={chapter.cover}
        alt=""
        className="chapter-cover aspect-video w-full rounded-big object-cover"
      />
      <div className="text-center">
        <h1 className="text-xl font-bold">{chapter.title}</h1>
        <p className="text-s opacity-80">
          {place.bundleName} · {place.periodName}
        </p>
      </div>
      {chapter.vid === null ? (
        <>
          <Progress chapter={chapter} line={player.line} />
          <Controls {...{ player, isOpen, hasVoice, onPrevious, onNext }} onToggle={toggle} />
          {!hasVoice && (
            <p
              role="status"
              className="chapter-width rounded-field bg-sun-tint px-4 py-3 text-base text-sun-ink"
            >
              这台设备没有普通话语音，不能朗读。文稿在下面，可以读给孩子听。
            </p>
          )}
        </>
      ) : (
        <RecordedChapter
          key={chapter.id}
          place={place}
          chapterId={chapter.id}
          vid={chapter.vid}
          title={chapter.title}
          start={start}
          onEnd={onEnd}
        />
      )}
      {/* Of all that is played from now on, and chosen before it is. */}
      <Choices player={held} isNight={isNight} onNight={setNight} />
      <StoryText chapter={chapter} line={isOpen ? player.line : -1} />
    </article>
  )
}

function useHasVoice(): boolean {
  return useSyncExternalStore(
    deviceSpeaker?.onVoices ?? (() => () => {}),
    () => deviceSpeaker?.hasVoice() ?? false,
  )
}

function Progress({ chapter, line }: { chapter: Chapter; line: number }) {
  const second = secondAt(chapter, line)
  const share = chapter.duration === 0 ? 0 : second / chapter.duration
  return (
    <div className="chapter-width flex w-full items-center gap-3">
      <span className="num text-s">{formatClock(second)}</span>
      <span aria-hidden className="h-3 flex-1 overflow-hidden rounded-full bg-line">
        <i className="block h-full rounded-full bg-sun" style={{ width: `${share * 100}%` }} />
      </span>
      <span className="num text-s">{formatClock(chapter.duration)}</span>
    </div>
  )
}

type ControlsProps = Pick<ChapterPlayerProps, 'isOpen' | 'onPrevious' | 'onNext'> & {
  player: { isPlaying: boolean }
  hasVoice: boolean
  onToggle: () => void
}

function Controls({ player: { isPlaying }, isOpen, hasVoice, onToggle, onPrevious, onNext }: ControlsProps) {
  // The player would skip a sentence of what it holds, which may be another story.
  return (
    <div className="flex items-center cramped:flex-wrap cramped:justify-center min-[22rem]:gap-3">
      <IconButton label="上一集" disabled={!onPrevious} onClick={() => onPrevious?.()}>
        <SkipBack aria-hidden />
      </IconButton>
      <IconButton label="上一句" disabled={!isOpen} onClick={() => storyPlayer.skip(-1)}>
        <ChevronsLeft aria-hidden />
      </IconButton>
      <button
        type="button"
        aria-label={isPlaying ? '暂停' : '播放'}
        disabled={!hasVoice}
        onClick={onToggle}
        className="chapter-play grid place-items-center rounded-full bg-brand text-white hover:bg-brand-deep disabled:bg-mist-2 disabled:text-ink-3"
      >
        {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
      </button>
      <IconButton label="下一句" disabled={!isOpen} onClick={() => storyPlayer.skip(1)}>
        <ChevronsRight aria-hidden />
      </IconButton>
      <IconButton label="下一集" disabled={!onNext} onClick={() => onNext?.()}>
        <SkipForward aria-hidden />
      </IconButton>
    </div>
  )
}

const rates = ['0.75', '1', '1.25', '1.5']
const timers: readonly { value: string; timer: SleepTimer; label: string }[] = [
  { value: 'off', timer: 'off', label: '不定时' },
  { value: 'chapter', timer: 'chapter', label: '放完本集停' },
  { value: '15', timer: 15, label: '15 分钟后停' },
  { value: '30', timer: 30, label: '30 分钟后停' },
  { value: '60', timer: 60, label: '60 分钟后停' },
]

type ChoicesProps = {
  player: { rate: number; isLooping: boolean; timer: SleepTimer }
  isNight: boolean
  onNight: (isNight: boolean) => void
}

function Choices({ player: { rate, isLooping, timer }, isNight, onNight }: ChoicesProps) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-2 text-ink">
      <SelectField
        label="速度"
        isLabelHidden
        value={String(rate)}
        options={rates.map((value) => ({ value, label: `${value} 倍` }))}
        onChange={(value) => storyPlayer.setRate(Number(value))}
        className="w-32"
      />
      <span className="flex items-center gap-1">
        <Timer aria-hidden className="size-5" />
        <SelectField
          label="定时"
          isLabelHidden
          value={String(timer)}
          options={timers.map(({ value, label }) => ({ value, label }))}
          onChange={(wanted) =>
            storyPlayer.setTimer(timers.find(({ value }) => value === wanted)?.timer ?? 'off')
          }
          className="w-40"
        />
      </span>
      <Button
        variant={isLooping ? 'soft' : 'white'}
        aria-pressed={isLooping}
        onClick={() => storyPlayer.setLooping(!isLooping)}
      >
        <Repeat aria-hidden />
        循环
      </Button>
      <Button variant={isNight ? 'soft' : 'white'} aria-pressed={isNight} onClick={() => onNight(!isNight)}>
        <Moon aria-hidden />
        夜灯
      </Button>
    </div>
  )
}

/** The whole text; the sentence that is read is lit. */
function StoryText({ chapter, line }: { chapter: Chapter; line: number }) {
  return (
    <section aria-label="故事文稿" className="chapter-width chapter-text w-full text-lg">
      {chapter.text.map(({ text, voice }, index) => (
        <span key={index} data-lit={index === line || undefined} data-voice={voice}>
          {text}
        </span>
      ))}
    </section>
  )
}
