/** The pictures of the product, taken from it by `npm run pictures -w e2e`, with their sizes in pixels. */
const sizes = {
  laptop: { width: 1600, height: 900 },
  board: { width: 1440, height: 810 },
  phone: { width: 585, height: 1170 },
} as const

/** Where half the width is sharp enough, and the network is that of a phone; the same is fetched early by `routes.ts`. */
const ON_A_PHONE = '(max-width: 767px)'

const frames: Record<Device, { body: string; screen: string }> = {
  laptop: { body: 'rounded-[20px] bg-white p-1.5 shadow-float md:p-2.5', screen: 'rounded-[13px]' },
  board: { body: 'rounded-[18px] bg-ink p-2 shadow-float md:p-3', screen: 'rounded-s' },
  phone: { body: 'rounded-[30px] bg-ink p-1.5 shadow-float', screen: 'rounded-[25px]' },
}

type Device = keyof typeof sizes

export type ProductPictureProps = {
  /** `/pictures/<name>.webp` */
  name: string
  device: Device
  alt: string
  /** In sight when the page opens: it is not waited with. */
  isFirst?: boolean
  /** The point round which the picture is enlarged, as a class of `transform-origin`; without it all of it is shown. */
  closeUp?: string
  className?: string
  onLoad?: () => void
}

/** A picture of the product in the drawn frame of what it is used on. */
export function ProductPicture({
  name,
  device,
  alt,
  isFirst = false,
  closeUp,
  className = '',
  onLoad,
}: ProductPictureProps) {
  const { body, screen } = frames[device]
  const hasSmall = device !== 'phone' && closeUp === undefined
  return (
    <span className={`block overflow-hidden ${body} ${className}`}>
      <span className={`block overflow-hidden ${screen}`}>
        <picture>
          {hasSmall && <source media={ON_A_PHONE} srcSet={`/pictures/${name}-small.webp`} />}
          <img
            src={`/pictures/${name}.webp`}
            alt={alt}
            {...sizes[device]}
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'auto'}
            decoding="async"
            draggable={false}
            onLoad={onLoad}
            className={`block h-auto w-full bg-sky-2 ${closeUp === undefined ? '' : `scale-160 ${closeUp}`}`}
          />
        </picture>
      </span>
    </span>
  )
}
