import { encode } from 'uqr'

export type QrPictureProps = { content: string; label?: string; className?: string }

/** A QR code as one path, sharp at every size. */
export function QrPicture({ content, label = '二维码', className = '' }: QrPictureProps) {
  const { data, size } = encode(content, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#12303B" />
    </svg>
  )
}
