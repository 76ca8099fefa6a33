export type SkeletonProps = { className?: string }

/** A quiet block of the size of what will come, white on the sky and darker on a white card. Wrap several in `SkeletonGroup`. */
export function Skeleton({ className = '' }: SkeletonProps) {
  return (
    <span className={`block animate-pulse rounded-card bg-white/80 in-[.bg-white]:bg-groove ${className}`} />
  )
}
