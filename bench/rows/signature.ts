import { median } from '../compare.ts'
import { prepareLists } from '../load/prepare.ts'
import { profileProduct } from '../profile.ts'
import type { Row } from '../row.ts'
import type { RowContext } from './row-context.ts'

const CONNECTIONS = 16
const READS = 10_000
const CLASSES = 50
const TARGET = 0.27

/** Row 6: what the check of the signature takes of the processor's time of a read that is answered from memory. */
export async function signatureRows({ options, engine, makeHome }: RowContext): Promise<Row[]> {
  const home = await makeHome(options.comments.small)
  const classes = home.school.classes.slice(0, CLASSES)
  try {
    const shares: number[] = []
    for (let pass = 0; pass < options.passes; pass += 1) {
      const profile = await profileProduct(home.settings, CONNECTIONS, (load) =>
        load.send(prepareLists(classes, READS, new Map())),
      )
      shares.push(profile.shareOf('checkSignature'))
    }
    const share = median(shares)
    return [
      {
        figure: '6 signature check of a cached read',
        engine,
        measured: `${(share * 100).toFixed(0)} %`,
        yardstick: "of the read's processor time",
        ratio: share.toFixed(2),
        target: `≤ ${TARGET}, aim 0.15`,
        isReached: share <= TARGET,
      },
    ]
  } finally {
    await home.remove()
  }
}
