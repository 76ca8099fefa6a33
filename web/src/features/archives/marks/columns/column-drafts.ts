import {
  FULL_MARK,
  MAX_COLUMN_NAME_LENGTH,
  MAX_MARK,
  type MarkKind,
  type MarkMode,
  type Subject,
} from '@pinge/contract/archives/perform.ts'
import { countCharacters } from '@pinge/contract/values/texts/count-characters.ts'

/** A subject or a kind as it is edited: a new one has no id yet. */
export type ColumnDraft = {
  key: string
  id?: string
  name: string
  isHidden: boolean
  /** Of subjects alone; the most points as they are typed. */
  mode: MarkMode
  max: string
}

/** What a list of columns is called, and what its entries are. */
export type ColumnNoun = '学科' | '栏目'

export function draftsOf(columns: readonly (Subject | MarkKind)[]): ColumnDraft[] {
  return columns.map((column) => ({
    key: column.id,
    id: column.id,
    name: column.name,
    isHidden: column.isHidden,
    mode: 'mode' in column ? column.mode : 'score',
    max: 'max' in column ? String(column.max) : String(FULL_MARK),
  }))
}

/** One more at the end; `mode` is what most of the others have. */
export function withNewColumn(drafts: readonly ColumnDraft[]): ColumnDraft[] {
  const scored = drafts.filter(({ mode }) => mode === 'score').length
  const mode = scored * 2 >= drafts.length ? 'score' : 'grade'
  const number = 1 + Math.max(0, ...drafts.map(({ key }) => Number(/^new(\d+)$/.exec(key)?.[1] ?? 0)))
  return [...drafts, { key: `new${number}`, name: '', isHidden: false, mode, max: String(FULL_MARK) }]
}

/** What is wrong with one of them; empty where nothing is. */
export function columnProblem(draft: ColumnDraft, drafts: readonly ColumnDraft[], noun: ColumnNoun): string {
  const name = draft.name.trim()
  if (name === '') return `请填写${noun}名称`
  if (countCharacters(name) > MAX_COLUMN_NAME_LENGTH)
    return `${noun}名称不能超过 ${MAX_COLUMN_NAME_LENGTH} 个字`
  if (drafts.some((other) => other.key !== draft.key && other.name.trim() === name))
    return `${noun}“${name}”写了两次`
  if (noun === '学科' && draft.mode === 'score' && readMax(draft.max) === undefined)
    return `${name}的满分要是 1 到 ${MAX_MARK} 的整数`
  return ''
}

/** Undefined where it is no whole number that can be. */
export function readMax(typed: string): number | undefined {
  const plain = typed.normalize('NFKC').trim()
  const max = /^\d{1,4}$/.test(plain) ? Number(plain) : 0
  return max >= 1 && max <= MAX_MARK ? max : undefined
}
