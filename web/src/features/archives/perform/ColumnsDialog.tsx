import {
  saveKinds,
  saveSubjects,
  type MarkKind,
  type PerformSheet,
  type Subject,
} from '@pinge/contract/archives/perform.ts'
import { ArrowDown, ArrowUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { useWrite } from '../../../shared/api/use-write.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { IconButton } from '../../../shared/ui/buttons/IconButton.tsx'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { SelectField } from '../../../shared/ui/form/SelectField.tsx'
import { Switch } from '../../../shared/ui/form/Switch.tsx'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx'

type ColumnsDialogProps = {
  isOpen: boolean
  onClose: () => void
  classId: string
  data: PerformSheet
  isOwner: boolean
}

/** A new column has no id yet. */
type Column = { id?: string; name: string; isHidden: boolean; mode?: Subject['mode']; max?: string }

/** 学科 of the owner, 栏目 of every teacher: what stands in the sheet, and in which order. */
export function ColumnsDialog({ isOpen, onClose, ...rest }: ColumnsDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="学科和栏目">
      <ColumnsForm onDone={onClose} {...rest} />
    </Dialog>
  )
}

function ColumnsForm({
  onDone,
  classId,
  data,
  isOwner,
}: Omit<ColumnsDialogProps, 'isOpen' | 'onClose'> & { onDone: () => void }) {
  const { documentId } = data
  const [subjects, setSubjects] = useState(() => data.subjects.map(asSubject))
  const [kinds, setKinds] = useState(() => data.kinds.map(asKind))
  const subjectWrite = useWrite(saveSubjects)
  const kindWrite = useWrite(saveKinds)

  async function save(): Promise<void> {
    let version = data.columnsVersion
    if (isOwner && changed(subjects, data.subjects.map(asSubject))) {
      const given = subjects.filter(isNamed).map(({ id, name, isHidden, mode = 'score', max = '' }) => ({
        ...(id !== undefined && { id }),
        name,
        isHidden,
        mode,
        ...(mode === 'score' && /^\d+$/.test(max) && { max: Number(max) }),
      }))
      const written = await subjectWrite.write({ classId, documentId, subjects: given, version })
      if (!written.isDone) return
      version = written.data.columnsVersion
    }
    if (changed(kinds, data.kinds.map(asKind))) {
      const given = kinds
        .filter(isNamed)
        .map(({ id, name, isHidden }) => ({ ...(id !== undefined && { id }), name, isHidden }))
      const written = await kindWrite.write({ classId, documentId, kinds: given, version })
      if (!written.isDone) return
    }
    onDone()
  }

  return (
    <div className="flex flex-col gap-4">
      {isOwner ? (
        <ColumnList title="学科" columns={subjects} onChange={setSubjects} hasMode />
      ) : (
        <p className="text-m text-ink-2">学科由班级创建者设置。</p>
      )}
      <ColumnList title="栏目" columns={kinds} onChange={setKinds} />
      <Problem text={subjectWrite.problem || kindWrite.problem} />
      <Button isBusy={subjectWrite.isBusy || kindWrite.isBusy} onClick={() => void save()}>
        保存
      </Button>
    </div>
  )
}

type ColumnListProps = {
  title: string
  columns: readonly Column[]
  onChange: (columns: Column[]) => void
  hasMode?: boolean
}

function ColumnList({ title, columns, onChange, hasMode = false }: ColumnListProps) {
  const change = (at: number, part: Partial<Column>) =>
    onChange(columns.map((column, index) => (index === at ? { ...column, ...part } : column)))
  const move = (at: number, by: -1 | 1) => {
    const moved = [...columns]
    const [column] = moved.splice(at, 1)
    if (column) moved.splice(at + by, 0, column)
    onChange(moved)
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-l font-bold">{title}</legend>
      {columns.map((column, at) => (
        <div key={column.id ?? `new-${at}`} className="flex flex-wrap items-center gap-2">
          <TextField
            label={`${title}${at + 1}的名称`}
            isLabelHidden
            value={column.name}
            maxLength={12}
            onChange={(name) => change(at, { name })}
            className="min-w-32 flex-1"
          />
          {hasMode && (
            <SelectField
              label={`${column.name}的计分方式`}
              isLabelHidden
              value={column.mode ?? 'score'}
              onChange={(mode) => change(at, { mode: mode === 'grade' ? 'grade' : 'score' })}
              options={modes}
              className="w-28"
            />
          )}
          {hasMode && column.mode !== 'grade' && (
            <TextField
              label={`${column.name}的满分`}
              isLabelHidden
              inputMode="numeric"
              value={column.max ?? ''}
              onChange={(max) => change(at, { max })}
              className="w-20"
            />
          )}
          <Switch
            label={`${column.name}在表里`}
            isOn={!column.isHidden}
            onChange={(isOn) => change(at, { isHidden: !isOn })}
          />
          <IconButton label={`${column.name}上移`} disabled={at === 0} onClick={() => move(at, -1)}>
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton
            label={`${column.name}下移`}
            disabled={at === columns.length - 1}
            onClick={() => move(at, 1)}
          >
            <ArrowDown aria-hidden />
          </IconButton>
        </div>
      ))}
      <Button
        variant="mist"
        className="self-start"
        onClick={() =>
          onChange([...columns, { name: '', isHidden: false, ...(hasMode && { mode: 'score', max: '100' }) }])
        }
      >
        <Plus aria-hidden />
        添加{title}
      </Button>
    </fieldset>
  )
}

const modes = [
  { value: 'score', label: '分数' },
  { value: 'grade', label: '等级' },
]

function asSubject({ id, name, isHidden, mode, max }: Subject): Column {
  return { id, name, isHidden, mode, max: String(max) }
}

function asKind({ id, name, isHidden }: MarkKind): Column {
  return { id, name, isHidden }
}

/** A line that was added and never named is none. */
function isNamed({ id, name }: Column): boolean {
  return id !== undefined || name.trim() !== ''
}

function changed(now: readonly Column[], before: readonly Column[]): boolean {
  return JSON.stringify(now.filter(isNamed)) !== JSON.stringify(before)
}
