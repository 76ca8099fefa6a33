/** States of the QR sign-in and repeats of a report: answers that are no failures, so that no message is shown. */
export const silentCodes: ReadonlySet<number> = new Set([20102, 20103, 30024])
