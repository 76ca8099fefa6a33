import { useEffect, useState, type FunctionComponent } from 'react'
import { onDemand, type OnDemand, type OnDemandOptions } from './on-demand.tsx'
import { useHoldPrint } from './ui/layout/print-when-ready.ts'

/** A paper whose part of the program is fetched after the screen: a print waits until it is there, or cannot be had. */
export function paperOnDemand<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  options: Pick<OnDemandOptions<Props>, 'isAdornment'> = {},
): OnDemand<Props> {
  const preload = () => Part.preload()
  const Part = onDemand(load, { ...options, fallback: <ComingPaper preload={preload} /> })
  return Part
}

function ComingPaper({ preload }: { preload: () => Promise<boolean> }) {
  const [isLost, setIsLost] = useState(false)
  useHoldPrint(!isLost)
  // The network. The paper takes this place as soon as it is there.
  useEffect(() => void preload().then((isThere) => setIsLost(!isThere)), [preload])
  return null
}
