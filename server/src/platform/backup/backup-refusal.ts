/** A backup that is not made, or not trusted; its message is the sentence for the operator. */
export class BackupRefusal extends Error {}

/** What a file made fail is the file's fault, told in a sentence; but a full disk is a full disk. */
export function asRefusal(error: unknown, sentence: string): unknown {
  const isOfTheMachine = error instanceof Error && 'syscall' in error
  if (error instanceof BackupRefusal || isOfTheMachine) return error
  return new BackupRefusal(sentence, { cause: error })
}
