import {
  archivePartNames,
  ArchivePart,
  saveArchive,
  type ArchiveDocument,
} from '@pinge/contract/archives/documents.ts'
import type { ClassTerm } from '@pinge/contract/terms.ts'
import { useWrite } from '../../../shared/api/use-write.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { EmptyState } from '../../../shared/ui/feedback/EmptyState.tsx'
import { freeName } from '../manage/format-document.ts'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'

type NoDocumentProps = {
  classId: string
  /** Undefined for one with whatever parts. */
  part?: ArchivePart
  /** None of them has the part. */
  documents: readonly ArchiveDocument[]
  /** 本学期, once it is known. */
  term: ClassTerm | undefined
  isArchived: boolean
}

/** The class has no document with this part yet: one of this term is a tap away. */
export function NoDocument({ classId, part, documents, term, isArchived }: NoDocumentProps) {
  const { write, isBusy, problem } = useWrite(saveArchive)
  return (
    <EmptyState
      picture="clipboard"
      title={part ? `还没有包含${archivePartNames[part]}的成长档案` : '还没有成长档案'}
      text="一个学期一份档案，学业、体质、写实和自评都在里面。"
      action={
        term &&
        !isArchived && (
          <div className="flex flex-col items-center gap-2">
            <Button
              isBusy={isBusy}
              onClick={() =>
                void write({
                  classId,
                  name: freeName(documents, term),
                  termKey: term.key,
                  parts: [...ArchivePart.options],
                })
              }
            >
              新建本学期的档案
            </Button>
            <Problem text={problem} />
          </div>
        )
      }
    />
  )
}
