import { Search } from 'lucide-react'
import { TextField } from '../../../shared/ui/form/TextField.tsx'

export type ClassSearchProps = { typed: string; onChange: (typed: string) => void }

/** 找班级: by name or by number. */
export function ClassSearch({ typed, onChange }: ClassSearchProps) {
  return (
    <TextField
      label="找班级"
      isLabelHidden
      type="search"
      placeholder="找班级"
      icon={<Search aria-hidden />}
      value={typed}
      onChange={onChange}
      autoComplete="off"
      className="w-full sm:w-48 [&>div]:rounded-full [&>div]:bg-white/85"
    />
  )
}
