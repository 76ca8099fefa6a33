import { ArchivedNote } from '../../features/classes/ArchivedNote.tsx'
import { ActivityHead } from '../../features/training/ActivityHead.tsx'

/** A way of training that is a class's, of one at rest: nothing is played there, since no pupil could be given anything for it. */
export function ArchivedMode({ title }: { title: string }) {
  return (
    <div className="mx-auto flex w-full max-w-200 flex-col gap-6 px-4 pb-10 sm:px-8">
      <ActivityHead title={title} />
      <ArchivedNote />
    </div>
  )
}
