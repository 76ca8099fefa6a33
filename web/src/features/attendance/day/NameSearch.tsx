import { Search } from 'lucide-react'
import { TextField } from '../../../shared/ui/form/TextField.tsx'

/** Finds a pupil by what their name begins with. */
export function NameSearch({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  return (
    <TextField
      label="按姓名或拼音首字母找学生"
      isLabelHidden
      type="search"
      placeholder="姓名、首字母"
      value={typed}
      onChange={onType}
      icon={<Search aria-hidden className="size-4.5 shrink-0 text-ink-2" />}
      className="w-full sm:w-48"
    />
  )
}

export function NoneFound({ typed }: { typed: string }) {
  return <p className="py-10 text-center text-m text-ink-2">没有找到“{typed}”，换个词试试</p>
}
