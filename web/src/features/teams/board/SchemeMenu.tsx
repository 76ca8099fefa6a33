import { Copy, Ellipsis, Pencil, Printer, Trash2 } from 'lucide-react'
import { ActionMenu } from '../../../shared/ui/overlay/ActionMenu.tsx'
import { useOpenTeamDialog } from '../scheme/use-open-team-dialog.ts'

/** What can be done with a scheme of one's own. */
export function SchemeMenu() {
  const { dialog: open } = useOpenTeamDialog()
  return (
    <ActionMenu
      label="这个方案"
      listClassName="w-48"
      triggerProps={{
        'aria-label': '方案操作',
        title: '方案操作',
        className:
          'grid size-12 shrink-0 place-items-center rounded-full bg-white/75 hover:bg-white [&_svg]:size-[1.375rem]',
      }}
      trigger={<Ellipsis aria-hidden />}
      actions={[
        { label: '重命名方案', icon: <Pencil />, run: () => open({ type: 'rename-scheme' }) },
        { label: '复制方案', icon: <Copy />, run: () => open({ type: 'copy-scheme' }) },
        { label: '打印或导出', icon: <Printer />, run: () => open({ type: 'print' }) },
        { label: '清空方案', icon: <Trash2 />, run: () => open({ type: 'clear-scheme' }) },
      ]}
    />
  )
}
