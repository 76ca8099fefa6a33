import { useEffect, useRef, useState } from 'react'

export type PartNavProps = { parts: readonly { id: string; name: string }[] }

/** So much of the name before it is seen. */
const SEEN_BEFORE = 48

/** The parts of a long page, always in sight; the one that is read stands out. */
export function PartNav({ parts }: PartNavProps) {
  const read = usePartInSight(parts)
  const strip = useRef<HTMLUListElement>(null)
  // On a phone the names are a strip that is pushed sideways: the one that is read stands in it.
  useEffect(() => {
    const name = strip.current?.querySelector('[aria-current]')
    if (!strip.current || !name) return
    const { left } = strip.current.getBoundingClientRect()
    strip.current.scrollLeft += name.getBoundingClientRect().left - left - SEEN_BEFORE
  }, [read])
  return (
    <nav
      aria-label="本页内容"
      className="sticky top-0 z-20 -mx-4 bg-white/90 px-4 backdrop-blur md:-mx-8 md:px-8 short:static print:hidden"
    >
      <ul ref={strip} className="-mx-1 flex gap-1 overflow-x-auto py-2">
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === read ? 'true' : undefined}
              className="flex min-h-12 items-center rounded-full px-4 text-name font-bold whitespace-nowrap text-ink-2 hover:bg-mist hover:text-ink aria-[current=true]:bg-brand-tint aria-[current=true]:text-brand-deep"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The part that crosses the upper third of the window. */
function usePartInSight(parts: PartNavProps['parts']): string | undefined {
  const [read, setRead] = useState(parts[0]?.id)
  // Where the page is scrolled to lies outside React.
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setRead(target.id)
      },
      { rootMargin: '-30% 0px -65% 0px' },
    )
    for (const { id } of parts) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [parts])
  return read
}
