import { RotateCw } from 'lucide-react'
import { Button } from '../buttons/Button.tsx'
import { Picture } from '../picture/Picture.tsx'

export type ErrorBoxProps = {
  onRetry: () => void
  /** Why, where it is known. */
  reason?: string | undefined
  className?: string
}

/** Stands where the content would stand, and keeps everything around it. */
export function ErrorBox({ onRetry, reason, className = '' }: ErrorBoxProps) {
  return (
    <div
      role="alert"
      className={`flex flex-col items-center justify-center gap-3 rounded-big bg-white/70 px-6 py-10 text-center ${className}`}
    >
      <Picture name="plug" size={72} />
      <p className="text-m font-bold">没有加载出来</p>
      {reason && <p className="text-m text-ink-2">{reason}</p>}
      <Button variant="soft" onClick={onRetry}>
        <RotateCw aria-hidden />
        再试一次
      </Button>
    </div>
  )
}
