/** Sky, a low sun and light through a window, behind the content of its `relative isolate` parent. */
export function DawnBackground() {
  return (
    <div aria-hidden className="dawn pointer-events-none absolute inset-0 -z-10 overflow-hidden print:hidden">
      <i className="window-pane right-75 w-32" />
      <i className="window-pane right-111 w-32 opacity-80" />
      <i className="window-pane right-155 w-18.5 opacity-55" />
    </div>
  )
}
