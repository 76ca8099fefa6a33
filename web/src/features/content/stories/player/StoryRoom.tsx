import './story-room.css'
import { storyPeriods } from '@pinge/contract/content/stories.ts'
import { useRead } from '../../../../shared/api/use-read.ts'
import type { HeardPlace } from '../heard.store.ts'
import { lastHeard, useHeardPlaces } from '../use-heard-places.ts'
import { OpenPeriod } from './OpenPeriod.tsx'
import { StoryBundles, type Bundle, type StoryWanted } from './StoryBundles.tsx'
import { StoryGone, StoryRead } from './StoryRead.tsx'
import { useBundles } from './use-bundles.ts'

export type StoryRoomProps = {
  /** Of the address; empty where it names none. */
  bundleId: string
  periodId: string
  /** From 1. */
  chapter: number | null
  onOpen: (of: StoryWanted) => void
}

/** 听故事: the bundles at the left, the player in the middle, the chapters of the period at the right. */
export function StoryRoom(props: StoryRoomProps) {
  const places = useHeardPlaces()
  const wanted = props.bundleId === '' ? (lastHeard(places ?? {}) ?? '') : props.bundleId
  const read = useBundles(wanted)
  return (
    <StoryRead read={places ? read : { ...read, data: undefined }}>
      {(list) => {
        const bundle = list.find(({ id }) => id === wanted) ?? (props.bundleId === '' ? list[0] : undefined)
        if (!bundle) return <StoryGone />
        return (
          <OpenBundle
            key={bundle.id}
            {...props}
            bundle={bundle}
            bundles={list}
            heard={(places ?? {})[bundle.id]}
          />
        )
      }}
    </StoryRead>
  )
}

type OpenBundleProps = StoryRoomProps & {
  bundle: Bundle
  bundles: readonly Bundle[]
  heard: HeardPlace | undefined
}

function OpenBundle({ bundle, bundles, heard, periodId, chapter, onOpen }: OpenBundleProps) {
  const read = useRead(storyPeriods, { bundleId: bundle.id })
  return (
    <StoryRead read={read}>
      {(periods) => {
        const find = (wanted: string | undefined) => periods.find(({ id }) => id === wanted)
        // What was heard may have been taken down since.
        const period = periodId === '' ? (find(heard?.periodId) ?? periods[0]) : find(periodId)
        if (!period) return <StoryGone />
        return (
          <div className="story-room">
            <StoryBundles {...{ bundles, bundle, periods, period, onOpen }} />
            <OpenPeriod key={period.id} {...{ bundle, period, periods, heard, chapter, onOpen }} />
          </div>
        )
      }}
    </StoryRead>
  )
}
