import { Redo2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIsWide } from '../../shared/device/use-is-wide.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { IconButton } from '../../shared/ui/buttons/IconButton.tsx'
import { Segmented, type SegmentedOption } from '../../shared/ui/form/Segmented.tsx'
import { SearchInput } from '../../shared/ui/form/SearchInput.tsx'
import { useEditHint } from './edit-hint.store.ts'
import type { EditInformation } from './edit/use-edit-information.ts'
import type { View } from './show-students.ts'
import type { useShownStudents } from './use-shown-students.ts'

export type InformationToolsProps = {
  /** What is shown of which class, in the same line. */
  title: ReactNode
  rows: ReturnType<typeof useShownStudents>
  views: readonly SegmentedOption<View>[]
  editing: EditInformation
  isReadOnly: boolean
  /** What the page adds: new pupils, a file. */
  children: ReactNode
}

/** On a phone, where there are no heads to click. */
const sorts: readonly SegmentedOption<'name' | 'number'>[] = [
  { value: 'name', label: '按姓名' },
  { value: 'number', label: '按学号' },
]

/** Find, sort, take back, and what became of the last edit. */
export function InformationTools(props: InformationToolsProps) {
  const { title, rows, views, editing, isReadOnly, children } = props
  const isWide = useIsWide()
  const isKnown = useEditHint((hint) => hint.isKnown)
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {title}
      <SearchInput
        label="按姓名、首字母或学号找学生"
        placeholder="姓名、首字母、学号"
        value={rows.search}
        onChange={rows.setSearch}
        className="min-w-[min(100%,11rem)] flex-1 md:max-w-72"
      />
      <Segmented label="显示" value={rows.view} options={views} onChange={rows.setView} />
      {!isWide && (
        <Segmented
          label="排序"
          value={rows.sort?.key === 'stuNo' ? 'number' : 'name'}
          options={sorts}
          onChange={(sort) => rows.setSort(sort === 'number' ? { key: 'stuNo', isUp: true } : null)}
        />
      )}
      {!isReadOnly && (
        <IconButton
          label="撤销修改"
          title="撤销修改（Ctrl+Z）"
          disabled={!editing.lastEdit}
          onClick={editing.undo}
          className="max-md:disabled:hidden"
        >
          <Undo2 />
        </IconButton>
      )}
      <SaveState editing={editing} />
      {isWide &&
        !isReadOnly &&
        !isKnown &&
        !editing.isSaving &&
        !editing.lastEdit &&
        rows.view !== 'left' && <p className="text-s text-ink-2">点一格就能改，可从表格整块粘贴</p>}
      <div className="flex flex-wrap items-center md:ml-auto [&>*]:px-4">{children}</div>
    </div>
  )
}

function SaveState({ editing }: { editing: EditInformation }) {
  if (editing.unsentCount > 0)
    return (
      <div role="alert" className="flex items-center gap-2 text-s text-danger">
        {editing.unsentCount} 名学生的修改未保存
        <Button variant="soft" isBusy={editing.isSaving} onClick={editing.sendAgain}>
          <Redo2 aria-hidden />
          重新保存
        </Button>
      </div>
    )
  const text = editing.isSaving ? '正在保存' : editing.lastEdit ? '已保存' : ''
  return (
    <p role="status" className="text-s whitespace-nowrap text-ink-2">
      {text}
    </p>
  )
}
