import type { TrainingType } from '@pinge/contract/training/items.ts'
import { Segmented } from '../../../shared/ui/form/Segmented.tsx'
import { SelectField } from '../../../shared/ui/form/SelectField.tsx'
import type { LevelTile } from '../levels/GameLevels.tsx'

/** How long a class looks: seconds that a teacher chooses from. */
const looks = ['10', '20', '30', '60'] as const
export type LookSeconds = (typeof looks)[number]

export type ClassSetupProps = {
  type: TrainingType
  onType: (type: TrainingType) => void
  levels: readonly LevelTile[]
  item: string
  onItem: (id: string) => void
  seconds: LookSeconds
  onSeconds: (seconds: LookSeconds) => void
}

/** What a class plays, and how long it looks. */
export function ClassSetup({ type, onType, levels, item, onItem, seconds, onSeconds }: ClassSetupProps) {
  return (
    <>
      <Segmented
        label="哪个游戏"
        value={String(type)}
        options={[
          { value: '1', label: '图片' },
          { value: '2', label: '符号' },
          { value: '3', label: '数字' },
        ]}
        onChange={(value) => onType(value === '2' ? 2 : value === '3' ? 3 : 1)}
        className="self-start"
      />
      <SelectField
        label="关卡"
        value={item}
        onChange={onItem}
        options={levels.map(({ id, level, count }) => ({ value: id, label: `第 ${level} 关 · ${count} 个` }))}
      />
      <Segmented
        label="看多久"
        value={seconds}
        options={looks.map((value) => ({ value, label: `看 ${value} 秒` }))}
        onChange={onSeconds}
        className="self-start"
      />
    </>
  )
}
