import { Search } from 'lucide-react'
import { TextField, type TextFieldProps } from './TextField.tsx'

export type SearchInputProps = Omit<TextFieldProps, 'isLabelHidden' | 'type' | 'icon' | 'autoComplete'>

/** Where one types what is looked for. Its label is heard; where nothing else helps, it is also what stands in the empty box. */
export function SearchInput(props: SearchInputProps) {
  return (
    <TextField
      placeholder={props.label}
      {...props}
      isLabelHidden
      type="search"
      autoComplete="off"
      icon={<Search aria-hidden />}
    />
  )
}
