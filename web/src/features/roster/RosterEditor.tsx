import { useEffect } from 'react'
import { Segmented } from '../../shared/ui/form/Segmented.tsx'
import { AddOne } from './sources/AddOne.tsx'
import { PasteRoster } from './sources/PasteRoster.tsx'
import { RosterPreview } from './preview/RosterPreview.tsx'
import { UploadRoster } from './sources/UploadRoster.tsx'
import type { Roster } from './use-roster.ts'

export type RosterEditorProps = {
  roster: Roster
  /** The class they come into; null while it is not made. */
  classId: string | null
  /** What is shown is being sent, or may be in the class already. */
  isLocked: boolean
}

/** Three ways to bring pupils in, and beside them the rows as they will be added. */
export function RosterEditor({ roster, classId, isLocked }: RosterEditorProps) {
  const { way, setWay } = roster
  useNoStrayDrop()
  return (
    <div className="flex flex-col gap-6 lg:flex-row lg:gap-8">
      <div className="flex flex-col gap-4 lg:sticky lg:top-4 lg:w-90 lg:shrink-0 lg:self-start">
        <Segmented
          label="添加学生的方式"
          value={way}
          options={[
            { value: 'paste', label: '粘贴名单' },
            { value: 'file', label: '上传文件' },
            { value: 'one', label: '逐个添加' },
          ]}
          onChange={setWay}
        />
        {way === 'paste' && <PasteRoster roster={roster} isLocked={isLocked} />}
        {way === 'file' && <UploadRoster roster={roster} classId={classId} isLocked={isLocked} />}
        {way === 'one' && <AddOne roster={roster} isLocked={isLocked} />}
      </div>
      <RosterPreview roster={roster} isLocked={isLocked} />
    </div>
  )
}

/** A file that is dropped beside its field would take the place of the page, and of all that is typed. */
function useNoStrayDrop(): void {
  // The world outside: the browser's own answer to a drop.
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}
