import { Link, type LinkProps } from 'react-router'
import { buttonClasses, type ButtonSize, type ButtonVariant } from './button-classes.ts'

export type ButtonLinkProps = LinkProps & { variant?: ButtonVariant; size?: ButtonSize }

/** A link that looks like a button, for what leads to another screen. */
export function ButtonLink({ variant = 'primary', size = 'm', className = '', ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={`${buttonClasses(variant, size)} ${className}`} />
}
