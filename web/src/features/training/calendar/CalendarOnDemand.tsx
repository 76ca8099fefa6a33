import { onDemand } from '../../../shared/on-demand.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'

/** 打卡日历, which comes beside the games of a page: nobody waits for it to begin one. It keeps the calendar's place. */
export const CalendarOnDemand = onDemand(
  async () => (await import('./TrainingCalendar.tsx')).TrainingCalendar,
  { fallback: <Skeleton className="h-158" /> },
)
