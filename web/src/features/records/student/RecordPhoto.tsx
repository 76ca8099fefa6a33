import { viewFile } from '@pinge/contract/files.ts'
import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { useState } from 'react'
import { useRead } from '../../../shared/api/use-read.ts'
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx'

/** An address of a photo is good for five minutes. */
const FRESH_MS = 4 * MINUTE_MS

/** The photo of a comment: small, and large after a tap. */
export function RecordPhoto({ photo }: { photo: string }) {
  const [isLarge, setIsLarge] = useState(false)
  const { data } = useRead(viewFile, { url: photo }, { staleTime: FRESH_MS, announces: 'nothing' })
  return (
    <>
      <button
        type="button"
        aria-label="看大照片"
        disabled={!data}
        onClick={() => setIsLarge(true)}
        className="mt-1.5 block size-16 overflow-hidden rounded-field bg-mist"
      >
        {data && <img src={data.url} alt="" className="size-full object-cover" />}
      </button>
      <Dialog isOpen={isLarge} onClose={() => setIsLarge(false)} title="点评照片">
        {data && <img src={data.url} alt="点评照片" className="max-h-[75dvh] w-full object-contain" />}
      </Dialog>
    </>
  )
}
