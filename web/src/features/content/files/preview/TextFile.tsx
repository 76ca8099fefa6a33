import { useEffect, useEffectEvent, useState } from 'react'
import { Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx'

export type TextFileProps = {
  url: string
  name: string
  /** It does not come. */
  onBroken: () => void
}

/** A text, as large as a class reads it. It is fetched: what this server sends stands in no frame, not even in our own. */
export function TextFile({ url, name, onBroken }: TextFileProps) {
  const [text, setText] = useState<string>()
  const giveUp = useEffectEvent(onBroken)
  // The network.
  useEffect(() => {
    const gone = new AbortController()
    readText(url, gone.signal).then(setText, () => gone.signal.aborted || giveUp())
    return () => gone.abort()
  }, [url])
  if (text === undefined) return <Skeleton className="h-96 w-full" />
  return (
    <div
      role="group"
      aria-label={name}
      // What scrolls has to be reached by keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="preview-tall overflow-auto rounded-field bg-mist p-5 text-lg wrap-anywhere whitespace-pre-wrap"
    >
      {text}
    </div>
  )
}

async function readText(url: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new Error(`the file answers ${answer.status}`)
  const bytes = await answer.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // As older editors of Windows save Chinese.
    return new TextDecoder('gb18030').decode(bytes)
  }
}
