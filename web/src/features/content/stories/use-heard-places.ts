import { storyProgress } from '@pinge/contract/content/stories.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { useEffect } from 'react'
import { useRead } from '../../../shared/api/use-read.ts'
import { useCurrentUser } from '../../../shared/session/session.ts'
import { noteToldTimes, useHeard, type HeardPlace, type HeardPlaces } from './heard.store.ts'

const none: HeardPlaces = {}

/**
 * Where one stopped in each bundle: of a teacher on whichever device, of a guest on this one. Undefined until the service
 * has answered or cannot be asked.
 */
export function useHeardPlaces(): HeardPlaces | undefined {
  const userId = useCurrentUser()?.userId
  const ofDevice = useHeard(({ byUser }) => byUser[userId ?? ''] ?? none)
  const { data, error } = useRead(storyProgress, {}, { enabled: userId !== undefined })
  useEffect(() => noteToldTimes((data ?? []).map(({ updateTime }) => updateTime)), [data])
  if (userId !== undefined && !data && !error) return undefined
  return newestOf(ofDevice, data ?? [])
}

function newestOf(ofDevice: HeardPlaces, ofService: DataOf<typeof storyProgress>): HeardPlaces {
  const places: Record<string, HeardPlace> = { ...ofDevice }
  for (const { bundleId, updateTime: at, ...place } of ofService)
    if (at > (places[bundleId]?.at ?? 0)) places[bundleId] = { ...place, at }
  return places
}

/** The bundle that was heard last; undefined where none was. */
export function lastHeard(places: HeardPlaces): string | undefined {
  return Object.entries(places).toSorted(([, one], [, other]) => other.at - one.at)[0]?.[0]
}
