import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test'

/**
 * What the server refuses, or no longer has, is told in the console too, and what a browser ignores over plain HTTP; none of
 * it is the script's fault.
 */
const isElsewhere =
  /^Failed to load resource|Failed to fetch dynamically imported module|^The Cross-Origin-Opener-Policy header has been ignored/

/** Tells of each script that fails on a page of this browser, or that the content security policy stops. Answers what ends it. */
export function hearScriptFailures(context: BrowserContext, tell: (failure: string) => void): () => void {
  const hearError = (error: WebError): void => tell(String(error.error()))
  const hearMessage = (message: ConsoleMessage): void => {
    if (message.type() === 'error' && !isElsewhere.test(message.text())) tell(message.text())
  }
  context.on('weberror', hearError)
  context.on('console', hearMessage)
  return () => {
    context.off('weberror', hearError)
    context.off('console', hearMessage)
  }
}
