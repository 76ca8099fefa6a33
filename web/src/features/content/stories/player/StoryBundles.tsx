import type { storyBundles, storyPeriods } from '@pinge/contract/content/stories.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'

export type Bundle = DataOf<typeof storyBundles>['list'][number]
export type Period = DataOf<typeof storyPeriods>[number]
export type StoryWanted = { bundleId: string; periodId?: string; chapter?: number }

export type StoryBundlesProps = {
  bundles: readonly Bundle[]
  bundle: Bundle
  periods: readonly Period[]
  period: Period
  onOpen: (of: StoryWanted) => void
}

/** The bundles, and the periods of the open one. */
export function StoryBundles({ bundles, bundle, periods, period, onOpen }: StoryBundlesProps) {
  return (
    <nav aria-label="故事专辑" className="story-bundles rounded-big bg-white p-4">
      <h2 className="px-1 pb-2 font-bold">故事专辑</h2>
      <ul className="flex flex-col gap-2">
        {bundles.map(({ id, name, cover, periodTotal, chapterTotal }) => (
          <li key={id}>
            <button
              type="button"
              aria-label={name}
              aria-expanded={id === bundle.id}
              onClick={() => onOpen({ bundleId: id })}
              className="flex w-full items-center gap-3 rounded-card p-1 text-left hover:bg-mist"
            >
              <img src={cover} alt="" className="size-14 rounded-field object-cover" />
              <span className="min-w-0 flex-1">
                <b className="block">{name}</b>
                <span className="text-s text-ink-2">
                  {periodTotal} 期 {chapterTotal} 集
                </span>
              </span>
            </button>
            {id === bundle.id && (
              <ul className="mt-1 flex flex-col gap-1">
                {periods.map((one) => (
                  <li key={one.id}>
                    <button
                      type="button"
                      aria-current={one.id === period.id || undefined}
                      onClick={() => onOpen({ bundleId: id, periodId: one.id })}
                      className="flex min-h-12 w-full items-center justify-between gap-2 rounded-field px-3 text-left text-base hover:bg-mist content-row"
                    >
                      {one.name}
                      <span className="num text-s">{one.chapterTotal} 集</span>
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
