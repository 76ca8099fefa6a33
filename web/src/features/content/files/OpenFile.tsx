import { onDemand } from '../../../shared/on-demand.tsx'
import type { FilePreviewProps } from './preview/FilePreview.tsx'

const FilePreview = onDemand(async () => (await import('./preview/FilePreview.tsx')).FilePreview)

/** The file that the address shows, and what changes it. */
export type ShownFile = {
  /** Empty for none. */
  id: string
  open: (id: string) => void
  turn: (id: string) => void
  close: () => void
}

/** The file that is looked at, over the list that it stands in. */
export function OpenFile({
  files,
  file,
}: Pick<FilePreviewProps, 'files'> & { file: Omit<ShownFile, 'open'> }) {
  const { id, turn, close } = file
  return id === '' ? null : <FilePreview id={id} files={files} onTurn={turn} onClose={close} />
}
