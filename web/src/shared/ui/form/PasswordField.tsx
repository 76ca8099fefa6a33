import { Eye, EyeOff, LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'icon' | 'trailing'>

export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      icon={<LockKeyhole aria-hidden />}
      trailing={
        <IconButton
          label={isShown ? '隐藏密码' : '显示密码'}
          className="-mr-3"
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <Eye /> : <EyeOff />}
        </IconButton>
      }
    />
  )
}
