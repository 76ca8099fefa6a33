const GLIDE_MS = 450

/** Lets something glide to its place from where it stood, this far away. */
export function glide(child: HTMLElement, dx: number, dy: number): void {
  child.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
    duration: GLIDE_MS,
    easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  })
}
