import type { ComponentProps, ReactNode } from 'react'
import { iconButtonClasses, type IconButtonVariant } from './button-classes.ts'
import { useKeptFocus } from './use-kept-focus.ts'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** What it does, for the ear and as a tooltip. */
  label: string
  variant?: IconButtonVariant
  children: ReactNode
}

export function IconButton({
  label,
  variant = 'plain',
  className = '',
  children,
  ref,
  ...rest
}: IconButtonProps) {
  const button = useKeptFocus(ref, rest.disabled ?? false)
  return (
    <button
      type="button"
      title={label}
      {...rest}
      ref={button}
      aria-label={label}
      className={`${iconButtonClasses(variant)} ${className}`}
    >
      {children}
    </button>
  )
}
