import type { Category } from '@pinge/contract/teams.ts'
import { exportTable } from '../../../shared/table/export-table.ts'
import { ExportButton } from '../../../shared/ui/buttons/ExportButton.tsx'
import { PrintButton } from '../../../shared/ui/buttons/PrintButton.tsx'
import { ReadView } from '../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../../shared/ui/feedback/SkeletonGroup.tsx'
import { PrintView } from '../../../shared/ui/layout/PrintView.tsx'
import { Sheet } from '../../../shared/ui/overlay/Sheet.tsx'
import { useScheme } from '../scheme/SchemeContext.ts'
import { teamColumns, teamLines, type TeamLine } from './team-sheet.ts'

export type PrintSheetProps = { category: Category; onClose: () => void }

/** The teams as a list for the wall or for a file. */
export function PrintSheet({ category, onClose }: PrintSheetProps) {
  const { className, teams, teamsRead, students } = useScheme()
  const isRead = teamsRead.data !== undefined
  const lines = teamLines(teams, students)
  const title = [className, category.name].filter(Boolean).join(' · ')
  const save = () =>
    exportTable({ fileName: `${className}${category.name}`, sheetName: '小组', columns: teamColumns }, lines)
  return (
    <Sheet isOpen onClose={onClose} title="打印或导出" className="md:w-[47.5rem]!">
      <div className="min-h-0 flex-1 overflow-y-auto px-4 sm:px-6">
        <ReadView read={teamsRead} waiting={<TableSkeleton />}>
          {() => <TeamTable title={title} lines={lines} />}
        </ReadView>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-3 px-4 pt-3 pb-5 sm:px-6">
        <ExportButton disabled={!isRead} onExport={save} />
        <PrintButton variant="primary" disabled={!isRead} />
      </div>
      <PrintView>
        <h1 className="mb-3 text-l font-bold">{title}</h1>
        <TeamTable title={title} lines={lines} />
      </PrintView>
    </Sheet>
  )
}

function TeamTable({ title, lines }: { title: string; lines: readonly TeamLine[] }) {
  return (
    <table className="w-full text-left text-m print:text-base">
      <caption className="sr-only">{title}</caption>
      <thead className="text-s text-ink-2">
        <tr>
          <th className="py-2 pr-3">小组</th>
          <th className="py-2 pr-3 text-right whitespace-nowrap">人数</th>
          <th className="py-2 pr-5 text-right whitespace-nowrap">得分</th>
          <th className="py-2">学生</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, score, members }) => (
          <tr key={name} className="border-t border-hair align-top">
            <th scope="row" className="w-24 py-2 pr-3 wrap-anywhere md:w-40 print:w-40">
              {name}
            </th>
            <td className="num py-2 pr-3 text-right">{members.length}</td>
            <td className="num py-2 pr-5 text-right">{score}</td>
            <td className="py-2 wrap-anywhere">{members.join('、')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function TableSkeleton() {
  return (
    <SkeletonGroup className="grid gap-2">
      {Array.from({ length: 6 }, (_, place) => (
        <Skeleton key={place} className="h-10" />
      ))}
    </SkeletonGroup>
  )
}
