import { NetworkFailure } from '../../../shared/api/failure/network-failure.ts'
import { Refusal } from '../../../shared/api/failure/refusal.ts'

const GONE = 404
/** Of what may come with the next try. */
const PASSING = 503

/** The file is there, and is not shown: it was cut off, or it is at fault itself. */
export const unshown = (message: string) => new Refusal(PASSING, message)

/** Why something does not play though its address is new. The browser says the same of a lost file and of a lost network. */
export async function findFault(url: string): Promise<Refusal | NetworkFailure> {
  try {
    const { status } = await fetch(url, { method: 'HEAD' })
    // In the words of the contract's refusal, with which the refusals of all uploads would come.
    return status === GONE
      ? new Refusal(GONE, '内容不存在或已下架')
      : unshown('可能网络不稳，也可能这台设备放不了这种格式')
  } catch (error) {
    return new NetworkFailure(error)
  }
}
