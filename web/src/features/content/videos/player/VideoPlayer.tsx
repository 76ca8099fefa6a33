import { mediaDetail } from '@pinge/contract/content/videos.ts'
import { Play } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRead } from '../../../../shared/api/use-read.ts'
import { formatClock } from '../../../../shared/time/format-duration.ts'
import { ReadView } from '../../../../shared/ui/feedback/ReadView.tsx'
import { Button } from '../../../../shared/ui/buttons/Button.tsx'
import type { Played } from '../../plays/play-report.ts'
import { togglePartFullscreen } from './fill-screen.ts'
import { PlayerBar } from './PlayerBar.tsx'
import { canResume, useVideo, type VideoHandle, type VideoState } from './use-video.ts'

export type VideoPlayerProps = {
  vid: string
  title: string
  cover: string
  /** Where this teacher stopped. */
  second: number
  played: Played
  /** What the class talks about while the picture is dark. */
  question: string
  onEnd?: () => void
  /** N; null where nothing follows. */
  onNext?: (() => void) | null
}

/** A video of our own store, with captions. Its address is asked for when it is played, and again when it ended. */
export function VideoPlayer(props: VideoPlayerProps) {
  const read = useRead(mediaDetail, { vid: props.vid }, { gcTime: 0, staleTime: Infinity })
  return (
    <div
      className={`content-film relative isolate w-full overflow-hidden rounded-big ${read.error && !read.data ? 'bg-white sm:aspect-video' : 'aspect-video bg-ink'}`}
    >
      <ReadView
        read={read}
        waiting={<img src={props.cover} alt="" className="size-full object-cover" />}
        errorClassName="h-full"
      >
        {({ url, caption }) => (
          <Playing {...props} url={url} caption={caption} onRenew={() => void read.refetch()} />
        )}
      </ReadView>
    </div>
  )
}

type PlayingProps = VideoPlayerProps & { url: string; caption: string | null; onRenew: () => void }

function Playing(props: PlayingProps) {
  const { vid, title, cover, second, played, question, url, caption, onRenew, onEnd, onNext = null } = props
  const frame = useRef<HTMLDivElement>(null)
  const [isBroken, setBroken] = useState(false)
  /** How it was when its address ended, until the next address has shown that place. */
  const [back, setBack] = useState<VideoState | null>(null)
  /** A film that breaks off where the address before did is at fault itself. */
  const lostAt = useRef(-1)
  const element = useRef<HTMLVideoElement>(null)
  const handle = useVideo(element, {
    vid,
    played,
    onBroken: () => {
      const { second: at, isPlaying } = handle.state
      const isNoFurther = isPlaying && Math.abs(at - lostAt.current) < 1
      if (back !== null || isNoFurther) return setBroken(true)
      lostAt.current = at
      setBack(handle.state)
      onRenew()
    },
    onEnd: () => onEnd?.(),
  })
  const { state, events } = handle
  useKeys(handle, frame, onNext)
  if (isBroken)
    return (
      <div role="alert" className="grid size-full place-items-center bg-white p-6 text-center">
        <p className="text-l font-bold">内容不存在或已下架</p>
      </div>
    )
  return (
    <div ref={frame} className="relative size-full bg-ink">
      {/* The track stands within, where the video has captions. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        {...events}
        ref={element}
        src={url}
        poster={cover}
        playsInline
        preload="metadata"
        aria-label={title}
        onLoadedMetadata={() => {
          events.onLoadedMetadata()
          if (back === null) return
          handle.goTo(back.second)
          handle.setRate(back.rate)
          if (back.isPlaying) handle.play()
        }}
        onSeeked={() => setBack(null)}
        onClick={handle.toggle}
        className="size-full"
      >
        {caption !== null && (
          <track
            kind="captions"
            src={caption}
            srcLang="zh-CN"
            label="中文字幕"
            default
            ref={(element) => {
              if (element) element.track.mode = state.hasCaptions ? 'showing' : 'hidden'
            }}
          />
        )}
      </video>
      {!state.isPlaying && state.second === 0 && <BigPlay onPlay={handle.play} />}
      {state.second < 8 && <Resume handle={handle} second={second} />}
      {state.isDark && (
        <div className="absolute inset-0 grid place-items-center bg-ink p-10 content-large text-center font-bold text-white">
          {question}
        </div>
      )}
      <PlayerBar handle={handle} frame={frame} />
    </div>
  )
}

function BigPlay({ onPlay }: { onPlay: () => void }) {
  return (
    <button
      type="button"
      aria-label="播放"
      onClick={onPlay}
      className="big-play absolute inset-0 m-auto grid size-24 max-sm:hidden place-items-center rounded-full bg-brand text-white shadow-float hover:bg-brand-deep [&_svg]:size-10"
    >
      <Play aria-hidden />
    </button>
  )
}

function Resume({ handle, second }: { handle: VideoHandle; second: number }) {
  const [isChosen, setChosen] = useState(false)
  if (isChosen || !canResume(second, handle.state.duration)) return null
  const from = (at: number) => {
    setChosen(true)
    handle.goTo(at)
    handle.play()
  }
  return (
    <div className="absolute top-4 left-4 flex items-center gap-2 rounded-full bg-ink/85 p-1.5 pl-5 text-white">
      上次看到 <b className="num">{formatClock(second)}</b>
      <Button variant="white" onClick={() => from(second)}>
        继续
      </Button>
      <button type="button" onClick={() => from(0)} className="min-h-12 rounded-full px-4 font-bold">
        从头看
      </button>
    </div>
  )
}

const LOUDER = 0.1
const SKIP_S = 10

/** The key means something else there: where one writes, on a slider, and Space on a button. */
function isTaken({ target, key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return altKey || ctrlKey || metaKey
  if (target.closest('input:not([type=range]), textarea, select')) return true
  if (target.closest('input')) return key.startsWith('Arrow')
  return key === ' ' && target.closest('button, a') !== null
}

/** The keys of a player, wherever the hand is: but not while one writes, or on a button that takes the key itself. */
function useKeys(
  handle: VideoHandle,
  frame: { current: HTMLElement | null },
  onNext: (() => void) | null,
): void {
  const actions: Readonly<Record<string, () => void>> = {
    ' ': handle.toggle,
    ArrowLeft: () => handle.skip(-SKIP_S),
    ArrowRight: () => handle.skip(SKIP_S),
    ArrowUp: () => handle.louder(LOUDER),
    ArrowDown: () => handle.louder(-LOUDER),
    f: () => togglePartFullscreen(frame.current),
    m: handle.toggleMuted,
    b: handle.toggleDark,
    n: () => onNext?.(),
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!action || isTaken(event)) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
