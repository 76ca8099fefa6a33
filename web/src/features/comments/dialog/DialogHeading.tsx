import type { ReactNode } from 'react'

export function DialogHeading({ children }: { children: ReactNode }) {
  return <h3 className="mt-3 mb-2 text-base/5 font-bold">{children}</h3>
}
