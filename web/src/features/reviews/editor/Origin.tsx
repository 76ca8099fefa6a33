import type { Sentence } from '@pinge/contract/reviews/review-values.ts'
import { BookmarkPlus, RefreshCw } from 'lucide-react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { QualityShape } from '../../../shared/ui/picture/QualityShape.tsx'
import { formatOrigin } from '../review-edit.ts'

export type OriginProps = {
  sentence: Sentence | undefined
  isReadOnly: boolean
  isBusy: boolean
  onRephrase: () => void
  onKeep: () => void
}

/** Where the sentence under the caret came from, and what can be done with it. Its room is always there, so that nothing jumps. */
export function Origin({ sentence, isReadOnly, isBusy, onRephrase, onKeep }: OriginProps) {
  const type = sentence?.evidence[0]?.type ?? null
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-2 rounded-field bg-mist px-4 py-1 text-s text-ink-2">
      {sentence ? (
        <>
          {type !== null && <QualityShape type={type} />}
          <span className="min-w-0 flex-1">{formatOrigin(sentence)}</span>
          {!isReadOnly && !sentence.isOwn && (
            <Button variant="quiet" isBusy={isBusy} onClick={onRephrase}>
              {!isBusy && <RefreshCw aria-hidden />}
              换一句
            </Button>
          )}
          {!isReadOnly && sentence.isOwn && sentence.text.trim() !== '' && (
            <Button variant="quiet" onClick={onKeep}>
              <BookmarkPlus aria-hidden />
              存为常用句
            </Button>
          )}
        </>
      ) : (
        <span>点一句话，看它的依据</span>
      )}
    </div>
  )
}
