import type { DataOf, Endpoint } from '@pinge/contract/protocol/endpoint.ts'
import { SUCCESS_CODE } from '@pinge/contract/values/limits.ts'
import * as z from 'zod/mini'

/** A successful answer as the bytes that go out: parsed and written once, and sent as often as it is asked for. */
export class ReadyAnswer {
  readonly bytes: Buffer

  private constructor(bytes: Buffer) {
    this.bytes = bytes
  }

  /** `data` is JSON that was parsed with the contract before it was written, like any answer. */
  static ofParts(data: string): ReadyAnswer {
    return ReadyAnswer.ofBytes(Buffer.from(successOf(data)))
  }

  /** A whole envelope, whose data is such JSON. */
  static ofBytes(bytes: Buffer): ReadyAnswer {
    return new ReadyAnswer(bytes)
  }
}

/** The envelope of a success, with the data as its own schema lets it out. */
export function writeSuccess<E extends Endpoint>(endpoint: E, data: DataOf<E>): string {
  return successOf(JSON.stringify(z.parse(endpoint.data, data)))
}

/** What stands before and after the data of a success. */
export const SUCCESS_HEAD = `{"code":${SUCCESS_CODE},"msg":"ok","data":`
export const SUCCESS_TAIL = '}'

function successOf(data: string): string {
  return SUCCESS_HEAD + data + SUCCESS_TAIL
}
