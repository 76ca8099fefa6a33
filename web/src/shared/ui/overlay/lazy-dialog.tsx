import { lazy, useEffect, useEffectEvent, useState, type ComponentType } from 'react'

/**
 * A dialog whose part of the program is fetched when it opens. When that fails the dialog shuts again, and what lies
 * beneath it stays as it was; the next time it opens, the part is asked for once more.
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  shut: (props: Props) => void,
) {
  /** Stands in for a part that did not come; `lazy` alone would remember the failure for good. */
  function AskAgain(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null)
    const giveUp = useEffectEvent(() => shut(props))
    // The network.
    useEffect(() => {
      let isGone = false
      load().then(
        (part) => isGone || setPart(() => part),
        () => isGone || giveUp(),
      )
      return () => {
        isGone = true
      }
    }, [])
    return Part && <Part {...props} />
  }

  return lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() }
    } catch {
      return { default: AskAgain }
    }
  })
}
