import { polishReview } from '@pinge/contract/reviews/polish.ts'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../shared/api/call/call.ts'
import { useTask } from '../../../shared/api/use-task.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import type { ReviewPlace } from '../review-edit.ts'

export type PolishProps = { place: ReviewPlace; text: string; onTake: (text: string) => void }

/** 润色: what a model makes of the text, beside it; the teacher takes it over, or leaves it. */
export function Polish({ place, text, onTake }: PolishProps) {
  const [worded, setWorded] = useState<{ of: string; text: string }>()
  const asking = useTask(async () =>
    setWorded({ of: text, text: (await call(polishReview, { ...place, text })).text }),
  )
  // What was typed since makes the answer one to another text.
  const shown = worded?.of === text ? worded.text : undefined
  return (
    <section aria-label="润色" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="quiet" isBusy={asking.isRunning} onClick={() => void asking.run()}>
          {!asking.isRunning && <Sparkles aria-hidden />}
          润色
        </Button>
        <p className="text-s text-ink-2">发给模型时不带姓名、班级和学校；采不采用由你决定。</p>
      </div>
      <Problem text={asking.problem} />
      {shown !== undefined && (
        <div role="status" className="flex flex-col gap-2 rounded-card bg-sun-tint p-4">
          <b className="text-s text-sun-ink">润色以后</b>
          <p className="whitespace-pre-wrap wrap-anywhere">{shown}</p>
          <div className="flex gap-2">
            <Button
              onClick={() => {
                onTake(shown)
                setWorded(undefined)
              }}
            >
              采用
            </Button>
            <Button variant="mist" onClick={() => setWorded(undefined)}>
              不用
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}
