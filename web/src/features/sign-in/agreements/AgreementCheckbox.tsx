import { Fragment, useState } from 'react'
import { Checkbox } from '../../../shared/ui/form/Checkbox.tsx'
import { onDemand } from '../../../shared/on-demand.tsx'
import { agreementTitles, type AgreementName } from './agreements.ts'
import type { Row } from '../../../shared/form/use-form.ts'

const AgreementDialog = onDemand(async () => (await import('./AgreementDialog.tsx')).AgreementDialog)

const links: readonly (readonly [before: string, name: AgreementName])[] = [
  ['已阅读并同意', 'terms'],
  ['、', 'privacy'],
  ['和', 'children'],
]

export function AgreementCheckbox({ value, onChange, error }: Row<boolean>) {
  const [shown, setShown] = useState<AgreementName | null>(null)
  return (
    <>
      <Checkbox isChecked={value} onChange={onChange} error={error} className="-ml-3.5">
        {/* The room around each name lies under all words: on a phone, two names stand above each other. */}
        <span className="isolate">
          {links.map(([before, name]) => (
            <Fragment key={name}>
              {before}
              <button
                type="button"
                className="relative rounded-[4px] font-bold text-brand before:absolute before:-inset-y-3.5 before:inset-x-0 before:-z-1 hover:text-brand-deep"
                onClick={() => setShown(name)}
              >
                {agreementTitles[name]}
              </button>
            </Fragment>
          ))}
        </span>
      </Checkbox>
      {shown && <AgreementDialog name={shown} onClose={() => setShown(null)} />}
    </>
  )
}
