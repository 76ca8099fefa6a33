import { findClassCover } from './class-covers.ts'

export type ClassBadgeProps = { classImg: string; size?: number }

/** A class's cover as a round picture, beside its name. */
export function ClassBadge({ classImg, size = 44 }: ClassBadgeProps) {
  const cover = findClassCover(classImg)
  return (
    <span
      aria-hidden
      className="grid shrink-0 place-items-center rounded-full"
      style={{ width: size, height: size, background: cover.ground }}
    >
      <img src={`/img/${cover.picture}.webp`} alt="" draggable={false} className="size-[78%]" />
    </span>
  )
}
