import { MAX_SEAT_COLUMNS, MAX_SEAT_ROWS } from '@pinge/contract/values/limits.ts'
import { Eraser, Minus, Plus, Shuffle } from 'lucide-react'
import type { Random } from '../../shared/device/seeded-random.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { IconButton } from '../../shared/ui/buttons/IconButton.tsx'
import type { SeatDraft } from './use-seat-draft.ts'

export type SeatEditorToolsProps = { draft: SeatDraft; isLocked: boolean; random: Random }

/** The size of the room, and seats by chance or none. */
export function SeatEditorTools({ draft, isLocked, random }: SeatEditorToolsProps) {
  const { size, hasRoom, held, resize } = draft
  return (
    <fieldset disabled={isLocked} className="mb-3 flex flex-wrap items-center gap-2">
      <legend className="sr-only">座位的排法</legend>
      <Steps label="排" value={size.rows} most={MAX_SEAT_ROWS} onChange={(rows) => resize({ rows })} />
      <Steps
        label="列"
        value={size.columns}
        most={MAX_SEAT_COLUMNS}
        onChange={(columns) => resize({ columns })}
      />
      <Button
        variant="white"

        disabled={!hasRoom}
        title={hasRoom ? undefined : '座位不够，先加几排'}
        onClick={() => draft.shuffle(random)}
      >
        <Shuffle aria-hidden />
        随机排
      </Button>
      <Button variant="white" onClick={draft.clear}>
        <Eraser aria-hidden />
        都请起来
      </Button>
      <p role="status" className="text-base text-ink-2">
        {held
          ? `给${held.username}选一个座位；再点一次放下`
          : '拖到座位上；或点一名学生，再点座位。坐着人就互换'}
      </p>
    </fieldset>
  )
}

type StepsProps = { label: string; value: number; most: number; onChange: (value: number) => void }

function Steps({ label, value, most, onChange }: StepsProps) {
  return (
    <div role="group" aria-label={`几${label}`} className="flex items-center rounded-full bg-white">
      <IconButton
        label={`少一${label}`}

        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      >
        <Minus />
      </IconButton>
      <output className="num min-w-12 text-center">
        {value} {label}
      </output>
      <IconButton
        label={`多一${label}`}

        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        <Plus />
      </IconButton>
    </div>
  )
}
