import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

export type Crumb = { title: string; to: string }

export type BreadcrumbsProps = { crumbs: readonly Crumb[]; className?: string }

export function Breadcrumbs({ crumbs, className = '' }: BreadcrumbsProps) {
  return (
    <nav aria-label="面包屑" className={className}>
      <ol className="flex flex-wrap items-center gap-x-1 text-s text-ink-2">
        {crumbs.map(({ title, to }, index) => (
          <li key={to} className="flex min-w-0 items-center gap-1">
            {index > 0 && <ChevronRight aria-hidden className="size-4 shrink-0" />}
            {index === crumbs.length - 1 ? (
              <span aria-current="page" className="truncate font-bold text-ink">
                {title}
              </span>
            ) : (
              <Link
                to={to}
                className="relative rounded-s px-1 py-2 whitespace-nowrap before:absolute before:-inset-x-1 before:-inset-y-1.5 hover:text-brand"
              >
                {title}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
