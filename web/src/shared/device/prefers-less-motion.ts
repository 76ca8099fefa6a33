/** Whether whoever looks at this screen asked their device for nothing that moves. */
export function prefersLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
