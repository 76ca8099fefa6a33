import { addTeams, copyCategory, renameCategory, type Category } from '@pinge/contract/teams.ts'
import { useWrite } from '../../../shared/api/use-write.ts'
import { useScheme } from '../scheme/SchemeContext.ts'
import { NameSheet } from './NameSheet.tsx'

export function NewScheme({ onClose }: { onClose: () => void }) {
  const { classId, chooseScheme } = useScheme()
  const writer = useWrite(addTeams)

  return (
    <NameSheet
      title="新建方案"
      of={classId}
      label="方案名称"
      initial=""
      confirmLabel="创建"
      hint="比如数学合作组、值日小队。方案只有你自己能用。"
      writer={writer}
      request={(categoryName) => ({ classId, categoryName, teams: [] })}
      onDone={({ categoryId }) => {
        onClose()
        chooseScheme(categoryId)
      }}
      onClose={onClose}
    />
  )
}

export type SchemeSheetProps = {
  category: Category
  /** Why it can no longer be saved; what was entered stays in sight. */
  gone: string
  onClose: () => void
}

export function RenameScheme({ category, gone, onClose }: SchemeSheetProps) {
  const writer = useWrite(renameCategory)

  return (
    <NameSheet
      title="重命名方案"
      of={category.id}
      label="方案名称"
      initial={category.name}
      gone={gone}
      confirmLabel="保存"
      writer={writer}
      request={(categoryName) => ({ categoryId: category.id, categoryName })}
      onDone={onClose}
      onClose={onClose}
    />
  )
}

export function CopyScheme({ category, gone, onClose }: SchemeSheetProps) {
  const { chooseScheme } = useScheme()
  const writer = useWrite(copyCategory)

  return (
    <NameSheet
      title="复制方案"
      of={category.id}
      label="新方案的名称"
      initial=""
      gone={gone}
      confirmLabel="复制"
      hint={`小组和学生与${category.name}相同，得分从 0 开始`}
      writer={writer}
      request={(categoryName) => ({ categoryId: category.id, categoryName })}
      onDone={({ categoryId }) => {
        onClose()
        chooseScheme(categoryId)
      }}
      onClose={onClose}
    />
  )
}
