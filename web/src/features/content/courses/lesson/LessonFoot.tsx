import type { CourseDetail } from '@pinge/contract/content/courses.ts'
import { ChevronLeft, ChevronRight, Dices, MonitorOff, Sparkles, Timer } from 'lucide-react'
import { Button } from '../../../../shared/ui/buttons/Button.tsx'

export type LessonFootProps = {
  isDark: boolean
  isTimed: boolean
  current: CourseDetail['steps'][number] | undefined
  onDark: () => void
  onTimed: () => void
  /** Null without a class. */
  onDraw: (() => void) | null
  onComment: () => void
  /** Null at the ends. */
  onPrevious: (() => void) | null
  onNext: (() => void) | null
}

/** What is done with the board, beside turning its pages. */
export function LessonFoot(props: LessonFootProps) {
  const { isDark, isTimed, current, onDark, onTimed, onDraw, onComment, onPrevious, onNext } = props
  return (
    <footer className="flex flex-wrap items-center justify-center gap-2 p-4">
      <Button variant="white" disabled={!onPrevious} onClick={() => onPrevious?.()}>
        <ChevronLeft aria-hidden />
        上一页
      </Button>
      <Button variant="white" aria-pressed={isDark} onClick={onDark}>
        <MonitorOff aria-hidden />
        黑屏讲解（B）
      </Button>
      {current?.timerMinutes && (
        <Button variant="white" aria-pressed={isTimed} onClick={onTimed}>
          <Timer aria-hidden />
          {isTimed ? '收起计时' : `计时 ${current.timerMinutes} 分钟`}
        </Button>
      )}
      {onDraw && (
        <Button variant="white" onClick={onDraw}>
          <Dices aria-hidden />
          点名
        </Button>
      )}
      <Button variant="white" onClick={onComment}>
        <Sparkles aria-hidden />
        去点评
      </Button>
      <Button disabled={!onNext} onClick={() => onNext?.()}>
        下一页
        <ChevronRight aria-hidden />
      </Button>
    </footer>
  )
}
