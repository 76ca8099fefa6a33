/** A backup that is not made, or not trusted; its message is the sentence for the operator. */
export class BackupRefusal extends Error {}

/** What the disk or the system refused, and no file's fault. */
export function isOfTheMachine(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}

/** What a file made fail is the file's fault, told in a sentence; but a full disk is a full disk. */
export function asRefusal(error: unknown, sentence: string): unknown {
  if (error instanceof BackupRefusal || isOfTheMachine(error)) return error
  return new BackupRefusal(sentence, { cause: error })
}
