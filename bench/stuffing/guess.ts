import { passwordSignIn } from '@pinge/contract/sign-in.ts'
import { hash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { signedRequest } from '../load/signed-request.ts'
import { openPerson, type Person } from './person.ts'

const TRIES_PER_SECOND = 500
/** An answer may take four seconds, and the next try from the same address does not wait for it. */
const CONNECTIONS_PER_ADDRESS = 3
const STEP_MS = 10
const TELL_EVERY_MS = 20_000

export type Guesses = {
  tries: number
  /** Made so many a second, from the first to the last. */
  perSecond: number
  /** How many were answered with each code. */
  codes: ReadonlyMap<number, number>
}

export type Guessers = {
  /**
   * Tries a wrong password at 500 a second, whatever is answered, on one account after another and from all addresses in
   * turn. It tells now and then how many were sent.
   */
  guess(tels: readonly string[], tries: number, onProgress: (sent: number) => void): Promise<Guesses>
  close(): void
}

/** Connections from so many addresses of 127.0.0.0/8. */
export async function openGuessers(origin: string, addresses: number): Promise<Guessers> {
  const guessers: Person[] = []
  for (let index = 0; index < addresses * CONNECTIONS_PER_ADDRESS; index += 1)
    guessers.push(await openPerson(origin, addressOf(index % addresses)))

  return { guess, close: () => guessers.forEach((guesser) => guesser.close()) }

  async function guess(
    tels: readonly string[],
    tries: number,
    onProgress: (sent: number) => void,
  ): Promise<Guesses> {
    const free = [...guessers]
    const codes = new Map<number, number>()
    const failures: unknown[] = []
    const startedAt = performance.now()
    let sent = 0
    let answered = 0
    let toldAt = startedAt
    let sentAllAt: number | undefined
    while (answered < tries && failures.length === 0) {
      const now = performance.now()
      const due = Math.min(tries, ((now - startedAt) / 1_000) * TRIES_PER_SECOND)
      while (sent < due && free.length > 0) {
        const guesser = free.shift()
        if (guesser)
          tryOnce(guesser, tels[sent % tels.length] ?? '', sent).catch((error) => failures.push(error))
        sent += 1
      }
      if (now - toldAt >= TELL_EVERY_MS) {
        toldAt = now
        onProgress(sent)
      }
      if (sent === tries) sentAllAt ??= now
      await wait(STEP_MS)
    }
    if (failures.length > 0) throw failures[0]
    return { tries: sent, perSecond: (sent / ((sentAllAt ?? performance.now()) - startedAt)) * 1_000, codes }

    async function tryOnce(guesser: Person, tel: string, number: number): Promise<void> {
      const request = { tel, password: hash('sha256', `guess ${number}`) }
      const { code } = await guesser.send(signedRequest(passwordSignIn.path, request))
      codes.set(code, (codes.get(code) ?? 0) + 1)
      answered += 1
      free.push(guesser)
    }
  }
}

function addressOf(index: number): string {
  return `127.1.${Math.floor(index / 200)}.${(index % 200) + 1}`
}
