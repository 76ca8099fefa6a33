import { ChevronRight, Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { Dialog } from '../../shared/ui/overlay/Dialog.tsx'

/** 说一说: what the class talks about, one question at a time, and large enough for all. */
export function Questions({ questions }: { questions: readonly string[] }) {
  const [at, setAt] = useState(0)
  const [isLarge, setLarge] = useState(false)
  const question = questions[at]
  if (question === undefined) return null
  const next = questions.length > 1 && (
    <Button variant="white" onClick={() => setAt((at + 1) % questions.length)}>
      下一问
      <ChevronRight aria-hidden />
    </Button>
  )
  return (
    <section
      aria-label="说一说"
      className="flex flex-col items-start gap-2 rounded-big bg-sun-tint p-5 text-on-sun"
    >
      <h2 className="text-s font-bold">
        说一说，第 {at + 1} 问，共 {questions.length} 问
      </h2>
      <p className="flex-1 text-xl font-bold">{question}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="white" onClick={() => setLarge(true)}>
          <Maximize2 aria-hidden />
          放大给全班看
        </Button>
        {next}
      </div>
      <Dialog isOpen={isLarge} onClose={() => setLarge(false)} title="说一说">
        <p className="py-8 content-large text-center font-bold">{question}</p>
        <div className="flex justify-center">{next}</div>
      </Dialog>
    </section>
  )
}
