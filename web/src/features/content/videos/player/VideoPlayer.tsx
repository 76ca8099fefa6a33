import './film.css'
import { mediaDetail } from '@pinge/contract/content/videos.ts'
import { Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { useRead } from '../../../../shared/api/use-read.ts'
import { formatFailure } from '../../../../shared/api/failure/format-failure.ts'
import { useKeyDown } from '../../../../shared/keys/use-key-down.ts'
import { formatClock } from '../../../../shared/time/format-duration.ts'
import { ErrorBox } from '../../../../shared/ui/feedback/ErrorBox.tsx'
import { ReadView } from '../../../../shared/ui/feedback/ReadView.tsx'
import { SlowNote } from '../../../../shared/ui/feedback/SlowNote.tsx'
import { Button } from '../../../../shared/ui/buttons/Button.tsx'
import type { Played } from '../../plays/play-report.ts'
import { togglePartFullscreen } from './fill-screen.ts'
import { PlayerBar } from './PlayerBar.tsx'
import { useNextAddress } from './use-next-address.ts'
import { canResume, SKIP_S, useVideo, type VideoHandle } from './use-video.ts'

export type VideoPlayerProps = {
  vid: string
  title: string
  cover: string
  /** Where this teacher stopped. */
  second: number
  played: Played
  /** What the class talks about while the picture is dark. */
  question: string
  /** As wide as a phone, wherever it stands: most of the controls wait for the full screen. */
  isSmall?: boolean
  /** It follows another by itself; a browser that lets nothing play so shows the large button. */
  plays?: boolean
  onPlay?: () => void
  onEnd?: () => void
  /** N; null where nothing follows. */
  onNext?: (() => void) | null
}

/** A video of our own store, with captions. Its address is asked for when it is played, and again when it ended. */
export function VideoPlayer(props: VideoPlayerProps) {
  const read = useRead(mediaDetail, { vid: props.vid }, { gcTime: 0, staleTime: Infinity })
  return (
    <div
      className={`content-film ${props.isSmall ? 'film-small' : ''} relative isolate w-full overflow-hidden rounded-big ${read.error && !read.data ? 'bg-white sm:aspect-video' : 'aspect-video bg-ink'}`}
    >
      <ReadView
        read={read}
        waiting={<img src={props.cover} alt="" className="size-full object-cover" />}
        errorClassName="h-full"
      >
        {({ url, caption }) => (
          <Playing {...props} url={url} caption={caption} onRenew={() => read.refetch()} />
        )}
      </ReadView>
    </div>
  )
}

type PlayingProps = VideoPlayerProps & {
  url: string
  caption: string | null
  /** Asks for another address; answers why there is none. */
  onRenew: () => Promise<{ error: unknown }>
}

function Playing(props: PlayingProps) {
  const { vid, title, cover, second, played, question, url, caption, onRenew } = props
  const { plays = false, onPlay, onEnd, onNext = null } = props
  const frame = useRef<HTMLDivElement>(null)
  const next = useNextAddress(onRenew)
  const { back, cut } = next
  const element = useRef<HTMLVideoElement>(null)
  const handle = useVideo(element, {
    vid,
    played,
    onBroken: () => next.breakOff(handle.state, url),
    onEnd: () => onEnd?.(),
  })
  const { state, events } = handle
  usePlayerKeys(handle, frame, onNext)
  if (next.isBroken)
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
        onPlay={() => {
          events.onPlay()
          onPlay?.()
        }}
        onLoadedMetadata={() => {
          events.onLoadedMetadata()
          if (back === null) return void (plays && handle.play())
          handle.goTo(back.second)
          handle.setRate(back.rate)
          if (back.isPlaying) handle.play()
        }}
        onSeeked={next.arrive}
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
      {/* In the picture, because that may fill the screen. */}
      {state.isStalled && (
        <SlowNote className="absolute top-4 right-4 rounded-full bg-ink/85 px-4 py-2 text-white" />
      )}
      {state.second < 8 && <Resume handle={handle} second={second} />}
      {state.isDark && <Dark question={question} />}
      {cut === null ? (
        <PlayerBar handle={handle} frame={frame} />
      ) : (
        <ErrorBox
          reason={formatFailure(cut)}
          onRetry={next.renew}
          className="absolute inset-0 bg-white py-2! [&>svg]:max-sm:hidden"
        />
      )}
    </div>
  )
}

function Dark({ question }: { question: string }) {
  return (
    <div className="absolute inset-0 grid place-items-center bg-ink p-10 content-large text-center font-bold text-white">
      {question}
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

/** The key means something else there: where one writes, on a slider, and Space on a button. */
function isTaken({ target, key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return altKey || ctrlKey || metaKey
  if (target.closest('input:not([type=range]), textarea, select')) return true
  if (target.closest('input')) return key.startsWith('Arrow')
  return key === ' ' && target.closest('button, a') !== null
}

/** The keys of a player, wherever the hand is: but not while one writes, or on a button that takes the key itself. */
function usePlayerKeys(
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
  useKeyDown((event) => {
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    // A file or a question that stands over the film has the keys, and the page beneath is hidden.
    if (!action || isTaken(event) || frame.current?.closest('[aria-hidden=true]')) return
    event.preventDefault()
    action()
  })
}
