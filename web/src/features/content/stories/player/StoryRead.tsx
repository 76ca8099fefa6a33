import { ButtonLink } from '../../../../shared/ui/buttons/ButtonLink.tsx'
import { EmptyState } from '../../../../shared/ui/feedback/EmptyState.tsx'
import { ReadView, type ReadViewProps } from '../../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx'
import { STORIES_PATH } from '../story-path.ts'

/** The page's head until a chapter is open, whose title it is then. */
const head = <h1 className="sr-only">听故事</h1>

/** A part of the room as soon as it has come. */
export function StoryRead<Data>({ read, children }: Pick<ReadViewProps<Data>, 'read' | 'children'>) {
  return (
    <>
      {read.data === undefined && head}
      <ReadView read={read} waiting={<Skeleton className="h-150 w-full" />}>
        {children}
      </ReadView>
    </>
  )
}

/** In the place of a story that the address names and that is not there. */
export function StoryGone() {
  return (
    <div>
      {head}
      <EmptyState
        picture="clipboard"
        title="内容不存在或已下架"
        action={<ButtonLink to={STORIES_PATH}>看看别的故事</ButtonLink>}
      />
    </div>
  )
}
