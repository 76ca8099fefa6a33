import { line } from '@pinge/contract/values/fields.ts'
import { MAX_REASON_LENGTH } from '@pinge/contract/values/limits.ts'
import { ConfigError } from '../../platform/config.ts'
import { formatMoment } from '../../platform/format-moment.ts'
import type { ApiDeps } from '../api-deps.ts'
import { certify, listWaiting } from '../authentication/certify.ts'
import type { ViewLinks } from '../writes/view-links.ts'

export type CertifyArguments = {
  id?: string | undefined
  approve?: boolean | undefined
  refuse?: string | undefined
}

export type CertifyDeps = Pick<ApiDeps, 'database' | 'clock' | 'newId'> & {
  links: ViewLinks
  /** Where the server is reached, without a slash at the end. */
  origin: string
}

/**
 * `teacher certify`: without an id lists what waits, each with an address that shows its certificate for some minutes;
 * with one approves it, or refuses it with a reason. Answers the lines to print.
 */
export async function certifyTeachers(
  deps: CertifyDeps,
  { id, approve = false, refuse }: CertifyArguments,
): Promise<string[]> {
  if (id === undefined && !approve && refuse === undefined) return formatWaiting(deps)
  if (id === undefined) throw new ConfigError('请用 --id 写明是哪一份申请。')
  if (approve === (refuse !== undefined)) throw new ConfigError('请在 --approve 和 --refuse 原因 里选一个。')
  if (refuse === undefined) {
    await certify(deps, id, { state: 'approved' })
    return ['已通过，老师会收到消息。']
  }
  const reason = line(MAX_REASON_LENGTH).safeParse(refuse)
  if (!reason.success)
    throw new ConfigError(`请写明不通过的原因，一行，不超过 ${MAX_REASON_LENGTH} 个字：老师会看到。`)
  await certify(deps, id, { state: 'refused', reason: reason.data })
  return ['已记为不通过，老师会收到消息和原因。']
}

async function formatWaiting(deps: CertifyDeps): Promise<string[]> {
  const waiting = await listWaiting(deps)
  if (waiting.length === 0) return ['没有待审核的申请。']
  const lines = waiting.flatMap(({ id, nickname, tel, school, subject, certificateUrl, submittedAt }) => [
    `${id}  ${nickname} ${tel}  ${school}  ${subject}  ${formatMoment(submittedAt)} 提交`,
    `  证书（5 分钟内可以打开）：${deps.origin}${deps.links.issue(certificateUrl).url}`,
  ])
  return [`待审核 ${waiting.length} 份：`, ...lines]
}
