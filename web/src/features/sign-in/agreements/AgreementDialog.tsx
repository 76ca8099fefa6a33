import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx'
import { agreementTexts } from './agreement-texts.ts'
import { agreementTitles, type AgreementName } from './agreements.ts'

export type AgreementDialogProps = { name: AgreementName; onClose: () => void }

/** Loaded when somebody wants to read it. */
export function AgreementDialog({ name, onClose }: AgreementDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={agreementTitles[name]}
      className="w-[min(640px,calc(100vw-32px))]!"
    >
      {agreementTexts[name].map(({ heading, text, kept = [] }) => (
        <section key={heading} className="mb-4 last:mb-0">
          <h3 className="text-m font-bold">{heading}</h3>
          <p className="mt-1 text-m text-ink-2">{text}</p>
          <dl className="text-m text-ink-2">
            {kept.map(({ title, text: told }) => (
              <div key={title} className="mt-1.5">
                <dt className="inline font-bold">{title}：</dt>
                <dd className="inline">{told}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}
