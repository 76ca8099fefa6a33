import { useClassScreen, useFollowedActivity } from '../../../../features/class-screen/class-screen.store.ts'
import { useGiving } from '../../../../features/comments/give/GivingProvider.tsx'
import { useWaitingComments } from '../../../../features/comments/queue/waiting-comments.store.ts'
import { onDemand } from '../../../../shared/on-demand.tsx'
import { Lane } from '../../../../shared/ui/layout/Lane.tsx'
import { useStudents } from '../ClassData.tsx'

/** Empty until a comment is given or is refused, or pupils are selected. */
const StudentBar = onDemand(async () => (await import('./StudentBar.tsx')).StudentBar, {
  preload: 'first-sign',
  when: ({ isShown }) => isShown,
})

/** After the pupils: nothing moves when it comes. */
const UsageHint = onDemand(async () => (await import('./UsageHint.tsx')).UsageHint, { isAdornment: true })

/** Under the pupils: the lane, and in it how they are used until a bar takes the place. */
export function StudentBottom() {
  const isBrowsing = useFollowedActivity().type === 'browse'
  const hasStudents = useStudents().length > 0
  const isArranging = useClassScreen((screen) => screen.isArranging)
  const hasNotice = useGiving(({ notice }) => notice !== null)
  const hasPartial = useWaitingComments(({ comments }) => comments.some(({ goneNames }) => goneNames))
  return (
    <>
      {hasStudents && isBrowsing && !hasNotice && !isArranging && <UsageHint />}
      <Lane />
      <StudentBar isShown={!isBrowsing || hasNotice || hasPartial} />
    </>
  )
}
