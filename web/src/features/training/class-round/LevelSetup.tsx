import type { TrainingType } from '@pinge/contract/training/items.ts'
import { Segmented } from '../../../shared/ui/form/Segmented.tsx'
import { SelectField } from '../../../shared/ui/form/SelectField.tsx'
import type { LevelTile } from '../levels/GameLevels.tsx'

export type LevelSetupProps = {
  type: TrainingType
  onType: (type: TrainingType) => void
  levels: readonly LevelTile[]
  item: string
  onItem: (id: string) => void
}

/** Which game is played, and at which level. */
export function LevelSetup({ type, onType, levels, item, onItem }: LevelSetupProps) {
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
    </>
  )
}
