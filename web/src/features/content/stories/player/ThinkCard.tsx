import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../shared/ui/buttons/Button.tsx'
import { Dialog } from '../../../../shared/ui/overlay/Dialog.tsx'

const TITLE = '听完想一想'

/** The question with which a story ends, large enough for a class. */
export function ThinkCard({ question }: { question: string }) {
  const [isLarge, setLarge] = useState(false)
  return (
    <section aria-label={TITLE} className="rounded-big bg-sun-tint p-5 text-on-sun">
      <h2 className="text-s font-bold">{TITLE}</h2>
      <p className="py-2 text-xl font-bold">{question}</p>
      <Button variant="white" onClick={() => setLarge(true)}>
        <Maximize2 aria-hidden />
        放大给全班看
      </Button>
      <Dialog isOpen={isLarge} onClose={() => setLarge(false)} title={TITLE}>
        <p className="py-8 content-large text-center font-bold">{question}</p>
      </Dialog>
    </section>
  )
}
