import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { commentSummary, type CommentSummary } from '@pinge/contract/records.ts'
import { useRead } from '../../../shared/api/use-read.ts'
import { ReadView } from '../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../../shared/ui/feedback/SkeletonGroup.tsx'
import { Figures } from './Figures.tsx'
import { RankedRow } from './RankedRow.tsx'
import { rankStudents } from './rank-students.ts'

export type RankingProps = {
  request: RequestOf<typeof commentSummary>
  title: string
  /** Reminders have no order of merit: those who got one stand as in the class list. */
  isOfReminders: boolean
  onStudent: (studentId: string) => void
  onTeam: (teamId: string) => void
}

/** What the comments add up to, and who got them. */
export function Ranking({ request, title, ...shown }: RankingProps) {
  const summary = useRead(commentSummary, request, { keepsPrevious: true })
  return (
    <section aria-label={title} className="rounded-big bg-white p-5 print:mb-6 print:p-0">
      <h2 className="text-l font-bold">{title}</h2>
      <ReadView read={summary} waiting={<RankingSkeleton />}>
        {(data) =>
          request.teamId === undefined ? (
            <Ranked summary={data} {...shown} />
          ) : (
            <Figures given={data.teams.filter(({ id }) => id === request.teamId)} isOfTeam />
          )
        }
      </ReadView>
    </section>
  )
}

function RankingSkeleton() {
  return (
    <SkeletonGroup className="mt-4 grid gap-3">
      {Array.from({ length: 8 }, (_, place) => (
        <Skeleton key={place} className="h-12 bg-mist!" />
      ))}
    </SkeletonGroup>
  )
}

type RankedProps = Pick<RankingProps, 'isOfReminders' | 'onStudent' | 'onTeam'> & { summary: CommentSummary }

function Ranked({ summary, isOfReminders, onStudent, onTeam }: RankedProps) {
  const { ranked, waiting } = rankStudents(summary.students)
  const order = new Map(summary.students.map(({ id }, place) => [id, place]))
  const shown = isOfReminders
    ? ranked.toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0))
    : ranked
  return (
    <>
      <Figures given={summary.students} />
      {shown.length > 0 && (
        <ol
          aria-label="学生"
          className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-1 print:grid-cols-2 print:gap-x-8 print:gap-y-0"
        >
          {shown.map((row) => (
            <RankedRow key={row.id} row={row} hasBar={!isOfReminders} onSelect={() => onStudent(row.id)} />
          ))}
        </ol>
      )}
      {summary.teams.length > 0 && (
        <>
          <h3 className="mt-5 text-m font-bold">小组</h3>
          <ul className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-1 print:grid-cols-2 print:gap-x-8 print:gap-y-0">
            {summary.teams.map(({ id, teamName, praiseScore, reminderScore }) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => onTeam(id)}
                  className="flex min-h-12 w-full items-center gap-3 rounded-card px-2 text-left text-m hover:bg-mist print:min-h-0 print:py-1"
                >
                  <span className="min-w-0 flex-1 break-words">{teamName}</span>
                  <b className="num">{praiseScore + reminderScore}</b>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {shown.length > 0 && waiting.length > 0 && !isOfReminders && (
        <p className="mt-4 rounded-card bg-mist px-4 py-3 text-s text-ink-2">
          还没被点评到：{waiting.map(({ username }) => username).join('、')}
        </p>
      )}
    </>
  )
}
