import { realisticKindNames, type RealisticBatch } from '@pinge/contract/realistic.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import { Check, Images, Star } from 'lucide-react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'
import { Picture } from '../../../shared/ui/picture/Picture.tsx'
import { qualityTint } from '../../../shared/ui/picture/quality-classes.ts'
import { QualityShape } from '../../../shared/ui/picture/QualityShape.tsx'
import { formatStates, formatStudents, hasState, isTypical, kindPictures } from '../format-record.ts'
import { RecordPicture } from './RecordPicture.tsx'

export type RecordCardProps = {
  batch: RealisticBatch
  isReadOnly: boolean
  isAdopting: boolean
  isMarking: boolean
  onOpen: () => void
  onAdopt: () => void
  onTypical: (isTypical: boolean) => void
}

/** What some pupils did on a day: its picture, who was in it, and how far it is. */
export function RecordCard({ batch, isReadOnly, onOpen, onAdopt, onTypical, ...writing }: RecordCardProps) {
  const { type, kind, title, text } = batch
  const quality = qualityTypes.find((one) => one.type === type)?.tab ?? ''
  const isStarred = isTypical(batch)
  const isToAdopt = hasState(batch, 'pending') && !isReadOnly
  const starLabel = isStarred ? `取消典型：${title}` : `选为典型：${title}`
  return (
    <article
      aria-label={title}
      className="relative flex min-w-0 flex-col overflow-hidden rounded-card bg-white"
    >
      <Band batch={batch} />
      <span className="realistic-card-tag inline-flex min-h-7 items-center gap-1.5 rounded-full bg-white px-3 text-cap font-bold">
        <QualityShape type={type} />
        {quality} · {realisticKindNames[kind]}
      </span>
      <div className="flex flex-1 flex-col px-4 pt-3 pb-3">
        <h3 className="text-name font-bold wrap-anywhere">
          <button
            type="button"
            onClick={onOpen}
            className="realistic-card-title text-left hover:text-brand-deep"
          >
            {title}
          </button>
        </h3>
        {text !== '' && (
          <p className="mt-0.5 line-clamp-2 text-s text-ink-2 wrap-anywhere print:line-clamp-none">{text}</p>
        )}
        <div className="mt-auto flex min-h-14 items-center gap-2 pt-2">
          <span className="realistic-faces flex shrink-0">
            {batch.students.slice(0, 4).map(({ id, header }) => (
              <Avatar key={id} header={header} size={28} className="ring-2 ring-white" />
            ))}
          </span>
          <Names batch={batch} />
          {isToAdopt && (
            <Button
              variant="soft"
              isBusy={writing.isAdopting}
              className="relative print:hidden"
              aria-label={`采纳：${title}`}
              onClick={onAdopt}
            >
              <Check aria-hidden />
              采纳
            </Button>
          )}
          <span className={`max-w-40 text-right text-s text-ink-2 ${isToAdopt ? 'hidden print:inline' : ''}`}>
            {formatStates(batch)}
          </span>
        </div>
      </div>
      {isReadOnly ? (
        isStarred && (
          <Star role="img" aria-label="典型" className="realistic-star absolute top-2 right-3 size-6" />
        )
      ) : (
        <button
          type="button"
          title={isStarred ? '取消典型' : '选为典型，印进档案'}
          aria-label={starLabel}
          aria-pressed={isStarred}
          // Beside the other tap, whose answer it does not wait for.
          disabled={writing.isMarking}
          onClick={() => onTypical(!isStarred)}
          className={`absolute top-1 right-1 grid size-12 place-items-center rounded-full ${isStarred ? '' : 'print:hidden'}`}
        >
          <span className="grid size-9 place-items-center rounded-full bg-white">
            <Star aria-hidden className={`size-5 ${isStarred ? 'realistic-star' : 'text-ink-2'}`} />
          </span>
        </button>
      )}
    </article>
  )
}

/** Who is left out on screen is one tap away; paper names all. */
function Names({ batch }: { batch: RealisticBatch }) {
  return (
    <>
      <span className="ml-1.5 min-w-0 flex-1 truncate text-s font-bold print:hidden">
        {formatStudents(batch)}
      </span>
      <span className="hidden min-w-0 flex-1 text-s font-bold print:inline">
        {batch.students.map(({ username }) => username).join('、')}
      </span>
    </>
  )
}

/** The first picture, or what the kind of it looks like. */
function Band({ batch: { type, kind, pictures, viewUrls, title } }: { batch: RealisticBatch }) {
  const [first] = pictures
  const [left, right] = kindPictures[kind]
  if (first !== undefined)
    return (
      <div className="relative h-36 bg-mist">
        <RecordPicture url={first} viewUrl={viewUrls[0] ?? ''} alt={`${title}的照片`} className="size-full" />
        {pictures.length > 1 && (
          <span className="num absolute right-3 bottom-2 inline-flex items-center gap-1 realistic-count rounded-full px-2 text-cap text-white">
            <Images aria-hidden className="size-3.5" />
            {pictures.length}
          </span>
        )}
      </div>
    )
  return (
    <div
      aria-hidden
      className={`realistic-band flex h-24 items-end justify-center gap-6 pb-3 ${qualityTint[type]}`}
    >
      <Picture name={left} size={64} />
      <Picture name={right} size={52} />
    </div>
  )
}
