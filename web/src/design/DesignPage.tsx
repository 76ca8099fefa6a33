import { GlobalLoading } from '../shared/ui/feedback/GlobalLoading.tsx'
import { Toaster } from '../shared/ui/feedback/Toaster.tsx'
import type { SpecimenGroup } from './specimen.ts'
import { actionSpecimens } from './specimens/actions.tsx'
import { fieldSpecimens } from './specimens/fields.tsx'
import { layerSpecimens } from './specimens/layers.tsx'
import { lookSpecimens } from './specimens/looks.tsx'
import { waitingSpecimens } from './specimens/waiting.tsx'
import { Tokens } from './Tokens.tsx'

const specimenGroups: readonly SpecimenGroup[] = [
  { title: '做事', specimens: actionSpecimens },
  { title: '填写', specimens: fieldSpecimens },
  { title: '浮层', specimens: layerSpecimens },
  { title: '等待、空着、出错', specimens: waitingSpecimens },
  { title: '样子', specimens: lookSpecimens },
]

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
