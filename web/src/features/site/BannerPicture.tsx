import type { HomeBanner } from '@pinge/contract/site.ts'

const frame = 'block aspect-video w-full overflow-hidden rounded-[20px] bg-brand-tint shadow-float'

/** What the operator shows, and where it leads. */
export function BannerPicture({ banner: { image, title, link } }: { banner: HomeBanner }) {
  const picture = (
    <img src={image} alt={title} decoding="async" draggable={false} className="size-full object-cover" />
  )
  return link === '' ? (
    <span className={frame}>{picture}</span>
  ) : (
    <a href={link} rel="noreferrer" className={frame}>
      {picture}
    </a>
  )
}
