import {
  MAX_KINDS,
  MAX_SUBJECTS,
  saveKinds,
  saveSubjects,
  type PerformSheet,
} from '@pinge/contract/archives/perform.ts'
import { useState } from 'react'
import { useWrite } from '../../../../shared/api/use-write.ts'
import { Segmented } from '../../../../shared/ui/form/Segmented.tsx'
import { Sheet } from '../../../../shared/ui/overlay/Sheet.tsx'
import { draftsOf, readMax, type ColumnDraft, type ColumnNoun } from './column-drafts.ts'
import { ColumnsForm } from './ColumnsForm.tsx'

export type ColumnsSheetProps = {
  classId: string
  sheet: PerformSheet
  /** Who alone sets the subjects. */
  isOwner: boolean
  /** Why nothing is saved any more; empty while the document stands. */
  gone: string
  onClose: () => void
}

const nouns = (['学科', '栏目'] as const).map((value) => ({ value, label: value }))

/** 学科和栏目: what stands in the sheet of marks, in which order, and how it is marked. */
export function ColumnsSheet({ classId, sheet, isOwner, gone, onClose }: ColumnsSheetProps) {
  const [noun, setNoun] = useState<ColumnNoun>(isOwner ? '学科' : '栏目')
  const [edited, setEdited] = useState<readonly ColumnNoun[]>([])
  const [saves, setSaves] = useState({ 学科: 0, 栏目: 0 })
  const other = noun === '学科' ? '栏目' : '学科'

  /** What was typed in the other list is not thrown away unseen. */
  function goOn(): void {
    if (!edited.includes(other)) return onClose()
    setEdited([other])
    setSaves({ ...saves, [noun]: saves[noun] + 1 })
    setNoun(other)
  }

  const form = {
    classId,
    sheet,
    gone,
    onEdit: () => setEdited([...edited.filter((one) => one !== noun), noun]),
    onSaved: goOn,
    onClose,
  }
  return (
    <Sheet
      isOpen
      isHeld={edited.length > 0}
      onClose={onClose}
      title={isOwner ? '学科和栏目' : '栏目'}
      className="md:w-[44rem]"
    >
      <div className="flex flex-col gap-2 px-4 pb-3 sm:px-6">
        {isOwner && <Segmented label="设置什么" value={noun} options={nouns} onChange={setNoun} />}
        <p className="text-base text-ink-2">
          {noun === '学科'
            ? '停用的学科不在表里显示，成绩会保留。已有成绩的学科只能停用，不能删除。'
            : '每个学科都有这些栏目，例如再加一个“第一单元”。已有成绩的栏目只能停用，不能删除。'}
        </p>
      </div>
      {isOwner && (
        <div key={`学科${saves.学科}`} hidden={noun !== '学科'} className="flex min-h-0 flex-1 flex-col">
          <SubjectsForm {...form} />
        </div>
      )}
      <div key={`栏目${saves.栏目}`} hidden={noun !== '栏目'} className="flex min-h-0 flex-1 flex-col">
        <KindsForm {...form} />
      </div>
    </Sheet>
  )
}

type FormProps = Omit<ColumnsSheetProps, 'isOwner'> & { onEdit: () => void; onSaved: () => void }

function SubjectsForm({ classId, sheet, ...on }: FormProps) {
  const { documentId, subjects, columnsVersion } = sheet
  return (
    <ColumnsForm
      noun="学科"
      documentId={documentId}
      drafts={draftsOf(subjects)}
      version={columnsVersion}
      most={MAX_SUBJECTS}
      writer={useWrite(saveSubjects)}
      request={(drafts, version) => ({
        classId,
        documentId,
        version,
        subjects: drafts.map((draft) => {
          const max = draft.mode === 'score' ? readMax(draft.max) : undefined
          return { ...named(draft), mode: draft.mode, ...(max !== undefined && { max }) }
        }),
      })}
      {...on}
    />
  )
}

function KindsForm({ classId, sheet, ...on }: FormProps) {
  const { documentId, kinds, columnsVersion } = sheet
  return (
    <ColumnsForm
      noun="栏目"
      documentId={documentId}
      drafts={draftsOf(kinds)}
      version={columnsVersion}
      most={MAX_KINDS}
      writer={useWrite(saveKinds)}
      request={(drafts, version) => ({ classId, documentId, version, kinds: drafts.map(named) })}
      {...on}
    />
  )
}

function named({ id, name, isHidden }: ColumnDraft) {
  return { ...(id !== undefined && { id }), name: name.trim(), isHidden }
}
