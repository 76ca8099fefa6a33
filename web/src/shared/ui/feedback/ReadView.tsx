import type { ReactNode } from 'react'
import { ReadPlaceholder, type ReadPlaceholderProps } from './ReadPlaceholder.tsx'

export type ReadViewProps<Data> = ReadPlaceholderProps & {
  read: { data: Data | undefined }
  waiting: ReactNode
  children: (data: Data) => ReactNode
}

/** What was read; until then what waits in its place, and after a failure the reason with a way to try again. */
export function ReadView<Data>({ children, ...placeholder }: ReadViewProps<Data>) {
  const { data } = placeholder.read
  return data === undefined ? <ReadPlaceholder {...placeholder} /> : children(data)
}
