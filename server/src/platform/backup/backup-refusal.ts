/** A backup that is not made, or not trusted; its message is the sentence for the operator. */
export class BackupRefusal extends Error {}
