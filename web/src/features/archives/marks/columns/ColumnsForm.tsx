import { performSheet } from '@pinge/contract/archives/perform.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { moveItem } from '../../../../shared/drag/move-item.ts'
import { SortableHint } from '../../../../shared/drag/SortableHint.tsx'
import { useSortable } from '../../../../shared/drag/use-sortable.ts'
import { useForm, type Writer } from '../../../../shared/form/use-form.ts'
import { Button } from '../../../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../../../shared/ui/feedback/Problem.tsx'
import { showSuccess } from '../../../../shared/ui/feedback/show-toast.ts'
import { columnProblem, withNewColumn, type ColumnDraft, type ColumnNoun } from './column-drafts.ts'
import { ColumnRow } from './ColumnRow.tsx'

export type ColumnsFormProps<Request, Data> = {
  noun: ColumnNoun
  documentId: string
  /** As they stand now, and which version that is. */
  drafts: ColumnDraft[]
  version: number
  most: number
  /** Why they are not saved any more; empty while the document stands. */
  gone: string
  writer: Writer<Request, Data>
  request: (drafts: readonly ColumnDraft[], version: number) => Request
  onEdit: () => void
  onSaved: () => void
  onClose: () => void
}

/** The subjects or the kinds of a document in their order, saved together. */
export function ColumnsForm<Request, Data>(props: ColumnsFormProps<Request, Data>) {
  const { noun, documentId, drafts: stored, version, most, writer, request, onEdit, onSaved, onClose } = props
  const queryClient = useQueryClient()
  const columnsSeen = JSON.stringify(stored)
  const [seen, setSeen] = useState({ version, columnsSeen })
  // The other list was saved, and this one is as it was.
  if (version !== seen.version && columnsSeen === seen.columnsSeen) setSeen({ version, columnsSeen })
  const [hasTried, setHasTried] = useState(false)
  const { fields, change, submit, reset, isSending, isLocked, problem } = useForm({
    keptAs: `mark-columns/${noun}/${documentId}`,
    start: { columns: stored },
    check: ({ columns }) => ({
      columns: columns.some((one) => columnProblem(one, columns, noun) !== '') && noun,
    }),
    writer: {
      ...writer,
      write: async (wanted: Request) => {
        const written = await writer.write(wanted)
        // A refusal may tell of a colleague's change, which then is shown.
        if (!written.isDone) void queryClient.invalidateQueries({ queryKey: [performSheet.path] })
        return written
      },
    },
    request: ({ columns }) => request(columns, seen.version),
    waitsForReread: true,
    onDone: () => showSuccess(`${noun}已保存`),
    onClose: onSaved,
  })
  const { columns } = fields
  const edit = (next: ColumnDraft[]) => {
    change({ columns: next })
    onEdit()
  }
  const isStale = version !== seen.version && !isSending
  const formId = useId()
  return (
    <>
      <form
        id={formId}
        noValidate
        aria-label={noun}
        onSubmit={(event) => {
          setHasTried(true)
          submit(event)
        }}
        className="min-h-0 flex-1 overflow-y-auto px-4"
      >
        {isStale && (
          <StaleNote
            onTake={() => {
              setSeen({ version, columnsSeen })
              writer.forgetProblem()
              reset({ columns: stored })
            }}
          />
        )}
        <ColumnList noun={noun} columns={columns} hasTried={hasTried} isLocked={isLocked} onChange={edit} />
        <Button
          variant="soft"
          className="mt-2"
          disabled={isLocked || columns.length >= most}
          onClick={() => edit(withNewColumn(columns))}
        >
          <Plus aria-hidden />
          添加{noun}
        </Button>
      </form>
      <FormFooter {...{ noun, formId, problem, isSending, onClose }} gone={props.gone} />
    </>
  )
}

function StaleNote({ onTake }: { onTake: () => void }) {
  return (
    <p role="status" className="mb-2 flex flex-wrap items-center gap-2 rounded-card bg-mist px-4 py-2 text-m">
      <span className="flex-1">学科或栏目刚刚被别人改过。</span>
      <Button variant="white" onClick={onTake}>
        换成最新的
      </Button>
    </p>
  )
}

type FormFooterProps = {
  noun: ColumnNoun
  formId: string
  gone: string
  problem: string
  isSending: boolean
  onClose: () => void
}

function FormFooter({ noun, formId, gone, problem, isSending, onClose }: FormFooterProps) {
  return (
    <footer className="flex flex-wrap items-center justify-end gap-3 px-6 py-4">
      <div className="min-w-0 flex-1">
        <Problem text={gone || problem} />
      </div>
      <Button variant="mist" onClick={onClose}>
        取消
      </Button>
      <Button type="submit" form={formId} isBusy={isSending} disabled={gone !== ''}>
        保存{noun}
      </Button>
    </footer>
  )
}

type ColumnListProps = {
  noun: ColumnNoun
  columns: readonly ColumnDraft[]
  hasTried: boolean
  isLocked: boolean
  onChange: (columns: ColumnDraft[]) => void
}

function ColumnList({ noun, columns, hasTried, isLocked, onChange }: ColumnListProps) {
  const keys = columns.map(({ key }) => key)
  const { list, hint, entryProps, handleProps } = useSortable({
    ids: keys,
    onMove: (key, to) => {
      const byKey = new Map(columns.map((column) => [column.key, column]))
      onChange(moveItem(keys, key, to).flatMap((one) => byKey.get(one) ?? []))
    },
  })
  return (
    <>
      <ul ref={list} aria-label={`全部${noun}`}>
        {columns.map((draft) => (
          <ColumnRow
            key={draft.key}
            draft={draft}
            noun={noun}
            problem={hasTried ? columnProblem(draft, columns, noun) : ''}
            isLocked={isLocked}
            entry={entryProps(draft.key)}
            handle={handleProps(draft.key)}
            onChange={(changes) =>
              onChange(columns.map((one) => (one.key === draft.key ? { ...one, ...changes } : one)))
            }
            onRemove={() => onChange(columns.filter(({ key }) => key !== draft.key))}
          />
        ))}
      </ul>
      <SortableHint {...hint} nameOf={(id) => columns.find((one) => one.key === id)?.name} />
    </>
  )
}
