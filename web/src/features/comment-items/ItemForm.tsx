import { addItem, updateItem, type ItemSetting } from '@pinge/contract/comment-items.ts'
import { formatSignedPoints } from '@pinge/contract/values/format-points.ts'
import { MAX_ITEM_NAME_LENGTH, MAX_OWN_POINTS } from '@pinge/contract/values/limits.ts'
import { qualityTypes, type QualityType } from '@pinge/contract/values/quality-type.ts'
import { useWrite } from '../../shared/api/use-write.ts'
import { useForm, type Writer } from '../../shared/form/use-form.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../shared/ui/feedback/Problem.tsx'
import { Segmented } from '../../shared/ui/form/Segmented.tsx'
import { Sheet } from '../../shared/ui/overlay/Sheet.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { Stepper } from '../../shared/ui/form/Stepper.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { IconPicker } from './IconPicker.tsx'
import { kindLabels, type ItemKind } from './item-columns.ts'
import { draftOf, editOf, emptyDraft, itemOf, nameProblem, type ItemDraft } from './item-form.ts'

export type ItemFormProps = { type: QualityType; onClose: () => void } & (
  | { kind: ItemKind; item?: undefined }
  | { kind?: undefined; item: ItemSetting }
)

/** Makes an own item, or changes one; what was given with it before stays as it was. */
export function ItemForm({ type, kind, item, onClose }: ItemFormProps) {
  const { fields, change, row, submit, isSending, isDirty, isUnsettled, problem } = useForm({
    keptAs: `item/${item?.id ?? `${type}/${kind}`}`,
    start: () => (item ? draftOf(item) : emptyDraft(type, kind)),
    check: ({ name }) => ({ name: nameProblem(name) }),
    writer: useItemWriter(item),
    request: (draft, typed) => ({ draft, typed }),
    onDone: () => showSuccess(item ? `已保存“${fields.name.trim()}”` : `已添加“${fields.name.trim()}”`),
    onClose,
  })

  return (
    <Sheet
      isOpen
      isHeld={isDirty}
      onClose={onClose}
      title={item ? '修改点评项' : '添加点评项'}
      className="md:w-[600px]"
    >
      <form noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
        {/* A fieldset that scrolls by itself does not cut the pictures off at its edge: they lie over the buttons. */}
        <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-4 sm:px-6">
          <fieldset disabled={isUnsettled} className="grid gap-4">
            <ItemFields draft={fields} nameFault={row('name').error} onChange={change} />
          </fieldset>
        </div>
        <Problem text={problem} className="px-4 text-base sm:px-6" />
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

/** Adds an item, or changes the one that there is. */
function useItemWriter(
  item: ItemSetting | undefined,
): Writer<{ draft: ItemDraft; typed: Partial<ItemDraft> }, unknown> {
  const adding = useWrite(addItem)
  const updating = useWrite(updateItem)
  return item
    ? { ...updating, write: ({ draft, typed }) => updating.write({ id: item.id, ...editOf(draft, typed) }) }
    : { ...adding, write: ({ draft }) => adding.write(itemOf(draft)) }
}

type ItemFieldsProps = {
  draft: ItemDraft
  nameFault: string | undefined
  onChange: (changes: Partial<ItemDraft>) => void
}

function ItemFields({ draft, nameFault, onChange }: ItemFieldsProps) {
  const length = draft.name.trim().length
  return (
    <>
      <TextField
        label="名称"
        value={draft.name}
        onChange={(name) => onChange({ name })}
        error={nameFault}
        autoFocus
        autoComplete="off"
        placeholder="如：主动帮同学"
        trailing={
          <span className={`num text-s ${length > MAX_ITEM_NAME_LENGTH ? 'text-danger' : ''}`}>
            {length}/{MAX_ITEM_NAME_LENGTH}
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
          onChange={(value) => onChange({ kind: value })}
        />
        <Stepper
          label="分值"
          value={draft.points}
          min={1}
          max={MAX_OWN_POINTS}
          format={(points) => formatSignedPoints(draft.kind === 'praise' ? points : -points)}
          onChange={(points) => onChange({ points })}
        />
      </div>
      <Segmented
        label="品质"
        value={String(draft.type)}
        options={qualityTypes.map((quality) => ({ value: String(quality.type), label: quality.tab }))}
        onChange={(value) =>
          onChange({
            type: qualityTypes.find((quality) => String(quality.type) === value)?.type ?? draft.type,
          })
        }
        className="flex! [&_button]:px-1!"
      />
      <IconPicker value={draft.icon} onChange={(icon) => onChange({ icon })} />
    </>
  )
}
