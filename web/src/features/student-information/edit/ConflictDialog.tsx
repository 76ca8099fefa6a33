import { useState } from 'react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx'
import { ChoiceList } from '../dialogs/ChoiceList.tsx'
import { fieldKeys, fieldNames, type Change, type FieldKey } from './fields.ts'
import { formatFieldValue } from './parse-field.ts'
import { choose, type Conflict } from './settle-conflict.ts'

export type ConflictDialogProps = {
  conflict: Conflict
  /** With what is written now; null for nothing. */
  onSettled: (change: Change | null) => void
}

/** Two teachers changed one field at once: both versions, and the teacher chooses field by field. */
export function ConflictDialog({ conflict, onSettled }: ConflictDialogProps) {
  const { stored, clashes } = conflict
  const [mine, setMine] = useState<ReadonlySet<FieldKey>>(new Set())
  const toggle = (key: FieldKey, isMine: boolean) => {
    const next = new Set(mine)
    if (isMine) next.add(key)
    else next.delete(key)
    setMine(next)
  }
  /** What no colleague changed is written nevertheless. */
  const takeTheirs = () => {
    const rest = choose(conflict, new Set())
    onSettled(fieldKeys(rest.after).length > 0 ? rest : null)
  }
  return (
    <Dialog
      isOpen
      isBlocking
      role="alertdialog"
      onClose={takeTheirs}
      title={`${stored.username}的资料刚刚被别人改过`}
      description="下面是两个版本，请逐项选择保留哪一个。没有选之前，什么都不会被覆盖。"
      footer={
        <>
          <Button variant="mist" onClick={takeTheirs}>
            都用别人改的
          </Button>
          <Button onClick={() => onSettled(choose(conflict, mine))}>按选择保存</Button>
        </>
      }
    >
      {clashes.map((clash) => (
        <ChoiceList
          key={clash.key}
          legend={fieldNames[clash.key]}
          name={clash.key}
          value={mine.has(clash.key) ? 'mine' : 'theirs'}
          onChange={(side) => toggle(clash.key, side === 'mine')}
          choices={[
            {
              value: 'theirs',
              label: formatFieldValue(clash.key, clash.theirs) || '（空）',
              text: '现在保存着的',
            },
            { value: 'mine', label: formatFieldValue(clash.key, clash.mine) || '（空）', text: '你刚才填的' },
          ]}
        />
      ))}
    </Dialog>
  )
}
