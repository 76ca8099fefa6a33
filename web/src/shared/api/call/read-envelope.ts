import { Envelope } from '@pinge/contract/protocol/envelope.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { SUCCESS_CODE } from '@pinge/contract/values/limits.ts'
import { overNetwork } from '../failure/network-failure.ts'
import { Refusal } from '../failure/refusal.ts'

/** The data of an answer; throws a `Refusal` for whatever is not a success. */
export async function readEnvelope(answer: Response, signal: AbortSignal): Promise<unknown> {
  const json = parseJson(await overNetwork(answer.text(), signal))
  const envelope = Envelope.safeParse(json)
  // Not our server's voice: a proxy's error page, for example. The HTTP status is all that it says.
  if (!envelope.success) throw new Refusal(answer.ok ? errors.unexpected.code : answer.status, '')
  const { code, msg, data } = envelope.data
  if (code !== SUCCESS_CODE) throw new Refusal(code, msg, data)
  // The HTTP layer's word counts first (section 7): a code of success behind a failed status is none.
  if (!answer.ok) throw new Refusal(answer.status, '')
  return data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
