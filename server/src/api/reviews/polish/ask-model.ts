import * as z from 'zod/mini'
import { AppError } from '../../../platform/app-error.ts'
import type { ReviewModel } from '../../../platform/config.ts'

/** A client waits 10 s; this leaves time to say that there was no answer. */
const PATIENCE_MS = 8_000
const MAX_ANSWER_BYTES = 64 * 1024
const MAX_TOKENS = 600

const Answer = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
})

const task =
  '你帮小学班主任润色一段期末评语。只改说法，让句子自然、温暖、通顺；不增加也不改变任何事实、数字、次数、引号里的词和称呼，不提别的同学、班级、学校、名次、体重、疾病和家庭。{姓名} 原样保留。只回答改好的评语，一段话。'

/**
 * What the model makes of a text, by the common chat-completions protocol (POST `{model, messages}`, answered by
 * `choices[0].message.content`). Refused as `modelSilent` when it does not answer in time, too much, or in another form.
 */
export async function askModel(
  { url, name, key }: ReviewModel,
  text: string,
  patienceMs = PATIENCE_MS,
): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        ...(key !== null && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({
        model: name,
        stream: false,
        max_tokens: MAX_TOKENS,
        messages: [
          { role: 'system', content: task },
          { role: 'user', content: text },
        ],
      }),
      signal: AbortSignal.timeout(patienceMs),
    })
    if (!response.ok) throw new Error(`the model answered ${response.status}`)
    const { choices } = z.parse(Answer, JSON.parse(await readText(response)))
    return choices[0]?.message.content.trim() ?? ''
  } catch (cause) {
    throw new AppError('modelSilent', { cause })
  }
}

/** No more than an answer can have: one that does not end is broken off. */
async function readText({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  // A stream of bytes, whose type does not say so.
  for await (const piece of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += piece.length
    if (bytes > MAX_ANSWER_BYTES) throw new Error('the answer of the model does not end')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}
