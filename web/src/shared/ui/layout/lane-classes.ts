/** What stands in the lane. It takes the place of what else is there: the hint, and on a narrow screen the sections of the class. */
export const laneClasses =
  'fixed inset-x-0 bottom-0 z-20 grid min-h-(--lane) grid-cols-[minmax(0,1fr)] place-items-center px-3 pb-[env(safe-area-inset-bottom)] bg-sky-3'
