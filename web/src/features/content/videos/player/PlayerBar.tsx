import {
  Captions,
  CaptionsOff,
  Maximize,
  MonitorOff,
  Pause,
  Play,
  RotateCcw,
  RotateCw,
  Volume2,
  VolumeX,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { formatClock } from '../../../../shared/time/format-duration.ts'
import { togglePartFullscreen } from './fill-screen.ts'
import { SKIP_S, type VideoHandle } from './use-video.ts'

const rates = [0.75, 1, 1.25, 1.5, 2]

type PlayerBarProps = { handle: VideoHandle; frame: { current: HTMLElement | null } }

/** The controls at the foot of the picture. */
export function PlayerBar({ handle, frame }: PlayerBarProps) {
  const { state } = handle
  const nextRate = rates[(rates.indexOf(state.rate) + 1) % rates.length] ?? 1
  return (
    <div className="absolute inset-x-3 bottom-3 flex flex-col gap-1 rounded-big bg-ink/80 px-4 py-2 text-white">
      <input
        type="range"
        aria-label="进度"
        aria-valuetext={`${formatClock(state.second)}，共 ${formatClock(state.duration)}`}
        min={0}
        max={Math.max(1, Math.floor(state.duration))}
        value={Math.floor(state.second)}
        onChange={({ target }) => handle.goTo(Number(target.value))}
        className="h-6 w-full accent-sun"
      />
      <div className="flex flex-wrap items-center gap-1">
        <BarButton label={state.isPlaying ? '暂停' : '播放'} onClick={handle.toggle}>
          {state.isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        </BarButton>
        <BarButton isExtra label="后退 10 秒" onClick={() => handle.skip(-SKIP_S)}>
          <RotateCcw aria-hidden />
        </BarButton>
        <BarButton isExtra label="前进 10 秒" onClick={() => handle.skip(SKIP_S)}>
          <RotateCw aria-hidden />
        </BarButton>
        <span className="num mr-auto px-2 text-base">
          {formatClock(state.second)} / {formatClock(state.duration)}
        </span>
        <BarButton isExtra label="黑屏讲解（B）" isOn={state.isDark} onClick={handle.toggleDark}>
          <MonitorOff aria-hidden />
        </BarButton>
        <BarButton isExtra label={`速度 ${state.rate} 倍`} onClick={() => handle.setRate(nextRate)}>
          <span className="num text-base">{state.rate}×</span>
        </BarButton>
        <BarButton label="字幕" isOn={state.hasCaptions} onClick={handle.toggleCaptions}>
          {state.hasCaptions ? <Captions aria-hidden /> : <CaptionsOff aria-hidden />}
        </BarButton>
        <BarButton isExtra label="静音（M）" isOn={state.isMuted} onClick={handle.toggleMuted}>
          {state.isMuted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
        </BarButton>
        {document.fullscreenEnabled && (
          <BarButton label="全屏（F）" onClick={() => togglePartFullscreen(frame.current)}>
            <Maximize aria-hidden />
          </BarButton>
        )}
      </div>
    </div>
  )
}

type BarButtonProps = {
  label: string
  isOn?: boolean
  /** Left out on a phone, whose picture is small. */
  isExtra?: boolean
  onClick: () => void
  children: ReactNode
}

function BarButton({ label, isOn, isExtra = false, onClick, children }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={onClick}
      className={`size-12 place-items-center rounded-full hover:bg-white/15 aria-pressed:text-sun [&_svg]:size-6 ${isExtra ? 'bar-extra hidden sm:grid' : 'grid'}`}
    >
      {children}
    </button>
  )
}
