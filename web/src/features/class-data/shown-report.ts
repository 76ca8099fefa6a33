import type { Report, ReportTotals } from '@pinge/contract/class-data.ts'
import type { Days } from '@pinge/contract/values/school-days/school-dates.ts'
import type { RecordsNarrowing } from '../../shared/navigation/records-path.ts'
import type { DayRange } from '../../shared/time/day-range.ts'
import type { ClassDataView } from './class-data-view.ts'

/** Where the comments stand that are counted in a figure: of the span that is shown, or of some of its days. */
export type RecordsLink = (narrowing?: RecordsNarrowing, days?: Days) => string

/** A report with all that its parts need beside it. */
export type ShownReport = {
  classId: string
  report: Report
  before: ReportTotals | null
  beforeName: string
  range: DayRange
  days: Days
  today: string
  nowMs: number
  /** Whose it is and of which days, for a picture that leaves. */
  subtitle: string
  view: ClassDataView
  /** In a class that rests nothing is given. */
  canGive: boolean
  recordsOf: RecordsLink
  pathOf: (studentId: string) => string
  /** How each pupil of the class is called, by id. */
  called: ReadonlyMap<string, string>
  onView: (changed: Partial<ClassDataView>) => void
  onPraise: (studentIds: readonly string[]) => void
}
