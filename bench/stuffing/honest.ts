import { SUCCESS_CODE } from '@pinge/contract/values/limits.ts'
import { passwordSignIn } from '@pinge/contract/sign-in.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { signedRequest } from '../load/signed-request.ts'
import { openPerson } from './person.ts'

const SCHOOLS = 10
const RETRY_MS = 5_000

export type Teacher = { tel: string; password: string; school: string }

export type Morning = {
  /** Of every sign-in that let them in, in milliseconds. */
  latenciesMs: number[]
  refusals: number
  /** The longest that one of them was kept out, from the first refusal on. */
  longestRefusedMs: number
}

/** Ten schools of ten teachers, each school behind an address of its own. */
export function schoolOf(index: number): string {
  return `127.200.0.${(index % SCHOOLS) + 1}`
}

/**
 * Signs each of them in once every `everyMs`, at their own time, until `isOver`. Who is refused waits as told and does not
 * give up.
 */
export async function signInAll(
  origin: string,
  teachers: readonly Teacher[],
  { everyMs, isOver }: { everyMs: number; isOver: () => boolean },
): Promise<Morning> {
  const mornings = await Promise.all(
    teachers.map(async (teacher, index) => {
      await wait((everyMs * index) / teachers.length)
      return oneTeacher(origin, teacher, { everyMs, isOver })
    }),
  )
  return {
    latenciesMs: mornings.flatMap(({ latenciesMs }) => latenciesMs),
    refusals: mornings.reduce((sum, { refusals }) => sum + refusals, 0),
    longestRefusedMs: Math.max(...mornings.map(({ longestRefusedMs }) => longestRefusedMs)),
  }
}

async function oneTeacher(
  origin: string,
  { tel, password, school }: Teacher,
  { everyMs, isOver }: { everyMs: number; isOver: () => boolean },
): Promise<Morning> {
  const person = await openPerson(origin, school)
  const morning: Morning = { latenciesMs: [], refusals: 0, longestRefusedMs: 0 }
  let refusedAt: number | undefined
  do {
    const { code, waitSeconds, elapsedMs } = await person.send(
      signedRequest(passwordSignIn.path, { tel, password }),
    )
    const now = performance.now()
    if (refusedAt !== undefined)
      morning.longestRefusedMs = Math.max(morning.longestRefusedMs, now - refusedAt)
    if (code === SUCCESS_CODE) {
      morning.latenciesMs.push(elapsedMs)
      refusedAt = undefined
      await wait(everyMs)
    } else {
      morning.refusals += 1
      refusedAt ??= now
      await wait(waitSeconds * 1_000 || RETRY_MS)
    }
  } while (!isOver() || refusedAt !== undefined)
  person.close()
  return morning
}
