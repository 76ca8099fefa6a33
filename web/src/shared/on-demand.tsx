import { lazy, useEffect, useEffectEvent, useState, type FunctionComponent, type ReactNode } from 'react'
import { onFirstSign } from './device/on-first-sign.ts'
import { fetchAhead } from './fetch-ahead.ts'

export type OnDemandOptions<Props> = {
  /** Before this holds, nothing is fetched or drawn. Else it is asked for as soon as it is mounted. */
  when?: (props: Props) => boolean
  /** Fetched at the first sign of a hand, between the touch of the screen and the tap that needs it. */
  preload?: 'first-sign'
  /** Stands in its place until it has come. */
  fallback?: ReactNode
  /** It was asked for and cannot be had. One that has `onClose` is closed. */
  onLost?: (props: Props) => void
  /** No hand asks for it: where it cannot be had it is left out, without a question. */
  isAdornment?: boolean
  /** For a screen: the one before it stays until it has come, and a failure is for the error boundary. */
  suspends?: boolean
}

export type OnDemand<Props> = FunctionComponent<Props> & {
  /** Fetches it ahead and tells whether it has come. Drawing asks for it again and says when it cannot be had. */
  preload: () => Promise<boolean>
}

/**
 * A component whose part of the program is fetched when it is needed. Once that is there, the component is drawn in the
 * same breath as the tap. When it cannot be fetched, `vite:preloadError` asks the teacher whether to refresh the page.
 */
export function onDemand<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  options: OnDemandOptions<Props> = {},
): OnDemand<Props> {
  const { when = always, fallback = null, onLost = close } = options
  let loaded: FunctionComponent<Props> | undefined
  const fetchPart = async () => (loaded = await load())
  const preload = () =>
    fetchAhead(fetchPart).then(
      () => true,
      () => false,
    )

  function OnDemandPart(props: Props) {
    // Read beside React's state, because it may have been fetched ahead.
    const [Part = loaded, setPart] = useState<FunctionComponent<Props>>()
    const isAsked = when(props)
    const isMissing = isAsked && !Part
    const giveUp = useEffectEvent(() => onLost(props))
    // The network. A part that was lost is asked for again the next time.
    useEffect(() => {
      if (!isMissing) return
      let isGone = false
      const coming = options.isAdornment ? fetchAhead(fetchPart) : fetchPart()
      coming.then(
        (part) => isGone || setPart(() => part),
        () => isGone || giveUp(),
      )
      return () => {
        isGone = true
      }
    }, [isMissing])
    // What the hand does lies outside React.
    useEffect(() => (options.preload ? onFirstSign(() => void preload()) : undefined), [])

    if (!isAsked) return null
    return Part ? <Part {...props} /> : fallback
  }

  const Late = lazy(async () => ({ default: await fetchPart() }))
  /** React shows what waits in the place of a `lazy` first, and keeps it for 0.3 s: what is there is drawn without. */
  function SuspendingPart(props: Props) {
    const [Part] = useState(() => loaded ?? Late)
    return <Part {...props} />
  }

  return Object.assign(options.suspends ? SuspendingPart : OnDemandPart, { preload })
}

const always = () => true

function close(props: object): void {
  if (isClosable(props)) props.onClose()
}

function isClosable(props: object): props is { onClose: () => void } {
  return 'onClose' in props && typeof props.onClose === 'function'
}
