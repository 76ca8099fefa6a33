import { useMemo } from 'react'
import { onDemand } from '../../shared/on-demand.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { Charts } from './charts/load-charts.tsx'
import { FigureTiles } from './figures/FigureTiles.tsx'
import { figuresOf } from './figures/figures.ts'
import { PupilTable } from './pupils/PupilTable.tsx'
import { UnreachedCard } from './pupils/UnreachedCard.tsx'
import type { ShownReport } from './shown-report.ts'
import { NoPupils } from '../../shared/navigation/NoPupils.tsx'

/** Most look at the pupils, and stay there. */
const TeamSums = onDemand(async () => (await import('./pupils/TeamSums.tsx')).TeamSums)

/** The whole class: its figures, its charts, who was not praised yet, and what each pupil or team got. */
export function ClassReport(props: ShownReport) {
  const { classId, report, before, beforeName, range, days, nowMs, view, canGive, called } = props
  const { totals, unreached } = report
  const students = useMemo(
    () => report.students.map((one) => ({ ...one, username: called.get(one.id) ?? one.username })),
    [report.students, called],
  )
  if (students.length === 0)
    return <NoPupils classId={classId} text="先添加学生，点评过后就有数据。" picture="seedling" />
  const missing = new Set(unreached)
  const isOfTeams = view.who === 'teams'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FigureTiles
        figures={figuresOf({ totals, before, hasReminders: view.hasReminders })}
        beforeName={beforeName}
        recordsOf={props.recordsOf}
      />
      {totals.count === 0 && !isOfTeams && (
        <EmptyState
          picture="sunflower"
          title="这段时间还没有点评"
          text={canGive ? '换一个时间看看，或者现在就去夸一夸。' : '换一个时间看看。'}
          className="rounded-big bg-white"
        />
      )}
      <Charts {...props} isHidden={totals.count === 0}>
        {!isOfTeams && (
          <UnreachedCard
            pupils={students.filter(({ id }) => missing.has(id))}
            range={range}
            canGive={canGive}
            onPraise={props.onPraise}
          />
        )}
      </Charts>
      {isOfTeams ? (
        <TeamSums
          classId={classId}
          days={days}
          hasReminders={view.hasReminders}
          recordsOf={props.recordsOf}
        />
      ) : (
        <PupilTable
          pupils={students}
          sort={view.sort}
          hasReminders={view.hasReminders}
          nowMs={nowMs}
          recordsOf={props.recordsOf}
          pathOf={props.pathOf}
          onSort={(sort) => props.onView({ sort })}
        />
      )}
    </div>
  )
}
