import {
  readAuthentication,
  submitAuthentication,
  type Authentication,
} from '@pinge/contract/authentication.ts'
import { viewFile } from '@pinge/contract/files.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { endpointQuery } from '../../shared/api/endpoint-query.ts'
import { useKeptRequest, type Numbered } from '../../shared/api/use-kept-request.ts'

const ASKED_EVERY_MS = 60_000
/** An address opens a certificate for five minutes: asked anew before that. */
const LINK_FRESH_MS = 4 * 60_000

type HandedIn = Pick<Authentication, 'school' | 'subject' | 'certificateUrl'>

/** What I handed in and what became of it; asked every minute, since somebody decides meanwhile. */
export function useAuthentication() {
  return useQuery({
    ...endpointQuery(readAuthentication, {}),
    refetchInterval: ASKED_EVERY_MS,
    // The screen itself says so.
    meta: { announces: 'nothing' },
  })
}

/** An address that shows my certificate for some minutes; undefined until it is there. */
export function useCertificateLink(certificateUrl: string): string | undefined {
  const { data } = useQuery({
    ...endpointQuery(viewFile, { url: certificateUrl }),
    enabled: certificateUrl !== '',
    staleTime: LINK_FRESH_MS,
    meta: { announces: 'nothing' },
  })
  return data?.url
}

/** Hands it in. What became of it, or null; `problem` says why not. */
export function useSubmitAuthentication() {
  const queryClient = useQueryClient()
  const { send, isSending, isUnsettled, error, forgetError } = useKeptRequest(write)

  async function submit(wanted: HandedIn): Promise<Authentication | null> {
    try {
      const { data } = await send(wanted)
      queryClient.setQueryData(endpointQuery(readAuthentication, {}).queryKey, data)
      return data
    } catch {
      return null
    }
  }

  return {
    submit,
    isSending,
    isUnsettled,
    problem: error ? describeFailure(error) : '',
    forgetProblem: forgetError,
  }
}

function write(request: Numbered<HandedIn>) {
  return call(submitAuthentication, request)
}
