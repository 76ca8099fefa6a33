/** Fills what the document of the tests lacks, or does in another order than a browser. */
export function fillBrowser(): void {
  // After what React draws, as in a browser; there it would come before.
  globalThis.requestAnimationFrame = (run) => setTimeout(() => run(performance.now()), 16)
  globalThis.cancelAnimationFrame = (id) => clearTimeout(id)
}
