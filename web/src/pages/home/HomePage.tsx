import { clientDownload } from '@pinge/contract/site.ts'
import { ClientDownloads } from '../../features/site/ClientDownloads.tsx'
import { FeatureTiles } from '../../features/site/FeatureTiles.tsx'
import { Hero } from '../../features/site/hero/Hero.tsx'
import { Promises } from '../../features/site/Promises.tsx'
import { SchoolDay } from '../../features/site/SchoolDay.tsx'
import { useRead } from '../../shared/api/use-read.ts'
import { useHashTarget } from '../../shared/device/use-hash-target.ts'
import { onDemand } from '../../shared/on-demand.tsx'
import { useCurrentUser } from '../../shared/session/session.ts'
import { HomeContentSkeleton } from './HomeContentSkeleton.tsx'
import { HomePart } from './HomePart.tsx'

/** Below what a visitor sees first, so that it comes apart. */
const HomeContent = onDemand(async () => (await import('./HomeContent.tsx')).HomeContent, {
  fallback: <HomeContentSkeleton />,
  isAdornment: true,
})

/** What a visitor sees first. */
export function HomePage() {
  const user = useCurrentUser()
  const { isFetched } = useRead(clientDownload, {}, { staleTime: Infinity })
  useHashTarget(isFetched)
  return (
    <>
      <Hero isSignedIn={user !== null} />
      <div className="bg-white">
        <HomePart title="从第一节课就用得上">
          <FeatureTiles />
        </HomePart>
        <HomeContent />
        <HomePart title="一天里，它这样陪着你">
          <SchoolDay />
        </HomePart>
        <HomePart title="放心交给它">
          <Promises />
        </HomePart>
      </div>
      <div className="dawn">
        {/* Without its name the browser cannot go there before it has its height. */}
        <HomePart {...(isFetched && { id: 'download' })} title="在哪里用">
          <ClientDownloads />
          <p className="mt-6 text-s text-ink-2">图片均为产品实际界面；其中的班级、姓名和分数是虚构的示例。</p>
        </HomePart>
      </div>
    </>
  )
}
