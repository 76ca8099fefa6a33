export type SkeletonProps = { className?: string }

/** A quiet block of the size of what will come. Wrap several in `SkeletonGroup`. */
export function Skeleton({ className = '' }: SkeletonProps) {
  return <span className={`block animate-pulse rounded-card bg-white/80 ${className}`} />
}
