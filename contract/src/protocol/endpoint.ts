import type * as z from 'zod/mini'
import type { ErrorName } from './error-name.ts'

/**
 * Who may call: anyone; a signed-in teacher, about what is their own; a teacher of the class that the call is about; or
 * that class's owner. What else a call asks is decided in the server's `access/`.
 */
export type Access = 'public' | 'teacher' | 'class' | 'owner'

export type Endpoint<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Data extends z.ZodMiniType = z.ZodMiniType,
> = {
  readonly path: `/api/${string}`
  /** One Chinese line for the API description. */
  readonly summary: string
  /** In a built page it stands only where it is `public`. */
  readonly access: Access
  /** The JSON body. Our own calls use `z.strictObject`; those that the specification shows use `z.object`, which ignores what it does not know. */
  readonly request: Request
  /** What stands in `data` of the envelope. The server parses its own answer with it, so that an undeclared column cannot leak. */
  readonly data: Data
  /** The body is a multipart upload of this one file, of at most so many bytes; `request` then describes its other fields. */
  readonly upload?: { readonly field: string; readonly maxBytes: number; readonly tooLarge: ErrorName }
  /** A success is this file instead of an envelope, and `data` is nothing; a refusal is an envelope as everywhere. */
  readonly file?: { readonly type: string }
}

export type RequestOf<E extends Endpoint> = z.infer<E['request']>
export type DataOf<E extends Endpoint> = z.infer<E['data']>

/**
 * Declares one call: its path, who may call it, what goes in and what comes out. A page leaves out those that it never
 * makes.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<Request extends z.ZodMiniType, Data extends z.ZodMiniType>(
  declaration: Endpoint<Request, Data>,
): Endpoint<Request, Data> {
  return declaration
}
