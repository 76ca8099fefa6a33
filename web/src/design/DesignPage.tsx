import { GlobalLoading } from '../shared/ui/feedback/GlobalLoading.tsx'
import { Toaster } from '../shared/ui/feedback/Toaster.tsx'
import { specimenGroups } from './specimen-groups.ts'
import { Tokens } from './Tokens.tsx'

/** All components in all states, side by side: for those who make the product, and never part of it. */
export function DesignPage() {
  return (
    <main className="design">
      <h1>设计系统</h1>
      <Tokens />
      {specimenGroups.map(({ title, specimens }) => (
        <section key={title}>
          <h2>{title}</h2>
          <div className="design-specimens">
            {specimens.map(({ components, about, States }) => (
              <article key={components[0]} className="design-specimen">
                <header>
                  <h3>{components.join(' · ')}</h3>
                  <p className="design-about">{about}</p>
                </header>
                <States />
              </article>
            ))}
          </div>
        </section>
      ))}
      <GlobalLoading />
      <Toaster />
    </main>
  )
}
