import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { mediaQuery } from '../../../shared/device/media-query.ts'
import { SlideView } from './SlideView.tsx'
import { useHeroSlides } from './use-hero-slides.ts'

const SLIDE_MS = 6_000

/** Whether the reader prefers that nothing moves by itself. */
const usePrefersStill = mediaQuery('(prefers-reduced-motion: reduce)').useMatches

/** The product in a few pictures, one after another, until a reader looks closer or prefers that nothing moves. */
export function HeroCarousel() {
  const slides = useHeroSlides()
  const [shown, setShown] = useState(0)
  const [seen, setSeen] = useState(0)
  const [isFirstThere, setIsFirstThere] = useState(false)
  const [isPaused, setIsPaused] = useState(false)
  const [isHeld, setIsHeld] = useState(false)
  const prefersStill = usePrefersStill()
  const isMoving = !isPaused && !isHeld && !prefersStill

  const show = (slide: number) => {
    setShown(slide)
    setSeen((before) => Math.max(before, slide))
  }
  // A timer lives outside React; a choice of the reader's begins its six seconds again.
  useEffect(() => {
    if (!isMoving) return
    const timer = setTimeout(() => show((shown + 1) % slides.length), SLIDE_MS)
    return () => clearTimeout(timer)
  }, [isMoving, shown, slides.length])

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
        {slides.map((slide, place) => (
          <SlideView
            key={slide.id}
            slide={slide}
            label={`${place + 1} / ${slides.length}`}
            isFirst={place === 0}
            isShown={place === shown}
            // The next one is fetched while this one is looked at, the others when their turn comes.
            isFetched={place <= (isFirstThere ? seen + 1 : seen)}
            onLoad={() => setIsFirstThere(true)}
          />
        ))}
      </div>
      <div className="mt-3 flex items-center justify-between gap-4">
        <p className="min-h-12 min-w-0">
          <b className="block text-m">{slides[shown]?.title}</b>
          <span className="text-s text-ink-2">{slides[shown]?.text}</span>
        </p>
        <div className="flex shrink-0 items-center">
          {slides.map(({ id, title }, place) => (
            <button
              key={id}
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
