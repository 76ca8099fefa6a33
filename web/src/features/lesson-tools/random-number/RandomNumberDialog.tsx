import { Dices } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Random } from '@pinge/contract/values/seeded-random.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import { drawNumber, readRange } from './random-number.ts'

/** The last ones stay in sight: a teacher need not remember them. */
const KEPT = 10

export type RandomNumberDialogProps = {
  /** The class's pupils are numbered so far: what a teacher mostly draws from. */
  most: number
  random: Random
  onClose: () => void
}

/** 随机数: an integer between two that the teacher says. */
export function RandomNumberDialog({ most, random, onClose }: RandomNumberDialogProps) {
  const [min, setMin] = useState('1')
  const [max, setMax] = useState(String(Math.max(most, 2)))
  const [drawn, setDrawn] = useState<readonly number[]>([])
  const [problem, setProblem] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const [last, ...earlier] = drawn

  function draw(): void {
    const range = readRange(min, max)
    if ('problem' in range) return setProblem(range.problem)
    setProblem('')
    setDrawn([drawNumber(range, random), ...drawn].slice(0, KEPT))
  }

  const field = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="随机数"
      initialFocus={button}
      className="w-[min(45rem,calc(100vw-1.5rem))]!"
    >
      <form
        className="flex h-full flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          draw()
        }}
      >
        <output
          aria-label="抽到的数"
          className="[container-type:size] flex h-52 shrink-0 items-center justify-center overflow-hidden rounded-big bg-linear-to-b from-sun-tint to-sky-2 short:h-32 md:h-72"
        >
          {last === undefined ? (
            <span className="px-4 text-center text-l text-ink-2">从最小值到最大值，每个数的机会一样</span>
          ) : (
            // Drawn again with each number, also where the same number comes again.
            <span
              key={drawn.join()}
              className="num animate-rise-in leading-none"
              style={{ fontSize: `min(70cqh, ${Math.floor(150 / Math.max(String(last).length, 3))}cqw)` }}
            >
              {last}
            </span>
          )}
        </output>
        <p className="min-h-6 text-m text-ink-2">
          {earlier.length > 0 && (
            <>
              前几次：<span className="num">{earlier.join('、')}</span>
            </>
          )}
        </p>
        <div className="flex flex-wrap items-end gap-3">
          <TextField label="最小值" value={min} onChange={setMin} className="min-w-24 flex-1" {...field} />
          <TextField label="最大值" value={max} onChange={setMax} className="min-w-24 flex-1" {...field} />
          <Button ref={button} type="submit" size="l" className="max-sm:w-full">
            <Dices aria-hidden />
            {last === undefined ? '抽一个' : '再抽一个'}
          </Button>
        </div>
        <p role="alert" className="min-h-6 text-m text-danger">
          {problem}
        </p>
      </form>
    </Dialog>
  )
}
