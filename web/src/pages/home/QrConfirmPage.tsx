import { useParams } from 'react-router'
import { QrConfirm } from '../../features/sign-in/qr/QrConfirm.tsx'
import { useSite } from '../../shared/navigation/site.ts'
import { DawnBackground } from '../../shared/ui/layout/DawnBackground.tsx'
import { Logo } from '../../shared/ui/picture/Logo.tsx'

/** Where a phone arrives that scanned the code of the sign-in page. */
export function QrConfirmPage() {
  const { id = '' } = useParams()
  const { webName, logo } = useSite()
  return (
    <div className="relative isolate flex min-h-dvh flex-1 flex-col items-center p-4">
      <DawnBackground />
      <div className="w-full max-w-[440px] py-2">
        <Logo name={webName} src={logo} />
      </div>
      <div className="m-auto w-full max-w-[440px] rounded-big bg-white p-6 shadow-float">
        <QrConfirm key={id} id={id} />
      </div>
    </div>
  )
}
