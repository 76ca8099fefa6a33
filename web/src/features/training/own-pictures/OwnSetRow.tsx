import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useTask } from '../../../shared/api/use-task.ts'
import { useIsShown } from '../../../shared/use-is-shown.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { SelectField } from '../../../shared/ui/form/SelectField.tsx'
import type { PlayedLevel } from '../round/start-play.ts'
import { loadOwnPictures, ownPicture } from './own-pictures.store.ts'
import { countsOf, levelOfSet, MIN_PICTURES, usualCount, type OwnSet } from './own-sets.ts'

export type OwnSetRowProps = {
  set: OwnSet
  /** 加图片: more of them into this set. */
  onAdd: () => void
  /** All of its pictures have come. */
  onChoose: (level: PlayedLevel) => void
}

/** So many are seen before a set is chosen. */
const SEEN = 4

/** One set: some of its pictures, how many are asked, and the way to the board. */
export function OwnSetRow({ set, onAdd, onChoose }: OwnSetRowProps) {
  const { name, pictures } = set
  const [count, setCount] = useState(usualCount(set))
  const [done, setDone] = useState(0)
  const [lost, setLost] = useState<readonly string[]>([])
  const titleId = useId()
  const isShown = useIsShown(set.id)
  const missing = MIN_PICTURES - pictures.length
  const fetching = useTask(async () => {
    const failed = await loadOwnPictures(pictures, setDone)
    setLost(failed)
    if (failed.length === 0 && isShown()) onChoose(levelOfSet(set, count))
  })
  return (
    <li aria-labelledby={titleId} className="flex flex-wrap items-center gap-3 rounded-card bg-mist p-3">
      <Covers set={set} />
      <span className="min-w-32 flex-1">
        <b id={titleId} className="block wrap-anywhere">
          {name}
        </b>
        <span className="num text-s text-ink-2">
          {pictures.length} 张{missing > 0 && `，再加 ${missing} 张就能练`}
        </span>
      </span>
      {missing <= 0 && (
        <SelectField
          label={`“${name}”记几张`}
          isLabelHidden
          value={String(count)}
          options={countsOf(set).map((each) => ({ value: String(each), label: `记 ${each} 张` }))}
          onChange={(value) => setCount(Number(value))}
          className="w-34"
        />
      )}
      <Button variant="white" onClick={onAdd}>
        加图片
      </Button>
      {missing <= 0 && (
        <Button isBusy={fetching.isRunning} onClick={() => void fetching.run()}>
          用这组
        </Button>
      )}
      {fetching.isRunning && (
        <p role="status" className="num basis-full text-s text-ink-2">
          正在取图片，{done} / {pictures.length}
        </p>
      )}
      {lost.length > 0 && !fetching.isRunning && (
        <p role="alert" className="basis-full text-s text-danger">
          “{lost.join('”“')}”打不开。请再试一次，或在资料库“我的资料”里换一张
        </p>
      )}
    </li>
  )
}

/** Seen only: the set is told by its name. */
function Covers({ set: { pictures } }: Pick<OwnSetRowProps, 'set'>) {
  const [urls, setUrls] = useState<readonly string[]>([])
  const seen = pictures.slice(0, SEEN)
  const load = useEffectEvent(async () => {
    await loadOwnPictures(seen)
    return seen.flatMap(({ id }) => ownPicture(id)?.url ?? [])
  })
  // The network.
  useEffect(() => {
    let isGone = false
    void load().then((loaded) => isGone || setUrls(loaded))
    return () => {
      isGone = true
    }
  }, [])
  return (
    <span
      aria-hidden
      className="grid size-16 shrink-0 grid-cols-2 gap-0.5 overflow-hidden rounded-field bg-white"
    >
      {urls.map((url) => (
        <img key={url} src={url} alt="" className="size-full object-cover" />
      ))}
    </span>
  )
}
