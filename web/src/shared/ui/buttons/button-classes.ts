export type ButtonVariant = 'primary' | 'soft' | 'quiet' | 'mist' | 'white' | 'sun' | 'danger'
export type ButtonSize = 'm' | 'l'

const shape =
  'inline-flex shrink-0 cramped:max-w-full cramped:shrink cramped:whitespace-normal items-center justify-center gap-2 rounded-full font-bold whitespace-nowrap transition-colors duration-160 ease-out select-none disabled:cursor-not-allowed disabled:bg-mist-2 disabled:text-ink-3 [&_svg]:size-5 [&_svg]:shrink-0'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-brand text-white hover:bg-brand-deep',
  soft: 'bg-brand-tint text-brand-deep hover:bg-mist-2',
  quiet: 'text-ink-2 hover:bg-groove hover:text-ink',
  mist: 'bg-mist text-ink hover:bg-mist-2',
  white: 'bg-white text-ink hover:bg-mist',
  sun: 'bg-sun text-on-sun hover:bg-sun-2',
  danger: 'bg-danger text-white hover:bg-danger-deep',
}

const sizes: Record<ButtonSize, string> = {
  m: 'min-h-12 px-5 text-name',
  l: 'min-h-14 px-7 text-lg',
}

export function buttonClasses(variant: ButtonVariant, size: ButtonSize): string {
  return `${shape} ${sizes[size]} ${variants[variant]}`
}

export type IconButtonVariant = 'plain' | 'white'

const iconLooks: Record<IconButtonVariant, string> = {
  plain: 'text-ink-2 hover:bg-groove hover:text-ink',
  white: 'bg-white/75 text-ink hover:bg-white',
}

export function iconButtonClasses(variant: IconButtonVariant): string {
  return `relative grid size-12 shrink-0 place-items-center rounded-full transition-colors duration-160 ease-out disabled:cursor-not-allowed disabled:text-ink-3 [&_svg]:size-[1.375rem] ${iconLooks[variant]}`
}
