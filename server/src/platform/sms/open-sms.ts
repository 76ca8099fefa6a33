import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { NewId } from '../random.ts'
import { createAliyunSms } from './aliyun-sms.ts'
import { createOutbox } from './outbox-sms.ts'
import type { SmsSender } from './sms-sender.ts'

type Deps = { config: Pick<Config, 'sms' | 'dataDir'>; clock: Clock; newId: NewId; log: Log }

export function openSms({ config, clock, newId, log }: Deps): SmsSender {
  if (config.sms) return createAliyunSms(config.sms, { clock, newId, log })
  return createOutbox(config.dataDir, clock, log)
}
