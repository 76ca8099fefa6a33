import { CLASS_NUMBER_LENGTH } from '@pinge/contract/values/limits.ts'
import type { Db } from '../../platform/db/schema.ts'
import { randomDigits, type RandomBytes } from '../../platform/random.ts'

/** Of 90 million numbers; that many in a row taken means that something else is wrong. */
const MAX_TRIES = 20

/** A public class number that no class has. The column is unique: the second class with the same one is refused. */
export async function freeClassNumber(db: Db, randomBytes: RandomBytes): Promise<string> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const geziNo = randomDigits(randomBytes, CLASS_NUMBER_LENGTH)
    const taken = await db.selectFrom('classes').select('id').where('geziNo', '=', geziNo).executeTakeFirst()
    if (!taken) return geziNo
  }
  throw new Error('no free class number found')
}
