/** Sends one code to one phone. Throws an AppError when it could not be sent. */
export type SmsSender = {
  send(tel: string, code: string): Promise<void>
  /** Whether teachers get the codes on their phones, rather than the operator in a file. */
  readonly reachesPhones: boolean
  close(): void
}
