import { StripPicture } from '../../../shared/ui/picture/StripPicture.tsx'
import type { ClassFigures } from '../list/class-figures.ts'

/** Stands first in the grid: a comment for the whole class. */
export function WholeClassTile({
  figures,
  isScoreHidden,
}: {
  figures: ClassFigures
  isScoreHidden: boolean
}) {
  const { studentCount, averageScore } = figures
  return (
    <li className="whole-class relative rounded-card bg-brand text-white transition-colors duration-160 ease-out hover:bg-brand-deep">
      <button
        type="button"
        data-action="comment-class"
        aria-haspopup="dialog"
        aria-label={`全班 ${studentCount} 人${isScoreHidden ? '' : `，平均 ${averageScore} 分`}`}
        className="flex size-full touch-manipulation flex-col items-center justify-center rounded-card select-none"
      >
        <span className="student-face grid place-items-center rounded-full bg-white/16">
          <StripPicture name="school" className="size-[78%]" />
        </span>
        <span className="student-name font-bold">全班</span>
        <span className="whole-class-note mt-0.5 flex h-[var(--shape)] items-center leading-none whitespace-nowrap">
          {isScoreHidden ? (
            `${studentCount} 人`
          ) : (
            <>
              平均<b className="num ml-1">{averageScore}</b>
            </>
          )}
        </span>
      </button>
    </li>
  )
}
