import { addItem, updateItem, type ItemSetting } from '@pinge/contract/comment-items.ts'
import { MAX_ITEM_NAME_LENGTH, MAX_OWN_POINTS } from '@pinge/contract/limits.ts'
import { qualityTypes, type QualityType } from '@pinge/contract/quality-type.ts'
import { useState, type SubmitEvent } from 'react'
import { call } from '../../shared/api/call.ts'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { useKeptRequest, type Numbered } from '../../shared/api/use-kept-request.ts'
import { Button } from '../../shared/ui/form/Button.tsx'
import { Segmented } from '../../shared/ui/form/Segmented.tsx'
import { Sheet } from '../../shared/ui/overlay/Sheet.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { Stepper } from '../../shared/ui/form/Stepper.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { IconPicker } from './IconPicker.tsx'
import { kindLabels, type ItemKind } from './item-columns.ts'
import { draftOf, emptyDraft, itemOf, nameProblem, type ItemDraft } from './item-form.ts'
import { signed } from './signed.ts'
import { useReadItemsAnew } from './use-item-settings.ts'

export type ItemFormProps = { type: QualityType; onClose: () => void } & (
  { kind: ItemKind; item?: undefined } | { kind?: undefined; item: ItemSetting }
)

type Wanted = ReturnType<typeof itemOf> & { id: string | null }

/** Makes an own item, or changes one; what was given with it before stays as it was. */
export function ItemForm({ type, kind, item, onClose }: ItemFormProps) {
  const [draft, setDraft] = useState(() => (item ? draftOf(item) : emptyDraft(type, kind)))
  const [isTried, setIsTried] = useState(false)
  const { send, isSending, isUnsettled, error } = useKeptRequest(write)
  const readAnew = useReadItemsAnew()
  const problem = nameProblem(draft.name)
  const change = (more: Partial<ItemDraft>) => setDraft((before) => ({ ...before, ...more }))

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    setIsTried(true)
    if (problem !== undefined) return
    try {
      await send({ id: item?.id ?? null, ...itemOf(draft) })
    } catch {
      return
    }
    showSuccess(item ? `已保存“${draft.name.trim()}”` : `已添加“${draft.name.trim()}”`)
    void readAnew()
    onClose()
  }

  return (
    <Sheet isOpen onClose={onClose} title={item ? '修改点评项' : '添加点评项'} className="md:w-[600px]">
      <form noValidate onSubmit={(event) => void submit(event)} className="flex min-h-0 flex-1 flex-col">
        <fieldset
          disabled={isUnsettled}
          className="grid min-h-0 flex-1 gap-4 overflow-y-auto px-4 pb-4 sm:px-6"
        >
          <TextField
            label="名称"
            value={draft.name}
            onChange={(name) => change({ name })}
            error={isTried ? problem : undefined}
            autoFocus
            autoComplete="off"
            placeholder="如：主动帮同学"
            trailing={
              <span
                className={`num text-s ${draft.name.trim().length > MAX_ITEM_NAME_LENGTH ? 'text-danger' : ''}`}
              >
                {draft.name.trim().length}/{MAX_ITEM_NAME_LENGTH}
              </span>
            }
          />
          <div className="flex flex-wrap items-center gap-3">
            <Segmented
              label="表扬还是待改进"
              value={draft.kind}
              options={[
                { value: 'praise', label: kindLabels.praise },
                { value: 'reminder', label: kindLabels.reminder },
              ]}
              onChange={(value) => change({ kind: value })}
            />
            <Stepper
              label="分值"
              value={draft.points}
              min={1}
              max={MAX_OWN_POINTS}
              format={(points) => signed(draft.kind === 'praise' ? points : -points)}
              onChange={(points) => change({ points })}
            />
          </div>
          <Segmented
            label="品质"
            value={String(draft.type)}
            options={qualityTypes.map((quality) => ({ value: String(quality.type), label: quality.tab }))}
            onChange={(value) =>
              change({ type: qualityTypes.find((quality) => String(quality.type) === value)?.type ?? type })
            }
            className="flex! [&_button]:px-1!"
          />
          <IconPicker value={draft.icon} onChange={(icon) => change({ icon })} />
        </fieldset>
        {error && (
          <p role="alert" className="px-4 text-base text-danger sm:px-6">
            {describeFailure(error)}
          </p>
        )}
        <div className="flex justify-end gap-3 px-4 pt-2 pb-[max(16px,env(safe-area-inset-bottom))] sm:px-6">
          <Button variant="mist" onClick={onClose}>
            取消
          </Button>
          <Button type="submit" isBusy={isSending}>
            {isUnsettled ? '重试' : item ? '保存' : '添加'}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}

async function write({ id, ...item }: Numbered<Wanted>): Promise<void> {
  if (id === null) await call(addItem, item)
  else await call(updateItem, { id, ...item })
}
