import type { ComponentProps, ReactNode } from 'react'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** What it does, for the ear and as a tooltip. */
  label: string
  variant?: 'plain' | 'white'
  children: ReactNode
}

const looks = {
  plain: 'text-ink-2 hover:bg-groove hover:text-ink',
  white: 'bg-white/75 text-ink hover:bg-white',
}

export function IconButton({ label, variant = 'plain', className = '', children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={`relative grid size-12 shrink-0 place-items-center rounded-full transition-colors duration-160 ease-out disabled:cursor-not-allowed disabled:text-ink-3 [&_svg]:size-[22px] ${looks[variant]} ${className}`}
    >
      {children}
    </button>
  )
}
