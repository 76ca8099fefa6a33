import { useState } from 'react'
import { formatGreeting } from '../../features/classes/format-greeting.ts'
import { MorningScene } from '../../features/sign-in/MorningScene.tsx'
import { SignInCard } from '../../features/sign-in/SignInCard.tsx'
import { useSignInView } from '../../features/sign-in/use-sign-in-view.ts'
import { PublicLinks } from '../../features/site/PublicLinks.tsx'
import { onDemand } from '../../shared/on-demand.tsx'
import { useSite } from '../../shared/navigation/site.ts'
import { enterSession, isHanded, useCurrentUser } from '../../shared/session/session.ts'
import { serverNow } from '../../shared/time/server-clock.store.ts'
import { DawnBackground } from '../../shared/ui/layout/DawnBackground.tsx'
import { Logo } from '../../shared/ui/picture/Logo.tsx'

const HandedScreen = onDemand(
  async () => (await import('../../features/archives/handed/HandedScreen.tsx')).HandedScreen,
)

/** Signing in changes the session; what shows this page then leads on to where a signed-in teacher belongs. */
export function SignInPage() {
  // A child holds the device: only its own form is here, and the password of the teacher who handed it over.
  const isOfChild = useCurrentUser() === null && isHanded()
  return isOfChild ? <HandedScreen /> : <SignIn />
}

function SignIn() {
  const { webName, logo } = useSite()
  const [now] = useState(serverNow)
  const view = useSignInView()

  return (
    <div className="relative isolate flex min-h-dvh flex-1 flex-col overflow-hidden max-lg:[@media(min-height:761px)]:min-h-[calc(100dvh+4.5rem)] lg:flex-row">
      <DawnBackground />
      <svg
        aria-hidden
        viewBox="0 0 1366 130"
        preserveAspectRatio="none"
        className="absolute inset-x-0 bottom-0 -z-10 h-[17%] w-full max-lg:hidden"
      >
        <path d="M0 62C160 22 300 30 440 46s300 30 480 4 300-46 446-22v102H0Z" fill="#fff" />
      </svg>
      <section className="relative flex flex-1 flex-col overflow-clip px-6 pt-6 lg:px-12 lg:pt-9 2xl:px-18 2xl:pt-14">
        <Logo name={webName} src={logo} />
        <h1 className="mt-6 text-xl font-bold tracking-wide lg:mt-9 lg:text-2xl 2xl:text-[56px]/[76px]">
          {formatGreeting(now)}，<br className="max-lg:hidden" />
          <span className="inline-block">今天先夸谁呢？</span>
        </h1>
        <p className="mt-1 mb-5 text-m text-ink-2 lg:mt-2.5 lg:text-lg">看见每个孩子的每一点好。</p>
        <div className="pointer-events-none absolute bottom-0 left-1/2 w-[min(100%,105vh)] -translate-x-1/2 max-lg:hidden">
          <MorningScene />
        </div>
        {/* On a phone they look over the edge of the card, where there is room. */}
        {view === 'signIn' && (
          <div aria-hidden className="relative -mb-4 min-h-6 flex-1 overflow-hidden lg:hidden">
            <img
              src="/img/morning.webp"
              alt=""
              draggable={false}
              className="absolute inset-x-0 bottom-0 h-full max-h-56 w-full translate-y-[7%] object-contain object-bottom [@media(max-height:760px)]:hidden"
            />
          </div>
        )}
      </section>
      <section
        className={`relative z-10 -mt-1 flex items-center justify-center p-4 pt-0 lg:w-[min(41%,620px)] lg:py-10 lg:pr-18 lg:pl-0 ${view === 'signIn' ? 'lg:items-start lg:pt-[max(40px,calc(50dvh-272px))]' : ''}`}
      >
        <SignInCard onSignedIn={enterSession} />
      </section>
      <PublicLinks className="relative z-10 px-4 pb-3 lg:absolute lg:right-12 lg:bottom-0 lg:pb-1" />
    </div>
  )
}
