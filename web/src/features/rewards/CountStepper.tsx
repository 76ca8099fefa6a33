import { MAX_REDEEM_COUNT } from '@pinge/contract/limits.ts'
import { Minus, Plus } from 'lucide-react'
import { IconButton } from '../../shared/ui/form/IconButton.tsx'

/** How many for each pupil. */
export function CountStepper({ count, onChange }: { count: number; onChange: (count: number) => void }) {
  return (
    <div role="group" aria-label="每人数量" className="flex items-center gap-1 rounded-full bg-mist">
      <IconButton label="少一份" disabled={count <= 1} onClick={() => onChange(count - 1)}>
        <Minus />
      </IconButton>
      <output className="num min-w-8 text-center text-l">{count}</output>
      <IconButton label="多一份" disabled={count >= MAX_REDEEM_COUNT} onClick={() => onChange(count + 1)}>
        <Plus />
      </IconButton>
    </div>
  )
}
