import { useEffect } from 'react'
import { useIsWide } from '../../shared/device/use-is-wide.ts'
import { onDemand } from '../../shared/on-demand.tsx'
import { ReadPlaceholder } from '../../shared/ui/feedback/ReadPlaceholder.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../shared/ui/feedback/SkeletonGroup.tsx'
import { InformationCards, InformationGrid } from './information-rows.tsx'
import type { InformationOfClassProps } from './InformationOfClass.tsx'
import { useInformation } from './use-information.ts'

const waitingRows = <Skeleton className="h-96" />

const InformationOfClass = onDemand(
  async () => (await import('./InformationOfClass.tsx')).InformationOfClass,
  {
    fallback: (
      <SkeletonGroup className="flex flex-col gap-2">
        <Skeleton className="h-12 w-40" />
        {waitingRows}
      </SkeletonGroup>
    ),
  },
)

export type InformationEditorProps = Omit<InformationOfClassProps, 'data'>

/** A table of the class's pupils that is written in: a table where there is room, cards on a phone. */
export function InformationEditor(props: InformationEditorProps) {
  const read = useInformation({ classId: props.classId })
  const isWide = useIsWide()
  // The network: these parts of the program come while the pupils are read.
  useEffect(() => {
    void InformationOfClass.preload()
    void (isWide ? InformationGrid : InformationCards).preload()
  }, [isWide])
  if (read.data) return <InformationOfClass {...props} data={read.data} />
  return (
    <>
      {/* As high as the tools, in whose line it stands later. */}
      <h1 className="flex min-h-12 items-center text-xl font-bold">{props.title}</h1>
      <ReadPlaceholder
        read={read}
        waiting={<SkeletonGroup>{waitingRows}</SkeletonGroup>}
        errorClassName="m-auto w-full max-w-lg"
      />
    </>
  )
}
