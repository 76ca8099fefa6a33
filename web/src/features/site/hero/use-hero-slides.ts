import { homeBanner, HOME_BANNER_POSITION, type HomeBanner } from '@pinge/contract/site.ts'
import { useRead } from '../../../shared/api/use-read.ts'
import { heroSlides, type HeroSlide } from './hero-slides.ts'

const MAX_SLIDES = 5

export type Slide =
  | { kind: 'product'; id: string; title: string; text: string; slide: HeroSlide }
  | { kind: 'banner'; id: string; title: string; text: string; banner: HomeBanner }

/** The product first, since it is there at once; then what the operator shows; then more of the product. */
export function useHeroSlides(): readonly Slide[] {
  // Without them the page shows the product alone.
  const { data: banners = [] } = useRead(
    homeBanner,
    { position: HOME_BANNER_POSITION },
    { staleTime: Infinity },
  )
  const [first, ...others] = heroSlides.map(toSlide)
  return [...(first ? [first] : []), ...banners.map(ofBanner), ...others].slice(0, MAX_SLIDES)
}

function toSlide(slide: HeroSlide): Slide {
  return { kind: 'product', id: slide.picture, title: slide.title, text: slide.text, slide }
}

function ofBanner(banner: HomeBanner): Slide {
  return { kind: 'banner', id: `banner-${banner.id}`, title: banner.title, text: '', banner }
}
