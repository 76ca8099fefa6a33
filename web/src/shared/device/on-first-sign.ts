/** The first signs that somebody is about to do something with the screen. */
const signs = ['pointermove', 'pointerdown', 'keydown'] as const

/** Runs once, between the first touch of the screen and the tap that needs it. Returns how to stop waiting. */
export function onFirstSign(run: () => void): () => void {
  const stop = () => signs.forEach((sign) => window.removeEventListener(sign, begin))
  const begin = () => {
    stop()
    run()
  }
  signs.forEach((sign) => window.addEventListener(sign, begin))
  return stop
}
