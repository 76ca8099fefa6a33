import { Button } from '../../shared/ui/buttons/Button.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'

/** A search that found no pupil. */
export function NoneFound({ typed, onClear }: { typed: string; onClear: () => void }) {
  return (
    <EmptyState
      picture="magnifier"
      title={`没有找到“${typed.trim()}”`}
      text="换个字，或用拼音首字母试试。"
      action={
        <Button variant="soft" onClick={onClear}>
          清空查找
        </Button>
      }
    />
  )
}
