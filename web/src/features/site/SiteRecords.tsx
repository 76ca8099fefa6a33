import { useSite } from '../../shared/navigation/site.ts'
import { icpAddress, policeAddress } from './record-addresses.ts'
import { siteLink } from './site-link.ts'

/** The registrations that the law wants shown, as list items; nothing where the site has none. */
export function SiteRecords() {
  const { icpRecord, policeRecord } = useSite()
  return (
    <>
      {icpRecord !== '' && <Record text={icpRecord} address={icpAddress} />}
      {policeRecord !== '' && <Record text={policeRecord} address={policeAddress(policeRecord)} />}
    </>
  )
}

function Record({ text, address }: { text: string; address: string }) {
  return (
    <li>
      <a href={address} target="_blank" rel="noreferrer" className={siteLink}>
        {text}
      </a>
    </li>
  )
}
