import { readAvatar } from '@pinge/contract/values/avatar.ts'
import { useState } from 'react'
import faces from './faces.webp'
import { shippedFace } from './shipped-face.ts'

export type AvatarProps = {
  /** The header value as it is stored. */
  header: string
  /** Diameter in CSS pixels of the plain scale. */
  size?: number
  /** Grey, for a child who is not there. */
  isMuted?: boolean
  className?: string
}

/** An animal that looks out of its own little window; all of them are one file, however many are shown. The name stands beside it, so the picture itself says nothing. */
export function Avatar({ header, size = 58, isMuted = false, className = '' }: AvatarProps) {
  const avatar = readAvatar(header)
  const [failedUrl, setFailedUrl] = useState<string>()
  const isOwn = avatar.kind === 'picture' && avatar.url !== failedUrl
  const diameter = `${size / 16}rem`
  const face = shippedFace(avatar.kind === 'shipped' ? avatar.id : 0)

  return (
    <span
      className={`grid shrink-0 place-items-center overflow-hidden rounded-full ${className}`}
      style={{ width: diameter, height: diameter, background: isMuted ? '#E4ECF0' : face.ground }}
    >
      <img
        src={isOwn ? avatar.url : faces}
        alt=""
        width={size}
        height={size}
        draggable={false}
        onError={() => isOwn && setFailedUrl(avatar.url)}
        style={isOwn ? undefined : { objectPosition: face.position }}
        className={`object-cover ${isOwn ? 'size-full' : 'size-[82%]'} ${isMuted ? 'opacity-50 grayscale' : ''}`}
      />
    </span>
  )
}
