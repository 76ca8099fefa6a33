import type { DataOf, Endpoint } from '@pinge/contract/endpoint.ts'
import * as z from 'zod/mini'

/** An answer's data that was parsed and written before, and is sent as it is. */
export class ReadyJson {
  readonly json: string

  private constructor(json: string) {
    this.json = json
  }

  /** Parses with the contract like any answer, so that keeping one cannot leak what sending one would not. */
  static of<E extends Endpoint>(endpoint: E, data: DataOf<E>): ReadyJson {
    return new ReadyJson(JSON.stringify(z.parse(endpoint.data, data)))
  }
}
