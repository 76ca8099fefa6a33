import type { Report } from '@pinge/contract/class-data.ts'
import { Users } from 'lucide-react'
import { Link } from 'react-router'
import type { TermDays } from '../../../shared/time/day-range.ts'
import { ExportButton } from '../../../shared/ui/buttons/ExportButton.tsx'
import { PrintButton } from '../../../shared/ui/buttons/PrintButton.tsx'
import { OwnDays, RangePicker } from '../../../shared/ui/form/RangePicker.tsx'
import { Segmented } from '../../../shared/ui/form/Segmented.tsx'
import { SelectField } from '../../../shared/ui/form/SelectField.tsx'
import { Switch } from '../../../shared/ui/form/Switch.tsx'
import type { ShownReport } from '../shown-report.ts'
import { spanWords } from '../span-words.ts'
import { useClassmates } from './use-classmates.ts'

export type DataHeadProps = Omit<ShownReport, 'report'> & {
  /** Until it has come nothing can be taken out. */
  report: Report | undefined
  /** It is of the days before, and cannot be taken out either. */
  isLate: boolean
  /** The class, or the one pupil; empty while the name is not known, or could not be read. */
  whose: string
  className: string
  term: TermDays | undefined
  /** The days, and with which they are compared. */
  span: string
}

/** Whose data it is, of which days, and the ways out: a file, paper. */
export function DataHead(props: DataHeadProps) {
  const { view, range, nowMs, term, span, whose, report, isLate, onView } = props
  const picker = {
    picked: view,
    today: nowMs,
    term,
    onPick: onView,
  }

  async function exportReport(): Promise<void> {
    if (!report) return
    const { exportReportFile } = await import('../out/report-file.ts')
    await exportReportFile({ ...props, report })
  }

  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-3 print:hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 flex-1 text-h font-bold wrap-anywhere max-sm:basis-full">
          {whose !== '' && `${whose}的`}
          {spanWords[range]}
        </h1>
        <div className="flex items-center gap-2 cramped:flex-wrap">
          <span className="flex items-center gap-1.5 text-base text-ink-2">
            含待改进
            <Switch
              label="含待改进"
              isOn={view.hasReminders}
              onChange={(hasReminders) => onView({ hasReminders })}
            />
          </span>
          <PrintButton variant="white" className="max-sm:hidden" disabled={!report || isLate} />
          <ExportButton variant="white" disabled={!report || isLate} onExport={exportReport} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <RangePicker {...picker} />
        <p className="text-s text-ink-2">{span}</p>
        <span className="ml-auto max-sm:w-full">
          {view.studentId === '' ? (
            <Segmented
              label="学生或小组"
              value={view.who}
              options={[
                { value: 'students', label: '学生' },
                { value: 'teams', label: '小组' },
              ]}
              onChange={(who) => onView({ who })}
              className="max-sm:w-full"
            />
          ) : (
            <OnePupil {...props} />
          )}
        </span>
      </div>
      <OwnDays {...picker} />
    </header>
  )
}

/** From one pupil to the next, and back to all of them. */
function OnePupil({ classId, view, report, pathOf, called, onView }: DataHeadProps) {
  const classmates = useClassmates(classId)
  const [shown] = report?.students ?? []
  // One who has left is not among them, and is shown all the same.
  const options = shown && !classmates.some(({ id }) => id === shown.id) ? [...classmates, shown] : classmates
  return (
    <span className="flex items-center gap-2 cramped:flex-wrap">
      <SelectField
        label="学生"
        isLabelHidden
        value={view.studentId}
        className="w-44 max-sm:flex-1"
        options={options.map(({ id, username }) => ({ value: id, label: called.get(id) ?? username }))}
        onChange={(studentId) => onView({ studentId, sort: '' })}
      />
      <Link
        to={pathOf('')}
        className="flex min-h-12 items-center gap-2 rounded-full bg-white px-5 text-name font-bold hover:bg-mist [&_svg]:size-5"
      >
        <Users aria-hidden />
        全班
      </Link>
    </span>
  )
}
