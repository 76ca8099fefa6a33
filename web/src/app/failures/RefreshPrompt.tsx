import { useState } from 'react'
import { BlockingDialog } from '../../shared/ui/overlay/BlockingDialog.tsx'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { stopAsking, useModuleFailure } from './module-failure.ts'

const PATIENCE_MS = 3_000

export function RefreshPrompt() {
  const isAsking = useModuleFailure((state) => state.isAsking)
  return isAsking ? <RefreshDialog /> : null
}

/** Refreshing without a server would put the browser's own error in place of the page and of all that was typed. */
function RefreshDialog() {
  const [isChecking, setIsChecking] = useState(false)
  const [isUnreachable, setIsUnreachable] = useState(false)

  async function refresh(): Promise<void> {
    setIsChecking(true)
    if (await serverAnswers()) return location.reload()
    setIsChecking(false)
    setIsUnreachable(true)
  }

  return (
    <BlockingDialog title="通知" role="alertdialog">
      <p className="mt-2 mb-6 text-m text-ink-2">内容可能已更新，是否刷新页面加载新内容？</p>
      <p role="status" className="text-s text-danger [&:not(:empty)]:mb-4">
        {isUnreachable && '网络连接失败。网络恢复后再刷新，当前页面不受影响。'}
      </p>
      <div className="flex gap-3">
        <Button variant="mist" className="flex-1" onClick={stopAsking}>
          取消
        </Button>
        <Button className="flex-1" isBusy={isChecking} onClick={() => void refresh()}>
          刷新
        </Button>
      </div>
    </BlockingDialog>
  )
}

/** Whether the product's server gives any answer at all: a reload while it does not would lose the page. */
async function serverAnswers(): Promise<boolean> {
  try {
    await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
    return true
  } catch {
    return false
  }
}
