import { Button } from '../buttons/Button.tsx'

export type Difference = { label: string; mine: string; theirs: string }

export type StaleEditProps = {
  /** What was changed elsewhere: 班级信息. */
  what: string
  differences: readonly Difference[]
  isBusy: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Somebody else saved while this was written: both versions, and nothing overwritten unasked. */
export function StaleEdit({ what, differences, isBusy, onKeepMine, onTakeTheirs }: StaleEditProps) {
  return (
    <div role="alert" className="rounded-card bg-sun-tint p-4 text-sun-ink">
      <p className="font-bold">{what}刚刚在别处改过。你写的还在，请选一个：</p>
      <dl className="mt-2 flex flex-col gap-2 text-base">
        {differences.map(({ label, mine: written, theirs: saved }) => (
          <div key={label}>
            <dt className="text-s font-bold">{label}</dt>
            <dd className="break-words">已保存：{saved}</dd>
            <dd className="break-words">你写的：{written}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="white" disabled={isBusy} onClick={onTakeTheirs}>
          用已保存的
        </Button>
        <Button isBusy={isBusy} onClick={onKeepMine}>
          用我写的
        </Button>
      </div>
    </div>
  )
}
