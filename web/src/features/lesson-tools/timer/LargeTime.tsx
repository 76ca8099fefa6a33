import type { ReactNode } from 'react'

export type LargeTimeProps = {
  /** Digits as they are shown. */
  time: string
  isOver?: boolean
  children?: ReactNode
}

/** Digits as large as the stage, to be read from the last row. What they say is not read out every second. */
export function LargeTime({ time, isOver = false, children }: LargeTimeProps) {
  return (
    <div
      className={`[container-type:size] relative flex min-h-40 flex-1 items-center justify-center overflow-hidden rounded-big short:h-28 short:min-h-0 short:flex-none ${isOver ? 'bg-sun' : 'bg-linear-to-b from-sky-2 to-sky-3'}`}
    >
      <p
        role="timer"
        className="num leading-none"
        style={{ fontSize: `min(62cqh, ${Math.floor(150 / time.length)}cqw)` }}
      >
        {time}
      </p>
      {children}
    </div>
  )
}
