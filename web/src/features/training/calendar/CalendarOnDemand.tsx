import { onDemand } from '../../../shared/on-demand.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'

/** 打卡日历, fetched beside the games of a page, which begin without it. Until it has come its place is kept. */
export const CalendarOnDemand = onDemand(
  async () => (await import('./TrainingCalendar.tsx')).TrainingCalendar,
  { fallback: <Skeleton className="h-158" /> },
)
