import type { CommentSummary } from '@pinge/contract/records.ts'
import { compareStudentNumbers } from '@pinge/contract/values/compare-student-numbers.ts'
import { formatPoints } from '@pinge/contract/values/format-points.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { Paper, PaperTable } from '../../../shared/ui/layout/Paper.tsx'
import { useHoldPrint } from '../../../shared/ui/layout/print-when-ready.ts'
import { Ring } from '../charts/QualityDonut.tsx'
import { qualitiesOf } from '../charts/donut-parts.ts'
import { daysDrawn, timeBars } from '../charts/time-bars.ts'
import { Bars } from '../charts/TimeChart.tsx'
import type { ShownReport } from '../shown-report.ts'
import { figuresOf } from '../figures/figures.ts'
import { useTeamSums } from '../pupils/use-team-sums.ts'
import { spanWords } from '../span-words.ts'

export type ReportPaperProps = ShownReport & {
  /** The class, or the one pupil. */
  whose: string
  className: string
}

/** The report on A4: figures and charts on top, and below them the pupils by 学号, the teams or the items of the one. */
export function ReportPaper(props: ReportPaperProps) {
  const { classId, className, whose, days, range, view } = props
  const { hasReminders } = view
  const isOfOne = view.studentId !== ''
  const isOfTeams = view.who === 'teams' && !isOfOne
  const teams = useTeamSums({ classId, days, hasReminders }, isOfTeams)
  // Those of the days before stand on the screen until these have come, and go on no paper.
  const isComing = teams.isLoading || teams.isPlaceholderData
  useHoldPrint(isComing)
  return (
    <Paper
      classId={classId}
      className={className}
      title={isOfOne ? `${whose}的${spanWords[range]}` : '班级数据'}
      notes={[days.from === days.to ? days.from : `${days.from}至${days.to}`]}
    >
      {() => (
        <div className="report-paper">
          <Figures {...props} />
          <PaperCharts {...props} />
          {isOfOne && <Items {...props} />}
          {isOfTeams && !isComing && teams.data && (
            <Teams teams={teams.data.teams} hasReminders={hasReminders} />
          )}
          {!isOfOne && !isOfTeams && <Pupils {...props} />}
        </div>
      )}
    </Paper>
  )
}

function Figures({ report, before, beforeName, view }: ReportPaperProps) {
  const { hasReminders, studentId } = view
  const figures = figuresOf({ totals: report.totals, before, hasReminders, isOfOne: studentId !== '' })
  return (
    <PaperTable
      label="数据"
      isEven
      headings={figures.map(({ label }) => label)}
      rows={[
        figures.map(({ value, unit }) => `${value} ${unit}`),
        ...(before ? [figures.map(({ change }) => (change ? `比${beforeName}${change.text}` : ''))] : []),
      ]}
    />
  )
}

const PAPER_CHART_WIDTH = 440

/** The ring beside the bars; each part of the ring has its word and its number. */
function PaperCharts({ report, days, today, view, recordsOf }: ReportPaperProps) {
  const qualities = qualitiesOf(report.byType)
  const all = qualities.reduce((sum, { praise }) => sum + praise, 0)
  if (report.totals.count === 0) return <p className="py-2">这段时间还没有点评。</p>
  return (
    <div className="paper-charts">
      <div className="paper-ring">
        <Ring qualities={qualities} all={all} />
        <ul>
          {qualities.map(({ type, name, praise, percent }) => (
            <li key={type}>
              {name} <b className="num">{praise}</b> 次，{percent}%
            </li>
          ))}
        </ul>
      </div>
      <Bars
        bars={timeBars(report.byDay, daysDrawn(view.range, days), today)}
        hasReminders={view.hasReminders}
        recordsOf={recordsOf}
        fixedWidth={PAPER_CHART_WIDTH}
      />
    </div>
  )
}

/** By 学号 and never by the points: nothing printed puts pupils in an order of merit. */
function Pupils({ report, view }: ReportPaperProps) {
  const { hasReminders } = view
  const headings = ['学号', '姓名', ...qualityTypes.map(({ tab }) => tab), '合计']
  const rows = report.students
    .toSorted(compareStudentNumbers)
    .map(({ stuNo, username, isLeft, byType, points, reminder, lastAt }) => [
      stuNo,
      isLeft ? `${username}（转出）` : username,
      ...byType.map(formatPoints),
      formatPoints(points),
      ...(hasReminders ? [reminder] : []),
      lastAt === null ? '' : localDate(lastAt),
    ])
  return (
    <PaperTable
      label="每名学生"
      headings={[...headings, ...(hasReminders ? ['待改进（次）'] : []), '最近点评']}
      rows={rows}
      unbroken={[headings.length + (hasReminders ? 1 : 0)]}
    />
  )
}

type TeamsProps = { teams: CommentSummary['teams']; hasReminders: boolean }

/** In the order of their making, as on the screen. */
function Teams({ teams, hasReminders }: TeamsProps) {
  return (
    <PaperTable
      label="每个小组"
      headings={['小组', '表扬（次）', ...(hasReminders ? ['待改进（次）'] : []), '合计']}
      rows={teams.map(({ teamName, praiseCount, reminderCount, praiseScore, reminderScore }) => [
        teamName,
        praiseCount,
        ...(hasReminders ? [reminderCount] : []),
        formatPoints(praiseScore + reminderScore),
      ])}
    />
  )
}

const ITEMS_ON_PAGE = 20

/** What the pupil was given, the most given first; a page holds the most of it. */
function Items({ report, view }: ReportPaperProps) {
  const given = report.items.filter(({ points }) => view.hasReminders || points > 0)
  return (
    <>
      <PaperTable
        label="点评项"
        headings={['点评项', '品质', '次数', '得分']}
        rows={given
          .slice(0, ITEMS_ON_PAGE)
          .map(({ name, type, count, points }) => [
            name,
            qualityTypes.find((quality) => quality.type === type)?.name ?? '',
            count,
            formatPoints(points),
          ])}
      />
      {given.length > ITEMS_ON_PAGE && <p>只打印了次数最多的 {ITEMS_ON_PAGE} 项，全部请用“导出”。</p>}
    </>
  )
}
