import type { Authentication } from '@pinge/contract/authentication.ts'
import { Pencil } from 'lucide-react'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { useCertificateLink } from './use-certificate-link.ts'

export type AuthenticationFactsProps = { authentication: Authentication; onEdit: () => void }

/** What was handed in, to be read. */
export function AuthenticationFacts({ authentication, onEdit }: AuthenticationFactsProps) {
  const { school, subject, certificateUrl } = authentication
  return (
    <>
      <dl className="grid gap-x-6 gap-y-4 text-m sm:grid-cols-2">
        <div>
          <dt className="text-s text-ink-2">学校</dt>
          <dd className="mt-0.5 font-bold wrap-anywhere">{school}</dd>
        </div>
        <div>
          <dt className="text-s text-ink-2">任教学科</dt>
          <dd className="mt-0.5 font-bold wrap-anywhere">{subject}</dd>
        </div>
        <div className="col-span-full">
          <dt className="text-s text-ink-2">教师资格证</dt>
          <dd className="mt-0.5 font-bold wrap-anywhere">
            <Certificate url={certificateUrl} />
          </dd>
        </div>
      </dl>
      <Button variant="mist" className="mt-5 max-sm:w-full" onClick={onEdit}>
        <Pencil aria-hidden />
        修改
      </Button>
    </>
  )
}

function Certificate({ url }: { url: string }) {
  const link = useCertificateLink(url)
  if (url === '') return <span className="font-normal text-ink-2">照片已删除，重新提交时请再上传</span>
  if (link === undefined) return <Skeleton className="mt-1 h-44 w-full max-w-72" />
  return (
    <img
      src={link}
      alt="教师资格证"
      className="mt-1 h-44 w-full max-w-72 rounded-card bg-mist object-contain"
    />
  )
}
