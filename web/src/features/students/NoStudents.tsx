import { UserPlus } from 'lucide-react'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'

/** A class before its first pupil. */
export function NoStudents({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      picture="backpack"
      title="班里还没有学生"
      text="粘贴名单或上传表格，就能开始点评。"
      action={
        <Button size="l" onClick={onAdd}>
          <UserPlus aria-hidden />
          添加学生
        </Button>
      }
    />
  )
}
