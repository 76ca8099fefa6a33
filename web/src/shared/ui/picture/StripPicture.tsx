import faces from './faces.webp'
import { placeInStrip, type PictureOfStrip } from './picture-strip.ts'
import { stripPosition } from './strip-position.ts'

/** A picture of the strip that the faces come in. The words beside it say what it means, so the picture itself says nothing. */
export function StripPicture({ name, className = '' }: { name: PictureOfStrip; className?: string }) {
  return (
    <img
      src={faces}
      alt=""
      draggable={false}
      style={{ objectPosition: stripPosition(placeInStrip(name)) }}
      className={`object-cover ${className}`}
    />
  )
}
