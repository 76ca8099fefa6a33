import { readAvatar } from '@pinge/contract/values/avatar.ts'
import { useState } from 'react'
import { findClassCover } from './class-covers.ts'

export type ClassCoverProps = {
  classImg: string
  className?: string
}

/** The wide landscape at the head of a class card. Its parent gives it width and height. */
export function ClassCover({ classImg, className = '' }: ClassCoverProps) {
  const cover = findClassCover(classImg)
  const own = readAvatar(classImg)
  const [failedUrl, setFailedUrl] = useState<string>()
  if (own.kind === 'picture' && own.url !== failedUrl)
    return (
      <span className={`relative block overflow-hidden ${className}`} aria-hidden>
        <img
          src={own.url}
          alt=""
          draggable={false}
          onError={() => setFailedUrl(own.url)}
          className="absolute inset-0 size-full object-cover"
        />
      </span>
    )
  return (
    <span className={`relative block overflow-hidden ${className}`} aria-hidden>
      <svg viewBox="0 0 400 116" preserveAspectRatio="none" className="absolute inset-0 size-full">
        <rect width="400" height="116" fill={cover.sky} />
        <circle cx="336" cy="86" r="92" fill="#fff" opacity=".42" />
        <path d="M0 84C90 46 170 104 260 84s100-26 140-12v44H0Z" fill={cover.farHill} />
        <path d="M0 102c100-26 190 10 270 0s90-16 130-8v22H0Z" fill={cover.nearHill} />
      </svg>
      <img
        src={`/img/${cover.picture}.webp`}
        alt=""
        draggable={false}
        className="absolute right-[7%] -bottom-[6%] aspect-square h-[96%]"
      />
    </span>
  )
}
