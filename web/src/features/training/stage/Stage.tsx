import { Eye, EyeOff, LogOut, Maximize, Minimize, Volume2, VolumeX } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { aloneOnPage } from '../../../shared/device/alone-on-page.ts'
import { useFullscreen } from '../../../shared/device/use-fullscreen.ts'
import { useKeyDown } from '../../../shared/keys/use-key-down.ts'
import { toggleSound, useSoundStore } from '../../../shared/sound/sound.store.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { SittingMeter } from '../rest/SittingMeter.tsx'
import { IconButton } from '../../../shared/ui/buttons/IconButton.tsx'
import { tellAtTop } from '../../../shared/ui/feedback/show-toast.ts'
import './stage.css'

export type StageProps = {
  title: string
  /** Which game and level; on the look the tip beside it. */
  text: ReactNode
  onLeave: () => void
  isTimeShown: boolean
  onToggleTime: () => void
  /** The rest is held now: nothing tells that it is near. */
  isResting?: boolean
  /** What else may be set at this stage. */
  tools?: ReactNode
  children: ReactNode
  /** What is to be done, at the bottom. */
  footer?: ReactNode
}

/** The whole window for one round: nothing of the product stands around it. */
export function Stage({
  title,
  text,
  onLeave,
  isTimeShown,
  onToggleTime,
  isResting = false,
  tools,
  children,
  footer,
}: StageProps) {
  useEscape(onLeave)
  // Toasts lie outside React: at the foot they would cover the clock, and the pieces to choose from.
  useEffect(() => tellAtTop(), [])
  return (
    <div
      ref={aloneOnPage}
      className="dawn fixed inset-0 z-21 flex flex-col gap-3 overflow-y-auto p-3 select-none sm:p-4"
    >
      <header className="grid grid-cols-[1fr_auto_1fr] items-start gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="white" onClick={onLeave}>
            <LogOut aria-hidden />
            退出
          </Button>
          {!isResting && <SittingMeter isTimeShown={isTimeShown} />}
        </div>
        <div className="min-w-0 text-center max-md:order-last max-md:col-span-3">
          <h1 className="text-xl font-bold md:text-2xl">{title}</h1>
          <p className="text-m text-ink-2">{text}</p>
        </div>
        <StageTools isTimeShown={isTimeShown} onToggleTime={onToggleTime}>
          {tools}
        </StageTools>
      </header>
      <div className="flex flex-1 flex-col">{children}</div>
      {footer && <footer className="flex flex-wrap items-center justify-center gap-4">{footer}</footer>}
    </div>
  )
}

function StageTools({
  isTimeShown,
  onToggleTime,
  children,
}: Pick<StageProps, 'isTimeShown' | 'onToggleTime' | 'children'>) {
  const isMuted = useSoundStore((sound) => sound.isMuted)
  const { isFullscreen, toggleFullscreen, canBeFullscreen } = useFullscreen()
  return (
    <div className="stage-tools flex justify-end gap-1.5 max-md:col-start-3">
      {children}
      <IconButton variant="white" label={isTimeShown ? '隐藏计时' : '显示计时'} onClick={onToggleTime}>
        {isTimeShown ? <EyeOff /> : <Eye />}
      </IconButton>
      <IconButton variant="white" label={isMuted ? '开启音效' : '关闭音效'} onClick={toggleSound}>
        {isMuted ? <VolumeX /> : <Volume2 />}
      </IconButton>
      {canBeFullscreen && (
        <IconButton variant="white" label={isFullscreen ? '退出全屏' : '全屏'} onClick={toggleFullscreen}>
          {isFullscreen ? <Minimize /> : <Maximize />}
        </IconButton>
      )}
    </div>
  )
}

/** Escape leaves, unless a dialog stands over the stage: it is the dialog's then. */
function useEscape(onEscape: () => void): void {
  useKeyDown((event) => {
    // A dialog that has just closed by it has taken the key.
    const isTaken = event.defaultPrevented || document.querySelector('[role=alertdialog],[role=dialog]')
    if (event.key === 'Escape' && !isTaken) onEscape()
  })
}
