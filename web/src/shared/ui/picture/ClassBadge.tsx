import { readAvatar } from '@pinge/contract/values/avatar.ts'
import { findClassCover } from './class-covers.ts'
import { StripPicture } from './StripPicture.tsx'

export type ClassBadgeProps = { classImg: string; size?: number }

/** A class's cover as a round picture, beside its name. */
export function ClassBadge({ classImg, size = 44 }: ClassBadgeProps) {
  const cover = findClassCover(classImg)
  const own = readAvatar(classImg)
  const diameter = `${size / 16}rem`
  const isOwn = own.kind === 'picture'
  return (
    <span
      aria-hidden
      className="grid shrink-0 place-items-center overflow-hidden rounded-full"
      style={{ width: diameter, height: diameter, background: cover.ground }}
    >
      {isOwn ? (
        <img src={own.url} alt="" draggable={false} className="size-full object-cover" />
      ) : (
        <StripPicture name={cover.picture} className="size-[78%]" />
      )}
    </span>
  )
}
