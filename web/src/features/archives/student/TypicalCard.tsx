import './typical-card.css'
import type { Typical } from '@pinge/contract/archives/student.ts'
import { QualityShape } from '../../../shared/ui/picture/QualityShape.tsx'

/** 典型: what of this term goes on paper, with its words and pictures. */
export function TypicalCard({ chosen }: { chosen: readonly Typical[] }) {
  if (chosen.length === 0) return null
  return (
    <section aria-label="本学期的典型" className="flex flex-col gap-3 rounded-big bg-white p-5">
      <h3 className="text-l font-bold">本学期的典型</h3>
      <ul className="flex flex-col gap-3">
        {chosen.map(({ id, date, type, title, text, viewUrls }) => (
          <li key={id} className="flex flex-col gap-1">
            <span className="flex items-center gap-2">
              <QualityShape type={type} isNamed />
              <b className="min-w-0 flex-1 wrap-anywhere">{title}</b>
              <time className="num text-s text-ink-2">{date}</time>
            </span>
            {text !== '' && <p className="text-base whitespace-pre-line wrap-anywhere">{text}</p>}
            <span className="flex flex-wrap gap-2">
              {viewUrls.map((url, place) => (
                <img key={url} src={url} alt={`${title}，第 ${place + 1} 张`} className="typical-picture" />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
