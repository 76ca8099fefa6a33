import type { ReactNode } from 'react'

export type SkeletonGroupProps = { className?: string; children: ReactNode }

/** Shows its blocks after 200 ms; what comes sooner needs none. */
export function SkeletonGroup({ className = '', children }: SkeletonGroupProps) {
  return (
    <div role="status" aria-label="加载中" className={`animate-after-200 ${className}`}>
      {children}
    </div>
  )
}
