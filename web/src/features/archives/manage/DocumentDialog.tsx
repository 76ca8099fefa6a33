import {
  archivePartNames,
  ArchivePart,
  saveArchive,
  type ArchiveDocument,
} from '@pinge/contract/archives/documents.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import type { ClassTerm } from '@pinge/contract/terms.ts'
import { MAX_NAME_LENGTH } from '@pinge/contract/values/limits.ts'
import { useWrite } from '../../../shared/api/use-write.ts'
import type { Problems } from '../../../shared/form/form-problems.ts'
import { useForm, type Row } from '../../../shared/form/use-form.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { Checkbox } from '../../../shared/ui/form/Checkbox.tsx'
import { SelectField } from '../../../shared/ui/form/SelectField.tsx'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx'
import { documentBefore, freeName } from './format-document.ts'

export type DocumentDialogProps = {
  classId: string
  /** Undefined for a new one. */
  document: ArchiveDocument | undefined
  /** Those of the class, the newest first: a new one may follow one of them. */
  documents: readonly ArchiveDocument[]
  terms: readonly ClassTerm[]
  onClose: () => void
}

type Fields = {
  name: string
  termKey: string
  parts: readonly ArchivePart[]
  customAsideName: string
  /** Empty: nothing is taken over. */
  copyFrom: string
}

const MAX_ASIDE = 10

/** A document is made, or what is said of one is changed. */
export function DocumentDialog(props: DocumentDialogProps) {
  const { classId, document, documents, terms, onClose } = props
  const form = useForm({
    keptAs: `archive/${classId}/${document?.documentId ?? ''}`,
    start: () => fieldsOf(props),
    check: checkFields,
    writer: useWrite(saveArchive),
    request: (fields: Fields) => requestOf(classId, document, fields),
    refusals: { name: [errors.documentNameTaken], termKey: [errors.archiveTermUnknown] },
    waitsForReread: true,
    onDone: onClose,
  })
  const { row, change, fields } = form

  /** Another term is followed by another one before it, and has its usual name unless one was written. */
  function chooseTerm(termKey: string): void {
    const [before, next] = [fields.termKey, termKey].map((key) => terms.find((term) => term.key === key))
    const isUsual = before !== undefined && fields.name === freeName(documents, before)
    const copyFrom = fields.copyFrom && (documentBefore(documents, termKey)?.documentId ?? '')
    change({ termKey, copyFrom, ...(isUsual && next && { name: freeName(documents, next) }) })
  }

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
          maxLength={MAX_ASIDE}
          readOnly={form.isLocked}
          {...row('customAsideName')}
        />
        <Problem text={form.problem} />
        <div className="flex justify-end gap-3">
          <Button variant="mist" onClick={onClose}>
            取消
          </Button>
          <Button type="submit" isBusy={form.isSending}>
            {document ? '保存' : '新建'}
          </Button>
        </div>
      </form>
    </Dialog>
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
      {error && (
        <p role="alert" className="text-s text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}

function fieldsOf({ document, documents, terms }: DocumentDialogProps): Fields {
  if (document) {
    const { name, termKey, parts, customAsideName } = document
    return { name, termKey, parts, customAsideName, copyFrom: '' }
  }
  const term = terms.find(({ isCurrent }) => isCurrent) ?? terms.at(-1)
  return {
    name: term ? freeName(documents, term) : '',
    termKey: term?.key ?? '',
    parts: ArchivePart.options,
    customAsideName: '',
    copyFrom: documentBefore(documents, term?.key ?? '')?.documentId ?? '',
  }
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

function checkFields({ name, parts, termKey }: Fields): Problems<Fields> {
  return {
    name: name.trim() === '' && '请写档案名称',
    termKey: termKey === '' && '请选学期',
    parts: parts.length === 0 && '至少选一部分',
  }
}

function requestOf(classId: string, document: ArchiveDocument | undefined, fields: Fields) {
  const { name, termKey, parts, copyFrom } = fields
  const customAsideName = fields.customAsideName.trim()
  return {
    classId,
    name: name.trim(),
    termKey,
    parts: [...parts],
    ...(document && { documentId: document.documentId, customAsideName }),
    ...(!document && customAsideName !== '' && { customAsideName }),
    ...(!document && copyFrom !== '' && { copyFrom }),
  }
}
