import type { ReportStudent } from '@pinge/contract/class-data.ts'
import { formatTime } from '../../shared/time/format-time.ts'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { Picture } from '../../shared/ui/picture/Picture.tsx'
import { Charts } from './charts/load-charts.tsx'
import type { ShownReport } from './shown-report.ts'
import { FigureTiles } from './figures/FigureTiles.tsx'
import { figuresOf } from './figures/figures.ts'
import { Sparkles, ScrollText } from 'lucide-react'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { ButtonLink } from '../../shared/ui/buttons/ButtonLink.tsx'
import { spanWords } from './span-words.ts'

/** One pupil: the same figures and charts, the last comment, and the ways on. */
export function StudentReport(props: ShownReport) {
  const { report, before, beforeName, view, nowMs, range, canGive } = props
  const [pupil] = report.students
  const { totals } = report
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FigureTiles
        figures={figuresOf({ totals, before, hasReminders: view.hasReminders, isOfOne: true })}
        beforeName={beforeName}
        recordsOf={props.recordsOf}
      />
      {totals.count === 0 && (
        <EmptyState
          picture="sunflower"
          title="这段时间还没有点评"
          text={canGive ? '换一个时间看看，或者现在就夸一夸。' : '换一个时间看看。'}
          className="rounded-big bg-white"
        />
      )}
      <Charts {...props} isHidden={totals.count === 0}>
        {pupil && (
          <LastComment
            pupil={pupil}
            when={pupil.lastAt === null ? '' : formatTime(pupil.lastAt, nowMs)}
            span={spanWords[range]}
            canGive={canGive && !pupil.isLeft}
            recordsPath={props.recordsOf()}
            onPraise={() => props.onPraise([pupil.id])}
          />
        )}
      </Charts>
    </div>
  )
}

type LastCommentProps = {
  pupil: ReportStudent
  when: string
  span: string
  canGive: boolean
  recordsPath: string
  onPraise: () => void
}

function LastComment({ pupil, when, span, canGive, recordsPath, onPraise }: LastCommentProps) {
  const { username, praise } = pupil
  return (
    <section
      aria-label="最近点评"
      className="unreached flex flex-wrap items-center gap-x-8 gap-y-4 rounded-big p-6"
    >
      <Picture name={praise > 0 ? 'sunface' : 'seedling'} size={88} />
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-lg font-bold wrap-anywhere">
          {praise > 0 ? `${span}夸了${username} ${praise} 次` : `${span}还没有夸过${username}`}
        </h2>
        <p className="mt-1 text-base text-sun-ink">
          {when === '' ? '还没有点评。' : `最近一次点评：${when}`}
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          {canGive && (
            <Button variant="sun" onClick={onPraise}>
              <Sparkles aria-hidden />
              现在夸一夸
            </Button>
          )}
          <ButtonLink variant="white" to={recordsPath}>
            <ScrollText aria-hidden />
            查看记录
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
