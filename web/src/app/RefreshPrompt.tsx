import { BlockingDialog } from '../shared/ui/BlockingDialog.tsx'
import { Button } from '../shared/ui/Button.tsx'
import { stopAsking, useModuleFailure } from './module-failure.ts'

export function RefreshPrompt() {
  const isAsking = useModuleFailure((state) => state.isAsking)
  if (!isAsking) return null
  return (
    <BlockingDialog title="通知" role="alertdialog">
      <p className="mt-2 mb-6 text-m text-ink-2">内容可能已更新，是否刷新页面加载新内容？</p>
      <div className="flex gap-3">
        <Button variant="mist" className="flex-1" onClick={stopAsking}>
          取消
        </Button>
        <Button className="flex-1" onClick={() => location.reload()}>
          刷新
        </Button>
      </div>
    </BlockingDialog>
  )
}
