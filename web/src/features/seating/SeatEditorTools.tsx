import { MAX_SEAT_COLUMNS, MAX_SEAT_ROWS } from '@pinge/contract/values/limits.ts'
import { Eraser, Minus, Plus, Shuffle, SquareDashedMousePointer, Undo2 } from 'lucide-react'
import { shuffled, type Random } from '@pinge/contract/values/seeded-random.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { IconButton } from '../../shared/ui/buttons/IconButton.tsx'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { SeatOrders } from './SeatOrders.tsx'
import type { SeatDraft } from './use-seat-draft.ts'

export type SeatEditorToolsProps = { draft: SeatDraft; isLocked: boolean; random: Random }

/** The size of the room and its aisles, seats by an order, by chance or none, and the way back. */
export function SeatEditorTools({ draft, isLocked, random }: SeatEditorToolsProps) {
  const { size, aisleEvery, hasRoom, held, isChoosing, students, resize, seatAll } = draft
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
      <SelectField
        label="同桌和走道"
        isLabelHidden
        value={String(aisleEvery)}
        options={aisles}
        onChange={(every) => resize({ aisleEvery: Number(every) })}
        className="min-w-40"
      />
      <Button
        variant="white"
        disabled={!hasRoom}
        title={hasRoom ? undefined : '座位不够，先加几排'}
        onClick={() =>
          seatAll(
            shuffled(
              students.map(({ id }) => id),
              random,
            ),
          )
        }
      >
        <Shuffle aria-hidden />
        随机排座
      </Button>
      {hasRoom && <SeatOrders students={students} random={random} onOrder={seatAll} />}
      <Button variant="white" onClick={draft.clear}>
        <Eraser aria-hidden />
        清空座位
      </Button>
      <Button variant={isChoosing ? 'soft' : 'white'} aria-pressed={isChoosing} onClick={draft.choose}>
        <SquareDashedMousePointer aria-hidden />
        选几个
      </Button>
      <Button variant="white" disabled={!draft.undo} onClick={draft.undo} aria-keyshortcuts="Control+Z">
        <Undo2 aria-hidden />
        撤回一步
      </Button>
      <p role="status" className="text-base text-ink-2">
        {formatNext(
          held.map(({ username }) => username),
          isChoosing,
        )}
      </p>
    </fieldset>
  )
}

const aisles = [
  { value: '0', label: '不留走道' },
  { value: '1', label: '一人一桌' },
  { value: '2', label: '两人同桌' },
  { value: '3', label: '三人一组' },
  { value: '4', label: '四人一组' },
]

/** What a tap or a drag does now. */
function formatNext([first, ...others]: readonly string[], isChoosing: boolean): string {
  const count = others.length + 1
  if (isChoosing && first === undefined) return '点要一起挪的学生；选好后再点一下“选几个”'
  if (isChoosing) return `选了 ${count} 人；拖着走，或再点一下“选几个”，然后点新座位`
  if (first === undefined) return '拖到座位上；或点一名学生，再点座位。坐着人就互换'
  if (others.length > 0) return `点${first}的新座位，其余 ${others.length} 人跟着挪`
  return `给${first}选一个座位；再点一次放下`
}

type StepsProps = { label: string; value: number; most: number; onChange: (value: number) => void }

function Steps({ label, value, most, onChange }: StepsProps) {
  return (
    <div role="group" aria-label={`几${label}`} className="flex items-center rounded-full bg-white">
      <IconButton label={`少一${label}`} disabled={value <= 1} onClick={() => onChange(value - 1)}>
        <Minus />
      </IconButton>
      <output className="num min-w-12 text-center">
        {value} {label}
      </output>
      <IconButton label={`多一${label}`} disabled={value >= most} onClick={() => onChange(value + 1)}>
        <Plus />
      </IconButton>
    </div>
  )
}
