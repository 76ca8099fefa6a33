import type { ReactNode } from 'react'
import { Picture } from '../picture/Picture.tsx'
import type { StatePicture } from './state-pictures.ts'

export type EmptyStateProps = {
  picture: StatePicture
  title: string
  text?: string
  /** The one next action. */
  action?: ReactNode
  className?: string
}

export function EmptyState({ picture, title, text, action, className = '' }: EmptyStateProps) {
  return (
    <div className={`flex flex-col items-center justify-center gap-4 px-4 py-12 text-center ${className}`}>
      <span className="grid size-32 place-items-center rounded-full bg-white">
        <Picture name={picture} size={88} />
      </span>
      <div className="max-w-md">
        <h2 className="text-l font-bold">{title}</h2>
        {text && <p className="mt-1 text-m text-ink-2">{text}</p>}
      </div>
      {action}
    </div>
  )
}
