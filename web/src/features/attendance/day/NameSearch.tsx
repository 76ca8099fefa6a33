import { SearchInput } from '../../../shared/ui/form/SearchInput.tsx'

/** Finds a pupil by what their name begins with. */
export function NameSearch({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  return (
    <SearchInput
      label="按姓名或拼音首字母找学生"
      placeholder="姓名、首字母"
      value={typed}
      onChange={onType}
      className="w-full sm:w-48"
    />
  )
}

export function NoneFound({ typed }: { typed: string }) {
  return <p className="py-10 text-center text-m text-ink-2">没有找到“{typed}”，换个词试试</p>
}
