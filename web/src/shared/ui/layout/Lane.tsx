/**
 * The strip at the bottom of a lesson where is told what was just done, and who is selected: its height is kept from the
 * start, the page scrolls above it, and so nothing that comes moves a pupil or covers one. What stands in it is fixed.
 */
export function Lane() {
  return (
    <div
      aria-hidden
      className="sticky bottom-0 z-5 mt-auto h-(--lane) cramped:[:root:has([role=toolbar])_&]:h-36 shrink-0 bg-sky-3 print:hidden"
    />
  )
}
