import type { HomeBanner } from '@pinge/contract/site.ts'
import { ProductPicture } from '../ProductPicture.tsx'
import type { HeroSlide } from './hero-slides.ts'
import type { Slide } from './use-hero-slides.ts'

type SlideViewProps = {
  slide: Slide
  label: string
  isFirst: boolean
  isShown: boolean
  isFetched: boolean
  onLoad: () => void
}

/** One picture of the carousel; only the one that is shown can be reached. */
export function SlideView({ slide, label, isFirst, isShown, isFetched, onLoad }: SlideViewProps) {
  return (
    <div
      role="group"
      aria-label={label}
      aria-hidden={!isShown}
      inert={!isShown}
      className={`absolute inset-0 grid place-items-center transition-opacity duration-240 ease-out ${isShown ? '' : 'opacity-0'}`}
    >
      {isFetched && (
        <div className="relative w-full">
          {slide.kind === 'banner' ? (
            <div className={LATER_WIDTH}>
              <BannerPicture banner={slide.banner} />
            </div>
          ) : (
            <ProductSlide slide={slide.slide} isFirst={isFirst} onLoad={onLoad} />
          )}
        </div>
      )}
    </div>
  )
}

/** None is larger than the first one, or the page would count as shown only with it. */
const LATER_WIDTH = 'mx-auto w-[91%]'

type ProductSlideProps = { slide: HeroSlide } & Pick<SlideViewProps, 'isFirst' | 'onLoad'>

function ProductSlide({ slide: { picture, device, phone, alt }, isFirst, onLoad }: ProductSlideProps) {
  return (
    <>
      <ProductPicture
        name={picture}
        device={device}
        alt={alt}
        isFirst={isFirst}
        onLoad={onLoad}
        // With room for the phone.
        className={phone === undefined ? LATER_WIDTH : 'w-[92%]'}
      />
      {phone !== undefined && (
        <ProductPicture
          name={phone}
          device="phone"
          alt=""
          isFirst={isFirst}
          className="absolute right-0 -bottom-[3%] w-[23%] max-md:rounded-[18px] max-md:p-1"
        />
      )}
    </>
  )
}

const frame = 'block aspect-video w-full overflow-hidden rounded-[20px] bg-brand-tint shadow-float'

/** What the operator shows, and where it leads. */
function BannerPicture({ banner: { image, title, link } }: { banner: HomeBanner }) {
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
