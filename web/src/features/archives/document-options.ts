import type { ArchiveDocument } from '@pinge/contract/archives/documents.ts'

type Named = Pick<ArchiveDocument, 'documentId' | 'name' | 'termName'>

/** Documents to choose one of. Names are unique within a term: two of one name are told apart by their terms. */
export function documentOptions(documents: readonly Named[]): { value: string; label: string }[] {
  const names = documents.map(({ name }) => name)
  return documents.map(({ documentId, name, termName }) => ({
    value: documentId,
    label: names.filter((one) => one === name).length > 1 ? `${name}（${termName}）` : name,
  }))
}
