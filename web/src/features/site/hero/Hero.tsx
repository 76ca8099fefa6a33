import { useSite } from '../../../shared/navigation/site.ts'
import { ButtonLink } from '../../../shared/ui/buttons/ButtonLink.tsx'
import { HeroCarousel } from './HeroCarousel.tsx'

/** What it is, in one sentence and some pictures, and the way in. */
export function Hero({ isSignedIn }: { isSignedIn: boolean }) {
  const { webName } = useSite()
  return (
    <section className="relative overflow-clip">
      <svg
        aria-hidden
        viewBox="0 0 1366 130"
        preserveAspectRatio="none"
        className="absolute inset-x-0 -bottom-px -z-10 h-32 w-full"
      >
        <path d="M0 62C160 22 300 30 440 46s300 30 480 4 300-46 446-22v102H0Z" fill="#fff" />
      </svg>
      <div className="mx-auto grid w-full max-w-[1264px] gap-x-12 gap-y-8 px-4 pt-4 pb-8 md:px-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:pt-8 2xl:max-w-[1560px]">
        <div className="flex flex-col">
          <p className="text-m font-bold text-brand-deep">{webName}</p>
          <h1 className="mt-2 text-[34px]/[46px] font-bold tracking-wide lg:text-[44px]/[60px] 2xl:text-[56px]/[76px]">
            每个孩子的
            <br />
            每一点好，
            <br />
            都被看见。
          </h1>
          <p className="mt-3 text-m text-ink-2 lg:text-lg">
            给小学班主任和任课老师的班级点评：课堂上点两下就夸好，一学期的成长都记得住。
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to={isSignedIn ? '/index' : '/'} size="l">
              {isSignedIn ? '进入我的班级' : '登录或注册'}
            </ButtonLink>
            <ButtonLink to="/product-introduction" size="l" variant="white">
              看看怎么用
            </ButtonLink>
          </div>
          <div aria-hidden className="relative mt-auto hidden h-44 overflow-hidden lg:block 2xl:h-64">
            <img
              src="/img/morning.webp"
              alt=""
              // Where it is not shown it is not fetched either.
              loading="lazy"
              width={806}
              height={482}
              draggable={false}
              className="absolute bottom-0 left-1/2 h-auto w-full max-w-[560px] -translate-x-1/2 translate-y-[11%]"
            />
          </div>
        </div>
        <HeroCarousel />
      </div>
    </section>
  )
}
