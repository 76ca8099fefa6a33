import type { TrainingType } from '@pinge/contract/training/items.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Segmented } from '../../../shared/ui/form/Segmented.tsx'
import { SelectField } from '../../../shared/ui/form/SelectField.tsx'
import type { LevelTile } from '../levels/GameLevels.tsx'
import type { PlayedLevel } from '../round/start-play.ts'

export type LevelSetupProps = {
  type: TrainingType
  onType: (type: TrainingType) => void
  levels: readonly LevelTile[]
  item: string
  onItem: (id: string) => void
  /** Pictures of the teacher's own that were chosen. */
  own?: PlayedLevel | undefined
  /** Asks for them; left out where none can be played. */
  onOwn?: (() => void) | undefined
}

/** Which game is played, and at which level. */
export function LevelSetup({ type, onType, levels, item, onItem, own, onOwn }: LevelSetupProps) {
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
        className="w-fit"
      />
      <SelectField
        label="关卡"
        value={own?.activityId ?? item}
        onChange={onItem}
        options={[
          ...(own ? [{ value: own.activityId, label: `${own.name} · ${own.count} 张` }] : []),
          ...levels.map(({ id, level, count }) => ({ value: id, label: `第 ${level} 关 · ${count} 个` })),
        ]}
      />
      {type === 1 && onOwn && (
        <Button variant="mist" className="self-start" onClick={onOwn}>
          自己的图片
        </Button>
      )}
    </>
  )
}
