import {
  archivePartNames,
  ArchivePart,
  saveArchive,
  StaleArchive,
  type ArchiveDocument,
  type SaidOfArchive,
} from '@pinge/contract/archives/documents.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import type { ClassTerm } from '@pinge/contract/terms.ts'
import { mergeEdits } from '@pinge/contract/values/merge-edits.ts'
import { useState } from 'react'
import { Refusal } from '../../../shared/api/failure/refusal.ts'
import { useWrite } from '../../../shared/api/use-write.ts'
import type { Problems } from '../../../shared/form/form-problems.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import type { Difference } from '../../../shared/ui/feedback/StaleEdit.tsx'
import { useIsShown } from '../../../shared/use-is-shown.ts'
import { documentBefore, freeName } from './format-document.ts'

export type DocumentFormProps = {
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

/** A document as it is written, over what its teacher saw of it. */
export function useDocumentForm(props: DocumentFormProps) {
  const { classId, document, documents, terms, onClose } = props
  /** What was said when the writing began: a colleague may say something else meanwhile. */
  const [seen, setSeen] = useState<SaidOfArchive | undefined>(document)
  const writer = useWrite(saveArchive)
  const isShown = useIsShown(document?.documentId)
  const stale = findStaleDocument(writer.error)
  const form = useForm({
    keptAs: `archive/${classId}/${document?.documentId ?? ''}`,
    start: () => fieldsOf(props),
    check: checkFields,
    writer,
    request: (fields: Fields) => requestOf(classId, document, seen, fields),
    refusals: { name: [errors.documentNameTaken], termKey: [errors.archiveTermUnknown] },
    waitsForReread: true,
    onClose,
  })
  const { change, fields } = form

  /** Another term is followed by another one before it, and has its usual name unless one was written. */
  function chooseTerm(termKey: string): void {
    const [before, next] = [fields.termKey, termKey].map((key) => terms.find((term) => term.key === key))
    const isUsual = before !== undefined && fields.name === freeName(documents, before)
    const copyFrom = fields.copyFrom && (documentBefore(documents, termKey)?.documentId ?? '')
    change({ termKey, copyFrom, ...(isUsual && next && { name: freeName(documents, next) }) })
  }

  /** Each was seen now: what is written takes the place of what is saved. */
  async function keepMine(current: SaidOfArchive): Promise<void> {
    const mine = mergeSaid(seen, fields, current)
    setSeen(current)
    change(mine)
    const written = await writer.write(requestOf(classId, document, current, mine))
    if (!written.isDone) return
    await written.reread
    if (isShown()) onClose()
  }

  function takeTheirs(current: SaidOfArchive): void {
    setSeen(current)
    writer.forgetProblem()
    form.reset({ ...current, copyFrom: '' })
  }

  const differences = stale ? differencesOf(mergeSaid(seen, fields, stale), stale, terms) : []
  return { form, stale, differences, chooseTerm, keepMine, takeTheirs }
}

function fieldsOf({ document, documents, terms }: DocumentFormProps): Fields {
  if (document) {
    return { ...saidOf(document), copyFrom: '' }
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

function checkFields({ name, parts, termKey }: Fields): Problems<Fields> {
  return {
    name: name.trim() === '' && '请写档案名称',
    termKey: termKey === '' && '请选学期',
    parts: parts.length === 0 && '至少选一部分',
  }
}

function requestOf(
  classId: string,
  document: ArchiveDocument | undefined,
  seen: SaidOfArchive | undefined,
  fields: Fields,
) {
  const { name, termKey, parts, copyFrom } = fields
  const customAsideName = fields.customAsideName.trim()
  return {
    classId,
    name: name.trim(),
    termKey,
    parts: [...parts],
    ...(document && { documentId: document.documentId, customAsideName }),
    ...(document && seen && { seen: saidOf(seen) }),
    ...(!document && customAsideName !== '' && { customAsideName }),
    ...(!document && copyFrom !== '' && { copyFrom }),
  }
}

function saidOf({ name, termKey, parts, customAsideName }: SaidOfArchive): SaidOfArchive {
  return { name, termKey, parts, customAsideName }
}

/** What this teacher left alone is by now as the colleague said. */
function mergeSaid(seen: SaidOfArchive | undefined, mine: Fields, theirs: SaidOfArchive): Fields {
  const plain = (said: string | readonly string[]) =>
    typeof said === 'string' ? said.trim() : said.toSorted().join()
  const { copyFrom } = mine
  if (!seen) return mine
  return mergeEdits<Fields>(
    { ...seen, copyFrom },
    mine,
    { ...theirs, copyFrom },
    (one, other) => plain(one) === plain(other),
  ).merged
}

/** What a colleague said meanwhile, where a save was refused for it. */
function findStaleDocument(error: unknown): SaidOfArchive | undefined {
  if (!(error instanceof Refusal)) return undefined
  const refused = StaleArchive.safeParse(error.data)
  return refused.success ? refused.data.current : undefined
}

/** Where what is written and what is saved differ, as a teacher reads it. */
function differencesOf(mine: Fields, theirs: SaidOfArchive, terms: readonly ClassTerm[]): Difference[] {
  const termOf = ({ termKey }: Pick<Fields, 'termKey'>) =>
    terms.find(({ key }) => key === termKey)?.name ?? termKey
  const partsOf = ({ parts }: Pick<Fields, 'parts'>) => parts.map((part) => archivePartNames[part]).join('、')
  return [
    { label: '档案名称', mine: mine.name.trim(), theirs: theirs.name },
    { label: '学期', mine: termOf(mine), theirs: termOf(theirs) },
    { label: '包含', mine: partsOf(mine), theirs: partsOf(theirs) },
    {
      label: '自定栏目',
      mine: mine.customAsideName.trim() || '（空）',
      theirs: theirs.customAsideName || '（空）',
    },
  ].filter((both) => both.mine !== both.theirs)
}
