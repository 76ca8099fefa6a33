import {
  archivePartNames,
  ArchivePart,
  MAX_ASIDE_NAME_LENGTH,
  type ArchiveDocument,
} from '@pinge/contract/archives/documents.ts'
import type { ClassTerm } from '@pinge/contract/terms.ts'
import { MAX_NAME_LENGTH } from '@pinge/contract/values/limits.ts'
import type { Row } from '../../../shared/form/use-form.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { StaleEdit } from '../../../shared/ui/feedback/StaleEdit.tsx'
import { Checkbox } from '../../../shared/ui/form/Checkbox.tsx'
import { SelectField } from '../../../shared/ui/form/SelectField.tsx'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx'
import { useDocumentForm, type DocumentFormProps } from './use-document-form.ts'

export type DocumentDialogProps = DocumentFormProps

/** A document is made, or what is said of one is changed. */
export function DocumentDialog(props: DocumentDialogProps) {
  const { document, documents, terms, onClose } = props
  const { form, stale, differences, chooseTerm, keepMine, takeTheirs } = useDocumentForm(props)
  const { row, fields } = form
  return (
    <Dialog isOpen onClose={onClose} title={document ? '修改档案' : '新建档案'}>
      <form noValidate className="flex flex-col gap-4" onSubmit={form.submit}>
        <TextField label="档案名称" maxLength={MAX_NAME_LENGTH} readOnly={form.isLocked} {...row('name')} />
        <SelectField
          label="学期"
          disabled={form.isLocked}
          options={termsFor(terms, document).map(({ key, name }) => ({ value: key, label: name }))}
          {...row('termKey')}
          onChange={chooseTerm}
        />
        <Parts row={row('parts')} />
        {!document && documents.length > 0 && (
          <SelectField
            label="沿用"
            hint="只沿用学科、栏目和自评问题，成绩不沿用"
            disabled={form.isLocked}
            options={[
              { value: '', label: '不沿用' },
              ...documents.map(({ documentId, name, termName }) => ({
                value: documentId,
                label: `${name}（${termName}）`,
              })),
            ]}
            {...row('copyFrom')}
          />
        )}
        <TextField
          label="自定栏目（可不写）"
          hint={fields.copyFrom === '' ? '体质和学业旁边多出的一栏，如“特别关注”' : '不写就用沿用的'}
          maxLength={MAX_ASIDE_NAME_LENGTH}
          readOnly={form.isLocked}
          {...row('customAsideName')}
        />
        {stale ? (
          <StaleEdit
            what="档案"
            differences={differences}
            isBusy={form.isSending}
            onKeepMine={() => void keepMine(stale)}
            onTakeTheirs={() => takeTheirs(stale)}
          />
        ) : (
          <Foot problem={form.problem} isNew={!document} isSending={form.isSending} onClose={onClose} />
        )}
      </form>
    </Dialog>
  )
}

type FootProps = { problem: string; isNew: boolean; isSending: boolean; onClose: () => void }

function Foot({ problem, isNew, isSending, onClose }: FootProps) {
  return (
    <>
      <Problem text={problem} />
      <div className="flex justify-end gap-3">
        <Button variant="mist" onClick={onClose}>
          取消
        </Button>
        <Button type="submit" isBusy={isSending}>
          {isNew ? '新建' : '保存'}
        </Button>
      </div>
    </>
  )
}

function Parts({ row: { value, onChange, error } }: { row: Row<readonly ArchivePart[]> }) {
  return (
    <fieldset aria-invalid={error ? true : undefined}>
      <legend className="text-s font-bold text-ink-2">包含</legend>
      <div className="grid grid-cols-2 sm:grid-cols-4">
        {ArchivePart.options.map((part) => (
          <Checkbox
            key={part}
            isChecked={value.includes(part)}
            onChange={(isChecked) =>
              onChange(ArchivePart.options.filter((one) => (one === part ? isChecked : value.includes(one))))
            }
          >
            {archivePartNames[part]}
          </Checkbox>
        ))}
      </div>
      <Problem text={error} className="text-s" />
    </fieldset>
  )
}

/** The newest first; a document of a term that the class no longer lists keeps it. */
function termsFor(
  terms: readonly ClassTerm[],
  document: ArchiveDocument | undefined,
): readonly Pick<ClassTerm, 'key' | 'name'>[] {
  const newest = terms.toReversed()
  const isListed = document === undefined || terms.some(({ key }) => key === document.termKey)
  return isListed ? newest : [...newest, { key: document.termKey, name: document.termName }]
}
