import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { buttonClasses, type ButtonSize, type ButtonVariant } from './button-classes.ts'
import { useKeptFocus } from './use-kept-focus.ts'

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** The action is under way: it cannot be begun again, and the button keeps its width. */
  isBusy?: boolean
}

export function Button({
  variant = 'primary',
  size = 'm',
  isBusy = false,
  disabled,
  className = '',
  children,
  ref,
  ...rest
}: ButtonProps) {
  const button = useKeptFocus(ref, disabled || isBusy)
  return (
    <button
      type="button"
      {...rest}
      ref={button}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={`${buttonClasses(variant, size)} ${className}`}
    >
      {isBusy && <LoaderCircle aria-hidden className="size-5 animate-spin" />}
      {children}
    </button>
  )
}
