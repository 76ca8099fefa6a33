import { passwordSignIn } from '@pinge/contract/login.ts'
import { hash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { signedRequest } from '../load/signed-request.ts'
import { openPerson, type Person } from './person.ts'

const TRIES_PER_SECOND = 500
/** An answer may take four seconds, and the next try from the same address does not wait for it. */
const CONNECTIONS_PER_ADDRESS = 3
const TICK_MS = 10

export type Guesses = {
  tries: number
  /** Made so many a second, from the first to the last. */
  perSecond: number
  /** How many were answered with each code. */
  codes: ReadonlyMap<number, number>
}

/**
 * Tries a wrong password at 500 a second, whatever is answered, on one account after another and from all addresses in
 * turn. Over `addresses`, each in 127.0.0.0/8.
 */
export async function guess(
  origin: string,
  tels: readonly string[],
  { tries, addresses }: { tries: number; addresses: number },
): Promise<Guesses> {
  const guessers: Person[] = []
  for (let index = 0; index < addresses * CONNECTIONS_PER_ADDRESS; index += 1)
    guessers.push(await openPerson(origin, addressOf(index % addresses)))
  const free = [...guessers]
  const codes = new Map<number, number>()
  const answers: Promise<void>[] = []
  const startedAt = performance.now()
  let sent = 0
  while (sent < tries) {
    const due = Math.min(tries, ((performance.now() - startedAt) / 1_000) * TRIES_PER_SECOND)
    for (let guesser = free.shift(); guesser && sent < due; guesser = free.shift()) {
      answers.push(tryOnce(guesser, tels[sent % tels.length] ?? '', sent))
      sent += 1
      if (sent >= due) break
    }
    await wait(TICK_MS)
  }
  const perSecond = (sent / (performance.now() - startedAt)) * 1_000
  await Promise.all(answers)
  for (const guesser of guessers) guesser.close()
  return { tries: sent, perSecond, codes }

  async function tryOnce(guesser: Person, tel: string, number: number): Promise<void> {
    const request = { tel, password: hash('sha256', `guess ${number}`) }
    const { code } = await guesser.send(signedRequest(passwordSignIn.path, request))
    codes.set(code, (codes.get(code) ?? 0) + 1)
    free.push(guesser)
  }
}

function addressOf(index: number): string {
  return `127.1.${Math.floor(index / 200)}.${(index % 200) + 1}`
}
