import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

export function MoreLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="-mr-2 flex min-h-12 items-center gap-0.5 rounded-full px-3 text-name font-bold text-brand hover:text-brand-deep"
    >
      {children}
      <ChevronRight aria-hidden className="size-5" />
    </Link>
  )
}
