import { viewFile } from '@pinge/contract/files.ts'
import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { useRead } from '../../shared/api/use-read.ts'

/** An address opens a certificate for five minutes: another one is asked for before that. */
const LINK_FRESH_MS = 4 * MINUTE_MS

/** An address that shows my certificate for some minutes; undefined until it is there. */
export function useCertificateLink(certificateUrl: string): string | undefined {
  const { data } = useRead(
    viewFile,
    { url: certificateUrl },
    { enabled: certificateUrl !== '', staleTime: LINK_FRESH_MS },
  )
  return data?.url
}
