import { Redo2, Search, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../shared/ui/form/Button.tsx'
import { Segmented, type SegmentedOption } from '../../shared/ui/form/Segmented.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import type { EditInformation } from './edit/use-edit-information.ts'
import type { Sort, View } from './show-students.ts'
import type { useShownStudents } from './use-shown-students.ts'

export type InformationToolsProps = {
  rows: ReturnType<typeof useShownStudents>
  views: readonly SegmentedOption<View>[]
  editing: EditInformation
  /** What the page adds: new pupils, a file. */
  children: ReactNode
}

const sorts: readonly SegmentedOption<Sort>[] = [
  { value: 'name', label: '按姓名' },
  { value: 'number', label: '按学号' },
]

/** Find, sort, take back, and what became of the last edit. */
export function InformationTools({ rows, views, editing, children }: InformationToolsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
      <TextField
        label="按姓名、首字母或学号找学生"
        isLabelHidden
        type="search"
        placeholder="姓名、首字母、学号"
        icon={<Search aria-hidden />}
        value={rows.search}
        onChange={rows.setSearch}
        className="min-w-52 flex-1 md:max-w-72"
      />
      <Segmented label="显示" value={rows.view} options={views} onChange={rows.setView} />
      <Segmented label="排序" value={rows.sort} options={sorts} onChange={rows.setSort} />
      <Button
        variant="quiet"
        disabled={!editing.lastEdit}
        onClick={editing.undo}
        title="Ctrl+Z"
        className="max-md:disabled:hidden"
      >
        <Undo2 aria-hidden />
        撤销修改
      </Button>
      <SaveState editing={editing} />
      <div className="flex flex-wrap items-center gap-2 md:ml-auto">{children}</div>
    </div>
  )
}

function SaveState({ editing }: { editing: EditInformation }) {
  if (editing.unsentCount > 0)
    return (
      <div role="alert" className="flex items-center gap-2 text-s text-danger">
        {editing.unsentCount} 名学生的修改没有存上
        <Button variant="soft" isBusy={editing.isSaving} onClick={editing.sendAgain}>
          <Redo2 aria-hidden />
          再存一次
        </Button>
      </div>
    )
  const text = editing.isSaving ? '正在保存' : editing.lastEdit ? '已保存' : ''
  return (
    <p role="status" className="text-s text-ink-2 md:min-w-16">
      {text}
    </p>
  )
}
