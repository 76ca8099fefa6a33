/** What stands in the lane. Where the sections of the class are there too, it takes their place. */
export const laneClasses =
  'pointer-events-none fixed inset-x-0 bottom-0 z-20 grid h-(--lane) grid-cols-[minmax(0,1fr)] place-items-center px-3 pb-[env(safe-area-inset-bottom)] max-xl:pointer-events-auto max-xl:bg-sky-3 [&>*]:pointer-events-auto'
