import { SearchInput } from '../../../shared/ui/form/SearchInput.tsx'

export type ClassSearchProps = { typed: string; onChange: (typed: string) => void }

/** 找班级: by name or by number. */
export function ClassSearch({ typed, onChange }: ClassSearchProps) {
  return (
    <SearchInput
      label="找班级"
      value={typed}
      onChange={onChange}
      className="w-full sm:w-48 [&>div]:rounded-full [&>div]:bg-white/85"
    />
  )
}
