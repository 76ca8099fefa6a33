import type { ReactNode } from 'react'
import { ClientDownloads } from '../../features/site/ClientDownloads.tsx'
import { FeatureTiles } from '../../features/site/FeatureTiles.tsx'
import { Hero } from '../../features/site/hero/Hero.tsx'
import { Promises } from '../../features/site/Promises.tsx'
import { SchoolDay } from '../../features/site/SchoolDay.tsx'
import { useHashTarget } from '../../shared/device/use-hash-target.ts'
import { useCurrentUser } from '../../shared/session/session.ts'

/** What a visitor sees first. */
export function HomePage() {
  const user = useCurrentUser()
  useHashTarget()
  return (
    <>
      <Hero isSignedIn={user !== null} />
      <div className="bg-white">
        <Part title="从第一节课就用得上">
          <FeatureTiles />
        </Part>
        <Part title="一天里，它这样陪着你">
          <SchoolDay />
        </Part>
        <Part title="放心交给它">
          <Promises />
        </Part>
      </div>
      <div className="dawn">
        <Part id="download" title="在哪里用">
          <ClientDownloads />
          <p className="mt-6 text-s text-ink-2">图片均为产品实际界面；其中的班级、姓名和分数是虚构的示例。</p>
        </Part>
      </div>
    </>
  )
}

function Part({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-label={title}
      className="mx-auto w-full max-w-[1264px] scroll-mt-4 px-4 py-9 md:px-8 md:py-12 2xl:max-w-[1560px]"
    >
      <h2 className="mb-6 text-h font-bold md:mb-8 md:text-xl">{title}</h2>
      {children}
    </section>
  )
}
