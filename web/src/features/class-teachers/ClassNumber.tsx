import { formatClassNumber } from '@pinge/contract/values/format-class-number.ts'
import { Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { copyText, formatSelected, type Copied } from '../../shared/text/copy-text.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'

export type ClassNumberProps = { geziNo: string; isOwner: boolean }

/** The number by which colleagues find the class. */
export function ClassNumber({ geziNo, isOwner }: ClassNumberProps) {
  const number = useRef<HTMLElement>(null)
  const [outcome, setOutcome] = useState<Copied>()

  async function copy(): Promise<void> {
    setOutcome(undefined)
    setOutcome(await copyText(geziNo, number.current))
  }

  return (
    <div className="rounded-card bg-mist p-4">
      <div className="flex items-center gap-3">
        <p className="min-w-0 flex-1">
          <span className="block text-s text-ink-2">班级号</span>
          <b ref={number} className="num text-xl tracking-wide select-all">
            {formatClassNumber(geziNo)}
          </b>
        </p>
        <Button variant="soft" onClick={() => void copy()}>
          <Copy aria-hidden />
          复制
        </Button>
      </div>
      <p role="status" className="mt-1 text-s text-ink-2">
        {outcome === 'copied' && '已复制班级号。'}
        {outcome === 'selected' && formatSelected('班级号')}
        {!outcome && `把班级号发给同事，他点“用班级号加入”，${isOwner ? '你' : '创建者'}同意后就能进来。`}
      </p>
    </div>
  )
}
