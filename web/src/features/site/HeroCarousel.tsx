import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { usePrefersStill } from '../../shared/lib/use-prefers-still.ts'
import { heroSlides, type HeroSlide } from './hero-slides.ts'
import { ProductPicture } from './ProductPicture.tsx'

const SLIDE_MS = 6_000

/** The product in a few pictures, one after another, until somebody looks closer or prefers that nothing moves. */
export function HeroCarousel() {
  const [shown, setShown] = useState(0)
  const [seen, setSeen] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const [isHeld, setIsHeld] = useState(false)
  const prefersStill = usePrefersStill()
  const isMoving = !isPaused && !isHeld && !prefersStill

  const show = (slide: number) => {
    setShown(slide)
    setSeen((before) => Math.max(before, slide))
  }
  // A timer lives outside React; a choice of the reader's begins its six seconds anew.
  useEffect(() => {
    if (!isMoving) return
    const timer = setTimeout(() => show((shown + 1) % heroSlides.length), SLIDE_MS)
    return () => clearTimeout(timer)
  }, [isMoving, shown])

  return (
    <section
      aria-label="产品图片"
      aria-roledescription="轮播"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <div className="relative aspect-[16/9.5]">
        {heroSlides.map((slide, place) => (
          <Slide
            key={slide.picture}
            slide={slide}
            place={place}
            isShown={place === shown}
            // The next one is fetched while this one is looked at, the others when their turn comes.
            isFetched={place <= seen + 1}
          />
        ))}
      </div>
      <div className="mt-3 flex items-center justify-between gap-4">
        <p className="min-h-12 min-w-0">
          <b className="block text-m">{heroSlides[shown]?.title}</b>
          <span className="text-s text-ink-2">{heroSlides[shown]?.text}</span>
        </p>
        <div className="flex shrink-0 items-center">
          {heroSlides.map(({ picture, title }, place) => (
            <button
              key={picture}
              type="button"
              aria-label={`第 ${place + 1} 张：${title}`}
              aria-current={place === shown ? 'true' : undefined}
              onClick={() => show(place)}
              className="group grid h-12 w-8 place-items-center"
            >
              <i className="size-2.5 rounded-full bg-ink-3/40 transition-all duration-240 ease-out group-hover:bg-ink-3 group-aria-[current=true]:w-6 group-aria-[current=true]:bg-brand" />
            </button>
          ))}
          {!prefersStill && (
            <button
              type="button"
              aria-label={isPaused ? '接着播放' : '停止播放'}
              onClick={() => setIsPaused(!isPaused)}
              className="grid size-12 place-items-center rounded-full text-ink-2 hover:bg-groove [&_svg]:size-5"
            >
              {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
            </button>
          )}
        </div>
      </div>
    </section>
  )
}

type SlideProps = { slide: HeroSlide; place: number; isShown: boolean; isFetched: boolean }

function Slide({ slide: { picture, device, phone, alt }, place, isShown, isFetched }: SlideProps) {
  return (
    <div
      role="group"
      aria-label={`${place + 1} / ${heroSlides.length}`}
      aria-hidden={!isShown}
      className={`absolute inset-0 grid place-items-center transition-opacity duration-240 ease-out ${isShown ? '' : 'opacity-0'}`}
    >
      {isFetched && (
        <div className="relative w-full">
          <ProductPicture
            name={picture}
            device={device}
            alt={alt}
            isFirst={place === 0}
            className={phone === undefined ? '' : 'w-[92%]'}
          />
          {phone !== undefined && (
            <ProductPicture
              name={phone}
              device="phone"
              alt=""
              isFirst={place === 0}
              className="absolute right-0 -bottom-[3%] w-[23%] max-md:rounded-[18px] max-md:p-1"
            />
          )}
        </div>
      )}
    </div>
  )
}
