import type { ReactNode } from 'react'

export type TagProps = {
  tone?: 'mist' | 'sun' | 'brand' | 'clay' | 'white'
  className?: string
  children: ReactNode
}

const tones = {
  mist: 'bg-mist text-ink-2',
  sun: 'bg-sun-tint text-sun-ink',
  brand: 'bg-brand-tint text-brand-deep',
  clay: 'bg-clay-tint text-clay',
  white: 'bg-white/85 text-ink',
}

export function Tag({ tone = 'mist', className = '', children }: TagProps) {
  return (
    <span
      className={`inline-flex min-h-6 items-center gap-1 rounded-full px-2.5 text-cap font-bold whitespace-nowrap cramped:whitespace-normal [&_svg]:size-3.5 ${tones[tone]} ${className}`}
    >
      {children}
    </span>
  )
}
