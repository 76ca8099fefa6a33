import { readAvatar } from '@pinge/contract/avatar.ts'
import { useState } from 'react'
import { findAvatarPicture } from './avatar-pictures.ts'

export type AvatarProps = {
  /** The header value as it is stored. */
  header: string
  /** Diameter in CSS pixels. */
  size?: number
  /** Grey, for a child who is not there. */
  isMuted?: boolean
  className?: string
}

/** An animal that looks out of its own little window. The name stands beside it, so the picture itself says nothing. */
export function Avatar({ header, size = 58, isMuted = false, className = '' }: AvatarProps) {
  const avatar = readAvatar(header)
  const [failedUrl, setFailedUrl] = useState<string>()
  const isOwn = avatar.kind === 'picture' && avatar.url !== failedUrl
  const shipped = findAvatarPicture(avatar.kind === 'shipped' ? avatar.id : 0)

  return (
    <span
      className={`grid shrink-0 place-items-center overflow-hidden rounded-full ${className}`}
      style={{ width: size, height: size, background: isMuted ? '#E4ECF0' : shipped.ground }}
    >
      <img
        src={isOwn ? avatar.url : `/img/${shipped.picture}.webp`}
        alt=""
        width={size}
        height={size}
        draggable={false}
        onError={() => isOwn && setFailedUrl(avatar.url)}
        className={`${isOwn ? 'size-full object-cover' : 'size-[78%]'} ${isMuted ? 'opacity-50 grayscale' : ''}`}
      />
    </span>
  )
}
